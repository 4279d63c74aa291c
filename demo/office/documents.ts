import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Context } from '../../server/context.ts'
import { makeDocuments } from '../../server/jobs/make-documents.ts'
import type { Tx } from '../../server/store/database.ts'
import { currentClient } from '../../server/store/expressions.ts'
import type { Filling } from '../progress.ts'

const longestWait = 300_000
const lookEvery = 200

/** Waits for the terms of the individual contracts, and renders them where no server does. */
export async function drawTerms(context: Context, clienteId: number, { guardado }: Filling): Promise<void> {
  const contracts = Object.entries(guardado).flatMap(([name, id]) =>
    /^contrato \d+$/.test(name) ? [id] : [],
  )
  const until = performance.now() + longestWait
  while (await context.db.reading(clienteId, (tx) => isMissing(tx, contracts))) {
    if (performance.now() > until) throw new Error('the documents of the sample contracts were not made')
    if (!(await makeDocuments(context))) await sleep(lookEvery)
  }
}

async function isMissing(tx: Tx, contracts: readonly number[]): Promise<boolean> {
  const { rows } =
    await sql`select from arquivo a join documento d on d.cliente_id = a.cliente_id and d.arquivo_id = a.id
     where a.cliente_id = ${currentClient} and a.contrato_id = any(${contracts}::bigint[]) and d.arquivo_sha256 is null
     limit 1`.execute(tx)
  return rows.length > 0
}
