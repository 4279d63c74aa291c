import { sql } from 'kysely'
import { management, type RecordPage } from '../../../catalogue/management/index.ts'
import type { PageNoun } from '../../../catalogue/management/registro/page-rights.ts'
import { type Reach, within } from '../../domain/machine/reach.ts'
import { type Page, pages } from '../../nouns/pages.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

const records: readonly RecordPage[] = management.filter((one) => one.kind === 'record')

export function pageOf(noun: PageNoun): { operation: RecordPage; page: Page } {
  const operation = records.find((one) => one.noun === noun)!
  return { operation, page: pages[operation.id] }
}

/**
 * Refuses a record that does not exist or that the caller may not see; returns the key batches use for
 * it.
 */
export async function requireKnown(
  tx: Tx,
  { table, source: { base, alias, joins, id }, key = 'null::text' }: Page,
  number: number,
  reach: Reach,
): Promise<string | null> {
  const { rows } = await sql<{ chave: string | null }>`
    select ${sql.raw(key)} as chave from ${sql.raw(`${base} ${joins}`)}
     where ${sql.ref(`${alias}.cliente_id`)} = ${currentClient} and ${sql.raw(id)} = ${number}
       and ${within(table, alias, reach)} limit 1`.execute(tx)
  if (!rows[0]) throw new Refusal('REGISTRO_INEXISTENTE')
  return rows[0].chave
}
