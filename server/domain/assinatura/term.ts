import { said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Acting } from '../machine/bound.ts'

/** Refuses a deadline in the past. */
export function requireOpen(prazo: string, { today }: Acting): string {
  if (prazo >= today) return prazo
  const mensagem = said('comum.prazoPassou')
  throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField('prazo', 'CAMPO_INVALIDO', mensagem)])
}
