import type pg from 'pg'
import { countedRows } from '../../catalogue/management/envelopes.ts'
import type { Connections } from '../store/readers.ts'
import { ofRows } from './condition.ts'
import type { Request } from './request.ts'
import { countStatement, foundStatement, pageStatement, type Selection } from './statement.ts'

interface Found {
  elemento: string
  ordem: string | null
  id: string
}

/** One page and the total, from one snapshot, as JSON text. */
export async function readPage(
  from: Connections,
  clienteId: number,
  { selection, rows, from: place, cursor }: Request,
): Promise<string> {
  const client = await from.connect()
  let whole = false
  try {
    await client.query(
      `begin isolation level repeatable read read only; select set_config('vinculo.cliente', '${clienteId}', true)`,
    )
    const { total, among } = await count(client, selection)
    const page = await client.query<Found>(pageStatement(among, place, rows + 1))
    await client.query('commit')
    whole = true
    const shown = page.rows.slice(0, rows)
    const last = page.rows.length > rows ? shown.at(-1) : undefined
    const proximo = last ? cursor({ value: last.ordem, id: last.id }) : ''
    return answerText(shown, proximo, total)
  } finally {
    client.release(!whole)
  }
}

/** The total, and what the page is found among: rows that a search has found are not searched for again. */
async function count(
  client: pg.PoolClient,
  selection: Selection,
): Promise<{ total: number; among: Selection }> {
  if (!selection.searching) {
    const { rows } = await client.query<{ total: number }>(countStatement(selection))
    return { total: rows[0]!.total, among: selection }
  }
  const { rows } = await client.query<{ id: number }>(foundStatement(selection))
  const total = rows.length
  if (total > countedRows) return { total, among: selection }
  const ids = rows.map(({ id }) => id)
  return { total, among: { ...selection, conditions: [ofRows(selection.listing.id, ids)] } }
}

function answerText(rows: readonly Found[], proximo: string, counted: number): string {
  const elementos = rows.map(({ elemento }) => elemento).join(',')
  const total = { valor: Math.min(counted, countedRows), exato: counted <= countedRows }
  return `{"elementos":[${elementos}],"proximo":"${proximo}","total":${JSON.stringify(total)}}`
}
