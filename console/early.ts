import { firstAsks } from 'virtual:first-asks'
import { atMost } from './api/at-most.ts'
import { early } from './api/early.ts'
import { choosing, prefix } from './api/prefix.ts'
import { filesAt } from './pages/files.ts'

const path = location.pathname.slice(prefix.length)
/** Maximum milliseconds by which files of the page wait for the requests of its data. */
const patience = 30

// Data and files of the page load in parallel with the first script. Data come first: they take longest, and
// a browser opens few connections. An address with a query string requests other data, so none are requested
// here.
const asked = choosing || location.search ? undefined : early.ask(prefix, path, firstAsks)
void atMost(patience, asked).then(() => {
  // A failed import is repeated by the code that needs it.
  for (const file of filesAt(path)) void file().catch(() => {})
})
