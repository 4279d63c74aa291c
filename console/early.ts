import { firstAsks } from 'virtual:first-asks'
import { atMost } from './api/at-most.ts'
import { early } from './api/early.ts'
import { choosing, prefix } from './api/prefix.ts'
import { filesAt } from './pages/files.ts'

const path = location.pathname.slice(prefix.length)
/** Milliseconds that the files of the page wait for its data to be asked for. */
const patience = 30

// What the page shows and what it is made of are on their way while the first script is: none waits for another. The data go first:
// they take longest, and a browser asks a server for few things at once. An address that says more asks for something else.
const asked = choosing || location.search ? undefined : early.ask(prefix, path, firstAsks)
void atMost(patience, asked).then(() => {
  // What fails is asked for again by whoever needs it.
  for (const file of filesAt(path)) void file().catch(() => {})
})
