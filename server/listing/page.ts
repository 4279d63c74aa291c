import type pg from 'pg'
import { countedRows } from '../../catalogue/management/envelopes.ts'
import { inEnglish } from '../query/said-text.ts'
import type { Connections } from '../store/readers.ts'
import { runSeveral } from '../store/several.ts'
import { type Condition, ofRows } from './condition.ts'
import type { Request } from './request.ts'
import { countStatement, foundStatement, pageStatement, type Selection } from './statement.ts'

interface Found {
  elemento: string
  ordem: string | null
  id: string
}

/** Reads one page and the total from one snapshot, as JSON text. */
export async function readPage(
  from: Connections,
  clienteId: number,
  { selection, rows, from: place, cursor }: Request,
): Promise<string> {
  const client = await from.connect()
  let whole = false
  try {
    const look = needsLook(selection) ? lookAndRead : readAtOnce
    const { total, found } = await look(client, beginOf(clienteId), selection, (among) =>
      pageStatement(among, place, rows + 1),
    )
    whole = true
    const shown = found.slice(0, rows)
    const last = found.length > rows ? shown.at(-1) : undefined
    const proximo = last ? cursor({ value: last.ordem, id: last.id }) : ''
    return answerText(shown, proximo, total)
  } finally {
    client.release(!whole)
  }
}

const beginOf = (clienteId: number) =>
  `begin isolation level repeatable read read only; select set_config('vinculo.cliente', '${clienteId}', true)`

interface Looked {
  total: number
  found: Found[]
}

/** Whether ids have to be looked up before the statement of the page can be written. */
const needsLook = ({ searching, conditions }: Selection): boolean =>
  searching || conditions.some(({ sets }) => sets.length > 0)

/** Uses one round trip: it takes most of the time of a short statement. */
async function readAtOnce(
  client: pg.PoolClient,
  begin: string,
  selection: Selection,
  page: (among: Selection) => string,
): Promise<Looked> {
  const statements = [begin, countStatement(selection), page(selection), 'commit']
  const [, , counted, found] = await runSeveral(client, statements.join('; '))
  return { total: counted!.rows[0].total, found: found!.rows }
}

async function lookAndRead(
  client: pg.PoolClient,
  begin: string,
  selection: Selection,
  page: (among: Selection) => string,
): Promise<Looked> {
  await client.query(begin)
  const { total, among } = await count(client, selection)
  const [found] = await runSeveral(client, `${page(among)}; commit`)
  return { total, found: found!.rows }
}

/** Total, and the selection for the page: the ids a search found are reused instead of searching again. */
async function count(
  client: pg.PoolClient,
  selection: Selection,
): Promise<{ total: number; among: Selection }> {
  const narrowed = { ...selection, conditions: await lookedUp(client, selection.conditions) }
  if (!selection.searching) {
    const { rows } = await client.query<{ total: number }>(countStatement(narrowed))
    return { total: rows[0]!.total, among: narrowed }
  }
  const { rows } = await client.query<{ id: number }>(foundStatement(narrowed))
  const total = rows.length
  if (total > countedRows) return { total, among: narrowed }
  const ids = rows.map(({ id }) => id)
  return { total, among: { ...selection, conditions: [ofRows(selection.listing.id, ids)] } }
}

/** Above this number, scanning all rows is faster than looking up each id. */
const fewNumbers = 500

/** Replaces each subquery by its ids if there are few. */
async function lookedUp(client: pg.PoolClient, conditions: readonly Condition[]): Promise<Condition[]> {
  const sets = [...new Set(conditions.flatMap((one) => one.sets))]
  if (sets.length === 0) return [...conditions]
  const lists = sets.map((set) => `to_json(array(${set} limit ${fewNumbers + 1}))`)
  const { rows } = await client.query<{ found: number[][] }>(`select json_build_array(${lists}) as found`)
  const known = rows[0]!.found
    .map((numbers, at) => [sets[at]!, numbers] as const)
    .filter(([, numbers]) => numbers.length <= fewNumbers)
  return conditions.map((one) => known.reduce((now, [set, numbers]) => now.knowing(set, numbers), one))
}

function answerText(rows: readonly Found[], proximo: string, counted: number): string {
  const elementos = inEnglish(rows.map(({ elemento }) => elemento).join(','))
  const total = { valor: Math.min(counted, countedRows), exato: counted <= countedRows }
  return `{"elementos":[${elementos}],"proximo":"${proximo}","total":${JSON.stringify(total)}}`
}
