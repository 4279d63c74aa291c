import { sql } from 'kysely'
import { tellContracts } from '../contrato/tell.ts'
import type { Consequence } from '../machine/registry.ts'

export const told: Readonly<Record<string, string>> = {
  incluir: 'registrada',
  enviar: 'enviada',
  aprovar: 'aprovada',
  devolver: 'devolvida',
}

export const tellAtividade: Consequence = async (tx, records, _acting, deed) => {
  const done = told[deed]
  if (done) await tellContracts(tx, 'registro_atividade', records, sql`'Atividade '`, done)
}
