import { firstAsks } from 'virtual:first-asks'
import { early } from './api/early.ts'
import { prefix } from './api/prefix.ts'
import { filesAt } from './pages/files.ts'

// What the page is made of is on its way while the first script is: neither waits for the other. What fails is asked for again
// by whoever needs it.
const path = location.pathname.slice(prefix.length)
for (const file of filesAt(path)) void file().catch(() => {})
// An address that says more asks for something else; whoever chooses a password is nobody yet.
if (!location.search && path !== '/senha') void early.ask(prefix, path, firstAsks).catch(() => {})
