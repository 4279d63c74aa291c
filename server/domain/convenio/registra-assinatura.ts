import type { registraAssinaturaConvenio } from '../../../catalogue/management/convenio/index.ts'
import { said } from '../../../catalogue/message.ts'
import { Refusal } from '../../refusal.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { convenios } from './guards.ts'

/** Puts agreements into force that were signed outside the platform. */
export const registraAssinatura: Verb<typeof registraAssinaturaConvenio> = making(
  convenios,
  'vigorar',
  ({ assinatura }, { today }) => {
    if (assinatura && assinatura > today) {
      throw new Refusal('CAMPO_INVALIDO', { campo: 'assinatura', detalhe: said('aluno.estaFuturo') })
    }
    return { assinatura: assinatura ?? today }
  },
)
