import { sql } from 'kysely'
import type { MoveOf } from '../../../catalogue/machines/machine.ts'
import type { pendenciaMachine } from '../../../catalogue/machines/pendencia.ts'
import { tellContracts } from '../contrato/tell.ts'
import type { Consequence } from '../machine/registry.ts'

/** Words for the contract's history; moves without one follow from another move. */
export const told: Readonly<Record<MoveOf<typeof pendenciaMachine>, string | undefined>> = {
  entregar: 'entregue',
  encaminhar: undefined,
  opinar: 'com parecer da concedente',
  aprovar: 'aprovada',
  devolver: 'devolvida',
  prorrogar: 'prorrogada',
  cancelar: 'cancelada',
}

export const tellPendencia: Consequence = async (tx, records, _acting, deed) => {
  const done = told[deed as keyof typeof told]
  if (done) await tellContracts(tx, 'pendencia', records, sql`'Pendência (' || x.tipo || ') '`, done)
}
