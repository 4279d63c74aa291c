import { useSession } from '../api/hooks.ts'
import { mayOpen, partyOf } from '../derive/doors.ts'
import { nounRoutes, pageRoutes } from '../routes.ts'
import { NoAccess } from './Dead.tsx'
import { Painel } from './painel/Painel.tsx'
import { Waiting } from './Waiting.tsx'

/** Of parties, what waits for them; of staff, what waits and stands still in what they may see. */
export function Home() {
  const session = useSession()
  if (partyOf(session)) return <Waiting />
  const sees = [...nounRoutes, ...pageRoutes].some((row) => mayOpen(session, row))
  return sees ? <Painel /> : <NoAccess />
}
