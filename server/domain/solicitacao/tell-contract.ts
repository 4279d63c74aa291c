import { sql } from 'kysely'
import { tellContracts } from '../contrato/tell.ts'
import type { Consequence } from '../machine/registry.ts'

export const told: Readonly<Record<string, string>> = {
  incluir: 'incluída',
  enviar: 'enviada',
  atender: 'atendida',
  cancelar: 'cancelada',
}

export const tellSolicitacao: Consequence = async (tx, records, _acting, deed) => {
  const done = told[deed]
  if (done) await tellContracts(tx, 'solicitacao', records, sql`'Solicitação (' || x.tipo || ') '`, done)
}
