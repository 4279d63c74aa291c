import { portuguese } from '../../../catalogue/phrase.ts'
import { modalidadesContrato } from '../../../catalogue/values/contrato.ts'
import { contratos } from '../contrato/guards.ts'
import { freeNumbers } from '../contrato/number.ts'
import { makes } from './making.ts'
import { personOf, termsOf } from './request.ts'

/** Creates the requested contracts as drafts; staff complete the rest. */
export const contracts = makes(contratos, async (tx, _acting, asked) => {
  const numbers = await freeNumbers(tx, asked.length)
  return asked.map((one, at) => {
    const modalidade = one.modalidade === 'monitoria' || one.proposta_id !== null ? 'monitoria' : 'estagio'
    return {
      numero: numbers[at]!,
      sequencia: 1,
      modalidade,
      tipo_contrato: portuguese(modalidadesContrato[modalidade]),
      aluno_id: one.aluno_id!,
      curso_id: one.curso_id,
      professor_id: one.professor_id,
      proposta_id: one.proposta_id,
      ...personOf(one),
      inicio: one.inicio!,
      encerramento: one.termino!,
      ...termsOf(one),
    }
  })
})
