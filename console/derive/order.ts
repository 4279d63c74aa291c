import type { ListingOperation } from '../../catalogue/operation.ts'
import { say } from '../text/say.ts'
import { text } from '../text/text.ts'

/** Orders are the name of a column, with a hyphen in front where the greatest comes first. */

export type Sort = 'ascending' | 'descending' | 'none'

export function sortOf(column: string, order: string): Sort {
  if (order === column) return 'ascending'
  return order === `-${column}` ? 'descending' : 'none'
}

/** What asking for a column's order once more means. */
export const nextOrder = (column: string, order: string): string => (order === column ? `-${column}` : column)

/** Every order of a listing, for who has no columns to press. */
export const ordersOf = ({ orders }: ListingOperation) =>
  Object.entries(orders).flatMap(([name, label]) => [
    { value: name, label: say(label) },
    { value: `-${name}`, label: text.list.descending(say(label)) },
  ])
