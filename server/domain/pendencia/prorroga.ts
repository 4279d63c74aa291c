import type { prorrogaPendencia } from '../../../catalogue/management/pendencia/index.ts'
import { said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Acting } from '../machine/bound.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { pendencias } from './guards.ts'

export const prorroga: Verb<typeof prorrogaPendencia> = making(
  pendencias,
  'prorrogar',
  ({ prazo, validade }, acting) => {
    requireOpenDay(prazo, acting)
    return { prazo_entrega: prazo, ...(validade === undefined ? {} : { validade }) }
  },
)

export function requireOpenDay(prazo: string, { today }: Acting): void {
  if (prazo >= today) return
  throw new Refusal('REGISTRO_INVALIDO', {}, [
    wrongField('prazo', 'CAMPO_INVALIDO', said('comum.prazoPassou')),
  ])
}
