import assert from 'node:assert/strict'
import type { Field } from '../../catalogue/fields.ts'
import { type Cell, cellOf } from './expected-order.ts'
import type { Compared, Kept } from './listing-fixture.ts'
import type { Row } from './records.ts'
import type { Institution, World } from './world.ts'

/** A request with a filter, and the rows that match. */
export type Question = [body: Row, keeps: (row: Row) => boolean]

/** A filter of a listing, and the path of its value by the fixture. */
export interface Filter {
  name: string
  field: Field
  place: string | Kept | Compared | undefined
}

/** Requests for a filter, computed in memory from all listed rows. */
export async function questionsOf(
  world: World,
  client: Institution,
  { name, field, place: told }: Filter,
  all: readonly Row[],
): Promise<Question[]> {
  const place = told ?? (field.kind === 'date' ? name.replace(/(De|Ate)$/, '') : name)
  if (typeof place === 'string') return shownQuestions(name, field, place, all)
  const declared = Object.keys(field.codes?.values ?? {})
  if ('keeps' in place)
    return (place.values ?? declared).map((value) => [{ [name]: value }, (row) => place.keeps(row, value)])
  const pairs = await world.rows<{ id: number; value: string | number | null }>(client.id, place.pairs)
  const values = new Set([...declared, ...pairs.map(({ value }) => value)])
  return [...values]
    .filter((value) => value !== null)
    .map((value) => {
      const ids = new Set(pairs.filter((pair) => pair.value === value).map(({ id }) => id))
      return [{ [name]: value }, ({ id }) => ids.has(id as number)]
    })
}

function shownQuestions(
  name: string,
  { kind, codes }: Field,
  place: string,
  all: readonly Row[],
): Question[] {
  const side = /De$|Ate$/.exec(name)?.[0]
  // A value compared by day may be shown as a moment.
  const cell = (row: Row) => (kind === 'date' ? dayOf(cellOf(row, place)) : cellOf(row, place))
  const known = [...new Set(all.map(cell))].filter((value) => value !== null)
  assert.ok(
    known.length > 1,
    `${name}: no two records differ in "${place}"; say in its fixture what is compared`,
  )
  const values = [...new Set([...Object.keys(codes?.values ?? {}), ...known])]
  // Each value alone, and all of the others together.
  if (kind === 'texts')
    return values
      .flatMap((value) => [[value], values.filter((other) => other !== value)])
      .map((some) => [{ [name]: some }, (row) => some.includes(cell(row)!)])
  const keeps = (shown: Cell, value: Cell) =>
    shown !== null &&
    value !== null &&
    (side === 'De' ? shown >= value : side === 'Ate' ? shown <= value : shown === value)
  return values.map((value) => [{ [name]: value }, (row) => keeps(cell(row), value)])
}

const dayOf = (cell: Cell) => (cell === null ? null : String(cell).slice(0, 10))
