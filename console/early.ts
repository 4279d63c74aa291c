import { prefix } from './api/prefix.ts'
import { filesAt } from './pages/files.ts'

// What the page is made of is on its way while the first script is: neither waits for the other. What fails is asked for again
// by whoever needs it.
for (const file of filesAt(location.pathname.slice(prefix.length))) void file().catch(() => {})
