import type { Right } from '../../catalogue/doors.ts'
import type { ListingOperation } from '../../catalogue/operation.ts'
import type { Browser } from './browser.ts'
import type { Row } from './records.ts'
import type { Institution, World } from './world.ts'

/** What a filter keeps, where what it compares is not shown. */
export interface Kept {
  value: unknown
  keeps: (row: Row) => boolean
}

/** SQL for the numbers of rows with what a filter compares, where only the database knows that. */
export interface Compared {
  pairs: string
}

/** Where a filter or an order finds in a shown row what it compares, unless a column has its name. */
type Places<L extends ListingOperation> = {
  readonly [K in keyof L['filters'] | keyof L['orders']]?: string | Kept | Compared
}

/** What the tests of all listings need to know of one. Columns are named by their path: `concedente.nome`. */
export interface ListingFixture<L extends ListingOperation = ListingOperation> {
  /** Adds records whose values differ, repeat and are missing, and says which of them are to be shown. */
  several: (world: World, client: Institution) => Promise<number[]>
  /** Rights without which staff do not see some of them, besides that of the listing. */
  sees?: readonly Right[]
  places: Places<L>
  /** The columns that are searched. */
  searched: readonly string[]
  /** Every institution has some from its first day. */
  fromTheStart?: true
  /** Somebody to whom the records are shown, where that is no staff. */
  caller?: Caller
}

/** So many records, one after the other. */
export async function severally(add: (n: number) => Promise<number>): Promise<number[]> {
  const ids: number[] = []
  for (let n = 0; n < 13; n++) ids.push(await add(n))
  return ids
}

/** A value for the nth row: rows of a fixture differ. */
export const turn = <T>(n: number, values: readonly T[]): T => values[n % values.length]!

/** A filter that names a record by the number in a column. */
export const byNumber = (table: string, column: string): Compared => ({
  pairs: `select id, ${column} as value from ${table}`,
})

type Caller = (world: World, client: Institution) => Promise<Browser>

/** A fixture that says who asks, unless the doors do. */
export type Complete<L extends ListingOperation> = ListingFixture<L> &
  (L['doors'] extends { staff: unknown } ? unknown : { caller: Caller })
