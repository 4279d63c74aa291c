import { sql } from 'kysely'
import type { Tx } from '../../server/store/database.ts'
import { currentClient } from '../../server/store/expressions.ts'
import { hostDocumentAt, personDocumentAt } from '../pessoas.ts'

/** A host with its agreement and policy in force. */
export interface Host {
  id: number
  convenio: number | null
  apolice: number | null
}

const inForce = sql`
  (select min(v.id) from convenio v where v.cliente_id = p.cliente_id and v.concedente_id = p.id
      and v.situacao = 'Vigente') as convenio,
  (select min(a.id) from apolice a where a.cliente_id = p.cliente_id and a.concedente_id = p.id
      and a.situacao = 'Vigente') as apolice`

/** The first sample hosts. */
export const hostsOf = (tx: Tx, count: number): Promise<Host[]> =>
  hostsNamed(
    tx,
    Array.from({ length: count }, (_, at) => hostDocumentAt(at + 1)),
  )

/** Companies by document, in the given order, without missing ones. */
export async function hostsNamed(tx: Tx, documents: readonly string[]): Promise<Host[]> {
  const { rows } = await sql<Host>`
    select p.id, ${inForce} from unnest(${documents}::text[]) with ordinality d(documento, ordem)
      join pessoa p on p.cliente_id = ${currentClient} and p.tipo = 'J' and p.documento = d.documento
     order by d.ordem`.execute(tx)
  return rows
}

/** A supervisor with the host that employs them. */
export interface Workplace extends Host {
  supervisor: number
}

/** The workplaces of sample supervisors from an index on. */
export async function workplacesOf(tx: Tx, from: number, count: number): Promise<Workplace[]> {
  const documents = Array.from({ length: count }, (_, at) => personDocumentAt(from + at))
  const { rows } = await sql<Workplace>`
    select s.id as supervisor, p.id, ${inForce}
      from unnest(${documents}::text[]) with ordinality d(documento, ordem)
      join pessoa s on s.cliente_id = ${currentClient} and s.tipo = 'F' and s.documento = d.documento
      join pessoa p on p.cliente_id = s.cliente_id and p.tipo = 'J' and p.documento = s.empresa
     order by d.ordem`.execute(tx)
  return rows
}

/** Id of the person with a CPF. */
export async function personNumbered(tx: Tx, documento: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from pessoa
    where cliente_id = ${currentClient} and tipo = 'F' and documento = ${documento}`.execute(tx)
  return rows[0]!.id
}
