import { recordPath } from '../../derive/record-path.ts'
import { nounRoutes } from '../../routes.ts'

/** An item of the calendar. */
export interface Item {
  dia?: string | null
  entidade?: string | null
  movimento?: string | null
  registro?: number | null
}

/** Page of a record that the calendar names; undefined if records of the noun have none. */
export const recordAt = (entidade: string | null | undefined, id: number): string | undefined => {
  const route = nounRoutes.find(({ noun }) => noun === entidade)
  return route && recordPath(route.slug, id)
}

/** Where an item leads: to its record if it is a single one, else to its records in the calendar. */
export function foreseenAt({ dia, entidade, movimento, registro }: Item) {
  const single = registro ? recordAt(entidade, registro) : undefined
  return single ? { to: single } : { to: '/calendario', search: { dia, entidade, movimento } }
}
