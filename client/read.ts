import type { ListingOperation, QueryOperation } from '../catalogue/operation.ts'
import { call } from './call.ts'
import type { Connection, Sending } from './connection.ts'
import { exchange } from './exchange.ts'
import { ElementCutter } from './json-elements.ts'
import { Unreachable } from './problem.ts'
import type { Reply } from './reply.ts'
import { requestOf } from './request.ts'
import { retried } from './retry.ts'
import type { Answer, Element, Input, Row, Totals } from './types.ts'
import { totalsIn } from './unwrap.ts'

type Readable = ListingOperation | QueryOperation
type ElementOf<D> = D extends ListingOperation ? Row<D> : D extends QueryOperation ? Element<D> : never
type Signal = Pick<Sending, 'signal'>

/** Default page size. */
export const usualPage = 1_000
const usualRows = 200

/** All pages of a query or a listing; each is requested when it is consumed. */
export async function* pages<D extends Readable>(
  connection: Connection,
  declaration: D,
  input: Input<D>,
  { signal }: Signal = {},
): AsyncGenerator<Answer<D>> {
  let next: object | undefined = firstPage(declaration, input)
  while (next) {
    const asked: object = next
    const page = await call<D>(connection, declaration, asked as Input<D>, { signal })
    yield page
    next = pageAfter(asked, page)
  }
}

function firstPage(declaration: Readable, input: object): object {
  if (declaration.family === 'query') return { quantidade: usualPage, pagina: 1, ...input }
  return { quantidade: usualRows, ...input }
}

/** The last page's total decides whether a query has more pages, because it grows when records move back. */
function pageAfter(asked: { pagina?: number }, page: object): object | undefined {
  if ('proximo' in page) return page.proximo ? { ...asked, cursor: page.proximo } : undefined
  const { totalPaginas } = page as Totals
  const pagina = asked.pagina ?? 1
  return pagina < totalPaginas ? { ...asked, pagina: pagina + 1 } : undefined
}

/**
 * All elements. A query without `quantidade` is one streamed answer; with it, and for a listing, pages are
 * requested one by one and retried by themselves.
 */
export async function* elements<D extends Readable>(
  connection: Connection,
  declaration: D,
  input: Input<D>,
  sending: Signal = {},
): AsyncGenerator<ElementOf<D>> {
  if (declaration.family === 'query' && !('quantidade' in input && input.quantidade)) {
    for await (const text of elementTexts(connection, declaration, input, sending)) yield parsed(text)
    return
  }
  for await (const page of pages(connection, declaration, input, sending)) {
    yield* page.elementos as readonly ElementOf<D>[]
  }
}

function parsed<T>(text: string): T {
  try {
    return JSON.parse(text) as T
  } catch (error) {
    throw new Unreachable(error)
  }
}

/** JSON text of each element of a streamed answer; returns the totals. */
export async function* elementTexts(
  connection: Connection,
  declaration: QueryOperation,
  input: object,
  { signal }: Signal = {},
): AsyncGenerator<string, Totals> {
  const { path, method, body } = requestOf(declaration, input, connection)
  const begin = (): Promise<Reply> => exchange(connection, path, { method, body }, { signal })
  // Retried only until the first element: later, only the consumer can handle a failure.
  const reply = await retried(connection, true, begin, signal)
  const cutter = new ElementCutter('elementos')
  for await (const piece of reply.texts()) yield* cutter.push(piece)
  return totalsIn(declaration, cutter.end() as Record<string, unknown>)
}
