import type { WorkforceOperation } from '../../../catalogue/operation.ts'
import type { Shape } from '../../../catalogue/output.ts'
import type { InputOf, ToldOf } from '../../../catalogue/typed.ts'
import { blocksOf, type List, type Paging, pageOf } from '../../domain/paged.ts'
import type { Tx } from '../../store/database.ts'
import type { BoundWorkforce } from '../bound.ts'
import type { WorkforceCall } from '../handler.ts'
import { totalsText } from './pages.ts'

type Listing = WorkforceOperation & { output: Shape }
type ElementOf<T extends Listing, N> = N extends keyof ToldOf<T['output']>
  ? ToldOf<T['output']>[N] extends readonly (infer E)[]
    ? E
    : never
  : never

/** Binds an operation that answers a list: one page, or all of it streamed. */
export const bindList = <const T extends Listing, const N extends string>(
  operation: T,
  name: N,
  list: (input: InputOf<T['input']>, call: WorkforceCall) => List<ElementOf<T, N>>,
): BoundWorkforce<T> => ({
  operation,
  prepare: (read) => {
    const input = read(operation.input)
    const { quantidade, pagina } = input as Paging
    if (!quantidade) return { pieces: (tx, call) => piecesOf(tx, name, list(input, call)) }
    return {
      whole: async (tx, call) => {
        const { elements, ...page } = await pageOf(tx, list(input, call), quantidade, pagina || 1)
        return { error: {}, [name]: elements, ...totalsText(page) }
      },
    }
  },
})

/** Yields nothing before the first rows are read, so that an earlier failure is answered as a refusal. */
async function* piecesOf(tx: Tx, name: string, list: List<unknown>): AsyncGenerator<string> {
  const opening = `{"error":{},"${name}":[`
  let total = 0
  for await (const block of blocksOf(tx, list)) {
    yield `${total === 0 ? opening : ','}${block.join(',')}`
    total += block.length
  }
  const totals = JSON.stringify(totalsText({ total, pages: Math.min(total, 1), page: 1 }))
  yield `${total === 0 ? opening : ''}],${totals.slice(1)}`
}
