import type { ListingOperation } from '../../catalogue/operation.ts'
import { say } from '../text/say.ts'
import { text } from '../text/text.ts'

/** An order is the name of a column, with a leading hyphen for descending. */

export type Sort = 'ascending' | 'descending' | 'none'

export function sortOf(column: string, order: string): Sort {
  if (order === column) return 'ascending'
  return order === `-${column}` ? 'descending' : 'none'
}

/** Order after a click on a column's heading. */
export const nextOrder = (column: string, order: string): string => (order === column ? `-${column}` : column)

/** All orders of a listing, for screens without column headings. */
export const ordersOf = ({ orders }: ListingOperation) =>
  Object.entries(orders).flatMap(([name, label]) => [
    { value: name, label: say(label) },
    { value: `-${name}`, label: text.list.descending(say(label)) },
  ])
