import { sql } from 'kysely'
import { retornaDadosContratosMonitoria } from '../../catalogue/query/retorna-dados-contratos-monitoria.ts'
import type { Tx } from '../store/database.ts'
import { locks } from '../store/locks.ts'
import { renderElement } from './render-sql.ts'
import { concerned, contratosMonitoria } from './sources/contratos-monitoria.ts'

/** SQL that builds the document of the contract with alias `c`. */
export function freshDocument(zone: string): string {
  const { element, joins } = contratosMonitoria
  const text = renderElement(retornaDadosContratosMonitoria.element, element, { zone, language: 'pt' })
  return `(select ${text} from (select c.*) c ${joins})`
}

/**
 * Takes an advisory lock until the end of the transaction, so that one process at a time stores documents of
 * a client. False if another holds it.
 */
export async function lockDocuments(tx: Tx, clienteId: number): Promise<boolean> {
  const taken = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${locks.documents}::integer, ${clienteId}::integer) as taken`.execute(tx)
  return taken.rows[0]!.taken
}

/**
 * Drops the documents affected by noted changes, and the notes, in one statement, so that a note is deleted
 * only with its documents.
 */
export async function dropOutdated(tx: Tx): Promise<void> {
  await sql`with notas as (
      delete from mudanca where cliente_id = (select cliente_atual()) returning tipo, alvo
    ), alvos as (
      select tipo, alvo from notas
      union
      select 'proposta', d.proposta_id from notas m join proposta_disciplina d
          on d.cliente_id = (select cliente_atual()) and d.disciplina_id = m.alvo
       where m.tipo = 'disciplina'
    )
    -- Locked in the order of ids, as everywhere, to avoid deadlocks.
    , tomados as (
      select c.id from contrato c where c.cliente_id = (select cliente_atual()) and c.documento is not null
         and ${sql.raw(concerned('alvos'))} order by c.id for no key update
    )
    update contrato c set documento = null
     where c.cliente_id = (select cliente_atual()) and c.id in (select id from tomados)`.execute(tx)
}

/**
 * Stores the documents of up to `atOnce` contracts without one and returns their number. The rows are locked
 * before the snapshot that builds: a change that the snapshot does not see waits for the row lock and then
 * drops the document.
 */
export async function storeMissing(tx: Tx, atOnce: number, only = sql`true`): Promise<number> {
  const missing = await sql<{ id: number }>`
    select id from contrato where cliente_id = (select cliente_atual()) and documento is null
       and modalidade = 'monitoria' and ${only}
     order by id limit ${atOnce} for no key update skip locked`.execute(tx)
  if (missing.rows.length === 0) return 0
  const client = await sql<{ fuso: string }>`select fuso from cliente
    where cliente_id = (select cliente_atual())`.execute(tx)
  await sql`update contrato c set documento = ${sql.raw(freshDocument(client.rows[0]!.fuso))}
    where c.cliente_id = (select cliente_atual()) and c.id = any(${missing.rows.map(({ id }) => id)}::bigint[])`.execute(
    tx,
  )
  return missing.rows.length
}
