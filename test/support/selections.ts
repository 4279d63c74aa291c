import type { InputShape } from '../../catalogue/operation.ts'
import type { InputOf } from '../../catalogue/typed.ts'
import { everything } from '../../server/domain/machine/reach.ts'
import type { Listing } from '../../server/listing/listing.ts'
import { pageStatement, type Selection } from '../../server/listing/statement.ts'
import type { Institution, World } from './world.ts'

const asking = { today: '2026-03-10', zone: 'America/Sao_Paulo' }

/** Columns of a page's statement besides the shown ones. */
export interface Found {
  id: string
  ordem: string | null
}

/** A selection of staff with parsed filters. */
export function asked(listing: Listing, order: string, descending: boolean, filters: object = {}): Selection {
  const read = <S extends InputShape>() => filters as InputOf<S>
  const { conditions } = listing.asked(asking, everything, read)
  return {
    listing,
    conditions,
    searching: false,
    order: listing.order(order),
    descending,
    zone: asking.zone,
    language: 'pt',
  }
}

const many = 200

/** The same selection without shown columns, which do not affect where a page begins. */
export const bare = ({ listing, ...rest }: Selection): Selection => ({
  ...rest,
  listing: { ...listing, joins: '', element: () => 'null' },
})

/**
 * The rows of a selection and those of pages that begin after some of them, in one statement: one start row
 * for each case (with or without a value, the next row equal, different or null), and the last row.
 */
export async function fromRows(
  world: World,
  { id: clienteId }: Institution,
  asked: Selection,
): Promise<{ found: number[]; after: [at: number, rest: number[]][] }> {
  const selection = bare(asked)
  const rows = await world.rows<Found>(clienteId, pageStatement(selection, undefined, many))
  const kinds = new Map(rows.map(({ ordem }, at) => [kindOf(ordem, rows[at + 1]), at]))
  const starts = [...kinds.values()]
  const pages = starts.map((at) => {
    const { ordem, id } = rows[at]!
    return `to_json(array(select id::bigint from (${pageStatement(selection, { value: ordem, id }, many)}) linhas))`
  })
  const [looked] = await world.rows<{ after: number[][] }>(
    clienteId,
    `select json_build_array(${pages}) as after`,
  )
  const after = starts.map((at, nth): [number, number[]] => [at, looked!.after[nth]!])
  return { found: rows.map(({ id }) => Number(id)), after }
}

function kindOf(value: string | null, next: Found | undefined): string {
  if (!next) return 'last'
  if (next.ordem === value) return value === null ? 'without a value' : 'same'
  return next.ordem === null ? 'last with a value' : 'other'
}
