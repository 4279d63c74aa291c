import { amendmentsOf, copyBenefits } from '../contrato/amendment.ts'
import { contratos } from '../contrato/guards.ts'
import { makes } from './making.ts'
import { termsOf } from './request.ts'

/** Creates the requested amendments: the next sequence of each contract, with the requested changes. */
export const amendments = makes(
  contratos,
  async (tx, _acting, asked) => {
    const next = await amendmentsOf(
      tx,
      asked.map(({ contrato_id }) => contrato_id!),
    )
    return asked.map((one) => {
      const content = next.get(one.contrato_id!)!
      return {
        ...content,
        ...termsOf(one),
        inicio: one.inicio!,
        encerramento: one.termino ?? content.encerramento,
        aditivo_tipo: one.tipo,
        aditivo_descricao: one.descricao ?? one.motivo,
      }
    })
  },
  (tx, asked, made) =>
    copyBenefits(
      tx,
      made.map(({ id }, at) => ({ from: asked[at]!.contrato_id!, to: id })),
    ),
)
