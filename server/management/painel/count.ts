import { sql } from 'kysely'
import { countedRows } from '../../../catalogue/management/envelopes.ts'
import type { PanelNumber } from '../../../catalogue/management/painel/numbers.ts'
import type { InputShape } from '../../../catalogue/operation.ts'
import type { Acting } from '../../domain/machine/bound.ts'
import { reachOf } from '../../domain/machine/reach.ts'
import type { Listing } from '../../listing/listing.ts'
import { countStatement, type Selection } from '../../listing/statement.ts'
import { listings } from '../../nouns/listings.ts'
import { readInput } from '../../operations/read-input.ts'
import type { Tx } from '../../store/database.ts'
import { isOpenTo } from '../door.ts'

const byId: Readonly<Record<string, Listing>> = listings

/** Whether the caller may see the listing that a number counts. */
export const isCountedFor = ({ lista }: PanelNumber, { actor }: Acting): boolean =>
  isOpenTo(byId[lista]!.operation, actor)

/** Counts with the listing's own statement, filters and reach, so that both agree. */
export async function counted(tx: Tx, number: PanelNumber, acting: Acting) {
  const { nome, rotulo, tom, lista } = number
  const { today, zone = 'UTC', actor } = acting
  const listing = byId[lista]!
  const wanted = filtersOn(number, today)
  const read = <S extends InputShape>(shape: S) => readInput(shape, wanted, zone)
  const { conditions } = listing.asked({ today, zone }, reachOf(actor), read)
  const order = listing.order(listing.operation.usualOrder.replace(/^-/, ''))
  const selection: Selection = {
    listing,
    conditions,
    searching: false,
    order,
    descending: false,
    zone,
    // Counts show no texts.
    language: 'pt',
  }
  const { rows } = await sql<{ total: number }>`${sql.raw(countStatement(selection))}`.execute(tx)
  const total = rows[0]!.total
  return {
    nome,
    rotulo: rotulo,
    tom,
    total: { valor: Math.min(total, countedRows), exato: total <= countedRows },
    lista,
    entidade: listing.operation.noun,
    filtros: Object.entries(wanted).flatMap(([campo, value]) =>
      [value].flat().map((valor) => ({ campo, valor })),
    ),
  }
}

/** Filters of a number; relative days become dates. */
function filtersOn({ filtros }: PanelNumber, today: string): Record<string, string | string[]> {
  const day = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString()
  return Object.fromEntries(
    Object.entries(filtros).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : 'days' in value ? day(value.days) : [...value],
    ]),
  )
}
