import { useSession } from '../api/hooks.ts'
import { partyOf } from '../derive/doors.ts'
import { NoAccess } from './Dead.tsx'
import { Waiting } from './Waiting.tsx'

/** Staff who may see some page are led there; who is left is a party, or may see none. */
export function Home() {
  return partyOf(useSession()) ? <Waiting /> : <NoAccess />
}
