import { useSession } from '../api/hooks.ts'
import { mayOpen } from '../derive/doors.ts'
import { recordPath } from '../derive/record-path.ts'
import { nounRoutes } from '../routes.ts'
import type { PathOf } from '../ui/Details.tsx'

/** Addresses of referenced records. A page may name their nouns differently. */
export function usePaths(otherwise: Readonly<Record<string, string>> = {}): PathOf {
  const session = useSession()
  return ({ noun, id }) => {
    const route = nounRoutes.find((one) => one.noun === (otherwise[noun] ?? noun))
    return route && mayOpen(session, route) ? recordPath(route.slug, id) : undefined
  }
}
