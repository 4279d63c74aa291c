import type { MoveOf } from '../../../catalogue/machines/machine.ts'
import type { pendenciaMachine } from '../../../catalogue/machines/pendencia.ts'
import type { ToldDeed } from '../contrato/history.ts'
import { tellContracts } from '../contrato/tell.ts'
import type { Consequence } from '../machine/registry.ts'

/** Text of each move in the contract's history; moves without one follow from another move. */
export const told: Readonly<Record<MoveOf<typeof pendenciaMachine>, ToldDeed | undefined>> = {
  entregar: 'pendenciaEntregue',
  encaminhar: undefined,
  opinar: 'pendenciaComParecer',
  aprovar: 'pendenciaAprovada',
  devolver: 'pendenciaDevolvida',
  prorrogar: 'pendenciaProrrogada',
  cancelar: 'pendenciaCancelada',
}

export const tellPendencia: Consequence = async (tx, records, _acting, deed) => {
  const done = told[deed as keyof typeof told]
  if (done) await tellContracts(tx, 'pendencia', records, done)
}
