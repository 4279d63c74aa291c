import type { Leaf, Shape } from '../../catalogue/output.ts'
import type { Listing } from '../../server/listing/listing.ts'
import type { Row } from './records.ts'
import type { Institution, World } from './world.ts'

export type Cell = string | number | boolean | null

/** The value of a column, by path, in a shown row; empty is null. */
export function cellOf(row: Row, path: string): Cell {
  const cell = path.split('.').reduce<unknown>((at, key) => (at as Row | null)?.[key], row)
  if (cell === undefined || (typeof cell === 'object' && cell !== null)) {
    throw new Error(`no column "${path}": the fixture has to say what is compared`)
  }
  return cell === '' ? null : (cell as Cell)
}

export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function leafOf(columns: Shape, path: string): Leaf | undefined {
  const [first = '', ...rest] = path.split('.')
  const output = columns[first]
  if (!output) return undefined
  return 'fields' in output ? leafOf(output.fields, rest.join('.')) : (output as Leaf)
}

/** Unicode collation, which differs from code points. */
const { compare: collated } = new Intl.Collator('und')

/** An order computed in memory: nulls last, ties by id. */
export class Order {
  readonly #key: (row: Row) => Cell
  readonly #text: boolean

  private constructor(key: (row: Row) => Cell, text: boolean) {
    this.#key = key
    this.#text = text
  }

  static async of(
    world: World,
    client: Institution,
    listing: Listing,
    name: string,
    path: string,
  ): Promise<Order> {
    const { base, id, order, operation } = listing
    const { by, type } = order(name)
    if (type === 'timestamptz') {
      // Moments are shown to the second but compared exactly.
      const rows = await world.rows<{ id: number; moment: string | null }>(
        client.id,
        `select ${id} as id, to_char(${by} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') as moment from ${base}`,
      )
      const moments = new Map(rows.map((row) => [row.id, row.moment]))
      return new Order((row) => moments.get(row.id as number)!, false)
    }
    const values = leafOf(operation.columns, path)?.values
    if (type === 'integer' && values)
      return new Order((row) => values.indexOf(String(cellOf(row, path))), false)
    return new Order((row) => cellOf(row, path), type === 'text')
  }

  sort(rows: readonly Row[], down: boolean): Row[] {
    const turn = down ? -1 : 1
    return rows.toSorted((one, other) => {
      const [a, b] = [this.#key(one), this.#key(other)]
      if (a === null || b === null) {
        if (a !== b) return a === null ? 1 : -1
      } else if (a !== b) return turn * this.#compare(a, b)
      return turn * (Number(one.id) - Number(other.id))
    })
  }

  #compare(a: Exclude<Cell, null>, b: Exclude<Cell, null>): number {
    return this.#text ? collated(String(a), String(b)) : a < b ? -1 : 1
  }
}
