import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { aditaContrato } from '../../../catalogue/management/contrato/adita-contrato.ts'
import { include } from '../include.ts'
import { hindrances } from '../machine/hindrances.ts'
import { loadStanding } from '../machine/load.ts'
import type { Verb } from '../verb.ts'
import { amended, amendmentsOf, type ContratoContent, copyBenefits } from './amendment.ts'
import { contratos } from './guards.ts'
import { holdContracts } from './number.ts'
import { giveBenefits } from './parts.ts'

/** Creates the next sequence of a contract: a copy of the current one with the changes of the amendment. */
export const adita: Verb<typeof aditaContrato> = async (tx, acting, input) => {
  const { registros, beneficios, finalidade, aditivoTipo, aditivoDescricao, ...told } = input
  await holdContracts(tx)
  const [{ id }] = registros as [(typeof registros)[0]]
  const standing = await loadStanding(tx, contratos, [id], acting, true)
  const way = { from: aditaContrato.during, rotulo: aditaContrato.rotulo }
  const [hindered] = (await hindrances(tx, contratoMachine, way, registros, standing, acting)).values()
  if (hindered) return [hindered]
  const before = (await amendmentsOf(tx, [id])).get(id)!
  const content: ContratoContent = {
    ...(await amended(tx, before, told)),
    // One of both is required.
    aditivo_tipo: aditivoTipo ?? finalidade!,
    ...(aditivoDescricao ? { aditivo_descricao: aditivoDescricao } : {}),
  }
  const outcomes = await include(tx, contratos, [content], acting)
  for (const made of outcomes) {
    if (beneficios) await giveBenefits(tx, [made.id], beneficios)
    else await copyBenefits(tx, [{ from: id, to: made.id }])
  }
  return outcomes
}
