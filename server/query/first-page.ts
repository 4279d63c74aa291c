import { hash } from 'node:crypto'
import type { QueryOperation } from '../../catalogue/operation.ts'
import { everything } from '../domain/machine/reach.ts'
import type { Connections } from '../store/readers.ts'
import type { Sealer } from '../store/sealing.ts'
import { sourceOf } from './bindings.ts'
import { openPage } from './page.ts'
import { firstOf } from './request.ts'
import type { Selection } from './selection.ts'
import { blocksOf, inSnapshot } from './snapshot.ts'
import { countStatement, pageStatement } from './statement.ts'

/** What a query answers about all of a client's records: their number, and a keyed digest of the first page. */
export interface FirstPage {
  total: number
  digest: string
}

export interface FirstPageMeans {
  from: Connections
  sealer: Sealer
  signal: AbortSignal
}

const size = 50
const first = '1900-01-01'
const last = '9999-12-31'

/** All records of all times, so that the day of the question makes no difference. */
function selectionOf(operation: QueryOperation, zone: string): Selection {
  const by = firstOf(operation.period)
  const period =
    operation.period === 'none'
      ? undefined
      : { first, last, from: `${first}T00:00:00Z`, to: 'infinity', open: false, by }
  return {
    operation,
    source: sourceOf(operation),
    request: {
      period,
      paging: { size, page: 1 },
      filters: {},
      groups: firstOf(operation.groups),
      format: 'lista',
      zone,
      language: 'pt',
      sees: ['sensivel', 'banco'],
      reach: everything,
    },
  }
}

/** The page is not continued, so nothing of it is stored. */
const noWalk = { begin: async () => {}, goOn: async () => {} }

export function readFirstPage(
  { from, sealer, signal }: FirstPageMeans,
  clienteId: number,
  operation: QueryOperation,
  zone: string,
): Promise<FirstPage> {
  return inSnapshot(from, clienteId, selectionOf(operation, zone), signal, async ({ client, selection }) => {
    const { total, rows } = await openPage(client, selection, noWalk, undefined)
    const blocks = rows ? await Array.fromAsync(blocksOf(client, rows, sealer)) : []
    return { total, digest: sealer.digestBytes(blocks) }
  })
}

/** Tells versions of a query apart: it covers the SQL of every field, so other answers have another mark. */
export function markOf(operation: QueryOperation): string {
  const selection = selectionOf(operation, 'UTC')
  const statements = [countStatement(selection), pageStatement(selection, undefined, size)]
  return hash('sha256', statements.join('\n')).slice(0, 16)
}
