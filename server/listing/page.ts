import { countedRows } from '../../catalogue/management/envelopes.ts'
import type { Connections } from '../store/readers.ts'
import type { Request } from './request.ts'
import { countStatement, pageStatement } from './statement.ts'

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
    const page = await client.query<Found>(pageStatement(selection, place, rows + 1))
    const counted = await client.query<{ total: number }>(countStatement(selection))
    await client.query('commit')
    whole = true
    const shown = page.rows.slice(0, rows)
    const last = page.rows.length > rows ? shown.at(-1) : undefined
    const proximo = last ? cursor({ value: last.ordem, id: last.id }) : ''
    return answerText(shown, proximo, counted.rows[0]!.total)
  } finally {
    client.release(!whole)
  }
}

function answerText(rows: readonly Found[], proximo: string, counted: number): string {
  const elementos = rows.map(({ elemento }) => elemento).join(',')
  const total = { valor: Math.min(counted, countedRows), exato: counted <= countedRows }
  return `{"elementos":[${elementos}],"proximo":"${proximo}","total":${JSON.stringify(total)}}`
}
