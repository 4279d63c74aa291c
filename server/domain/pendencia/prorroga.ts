import type { prorrogaPendencia } from '../../../catalogue/management/pendencia/prorroga-pendencia.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { pendencias } from './guards.ts'

/** Gives pending items another day to be delivered by. */
export const prorroga: Verb<typeof prorrogaPendencia> = making(
  pendencias,
  'prorrogar',
  ({ prazo }, { today }) => {
    if (prazo < today) {
      const mensagem = 'O novo prazo já passou.'
      throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField('prazo', 'CAMPO_INVALIDO', mensagem)])
    }
    return { prazo_entrega: prazo }
  },
)
