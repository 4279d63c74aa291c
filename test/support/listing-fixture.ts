import type { Right } from '../../catalogue/doors.ts'
import type { ListingOperation } from '../../catalogue/operation.ts'
import type { Browser } from './browser.ts'
import type { Row } from './records.ts'
import type { Institution, World } from './world.ts'

/** The rows that a filter keeps for a value, where the compared value is not shown. */
export interface Kept {
  /** Values to ask for, unless the field lists its own. */
  values?: readonly unknown[]
  keeps: (row: Row, value: unknown) => boolean
}

/** A filter by yes or no. */
export const byFlag = (holds: (row: Row) => boolean): Kept => ({
  keeps: (row, value) => holds(row) === (value === 'S'),
})

/** SQL for row ids with the compared value, where only the database knows it. */
export interface Compared {
  pairs: string
}

/** The path of the compared value in a shown row, unless a column has the name of the filter or order. */
type ComparedPaths<L extends ListingOperation> = {
  readonly [K in keyof L['filters'] | keyof L['orders']]?: string | Kept | Compared
}

/** What the tests of all listings need of one. Columns are named by path: `concedente.nome`. */
export interface ListingFixture<L extends ListingOperation = ListingOperation> {
  /** Adds records with different, repeated and missing values, and returns the ids of those that must be listed. */
  several: (world: World, client: Institution) => Promise<number[]>
  /** Rights that reading needs besides that of the listing. */
  sees?: readonly Right[]
  paths: ComparedPaths<L>
  searched: readonly string[]
  /** Every institution has rows of this kind from the start. */
  fromTheStart?: true
  /** The caller, where it is not staff. */
  caller?: Caller
}

/** Adds thirteen records one after the other. */
export async function severally(add: (n: number) => Promise<number>): Promise<number[]> {
  const ids: number[] = []
  for (let n = 0; n < 13; n++) ids.push(await add(n))
  return ids
}

/** Cycles through values, so that rows of a fixture differ. */
export const turn = <T>(n: number, values: readonly T[]): T => values[n % values.length]!

/** A filter by the id in a column. */
export const byNumber = (table: string, column: string): Compared => ({
  pairs: `select id, ${column} as value from ${table}`,
})

/** A filter by the id in a column of the contract that a row belongs to. */
export const ofContract = (table: string, column: string): Compared => ({
  pairs: `select x.id, k.${column} as value from ${table} x join contrato k on k.id = x.contrato_id`,
})

type Caller = (world: World, client: Institution) => Promise<Browser>

/** A fixture that names its caller, unless staff may call the listing. */
export type Complete<L extends ListingOperation> = ListingFixture<L> &
  (L['doors'] extends { staff: unknown } ? unknown : { caller: Caller })
