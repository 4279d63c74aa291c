import type { InputShape } from '../../catalogue/operation.ts'
import type { InputOf } from '../../catalogue/typed.ts'
import type { Listing } from '../../server/listing/listing.ts'
import { pageStatement, type Selection } from '../../server/listing/statement.ts'
import type { Institution, World } from './world.ts'

const asking = { today: '2026-03-10', zone: 'America/Sao_Paulo' }

/** What a page's statement finds of a row besides what it shows. */
export interface Found {
  id: string
  ordem: string | null
}

/** What staff ask for, with filters as they were read. */
export function asked(listing: Listing, order: string, descending: boolean, filters: object = {}): Selection {
  const read = <S extends InputShape>() => filters as InputOf<S>
  const { conditions } = listing.asked(asking, {}, read)
  return { listing, conditions, searching: false, order: listing.order(order), descending, zone: asking.zone }
}

const many = 200

/** The same rows with nothing of what they show, which is most of a statement and has no part in where a page begins. */
export const bare = ({ listing, ...rest }: Selection): Selection => ({
  ...rest,
  listing: { ...listing, joins: '', element: () => 'null' },
})

/** The rows of a selection, and those of a page that begins after each of them, found by one statement. */
export async function fromEachRow(
  world: World,
  { id: clienteId }: Institution,
  asked: Selection,
): Promise<{ found: number[]; after: number[][] }> {
  const selection = bare(asked)
  const rows = await world.rows<Found>(clienteId, pageStatement(selection, undefined, many))
  const pages = rows.map(
    ({ ordem, id }) =>
      `to_json(array(select id::bigint from (${pageStatement(selection, { value: ordem, id }, many)}) linhas))`,
  )
  const [looked] = await world.rows<{ after: number[][] }>(
    clienteId,
    `select json_build_array(${pages}) as after`,
  )
  return { found: rows.map(({ id }) => Number(id)), after: looked!.after }
}
