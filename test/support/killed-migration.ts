import { migrate } from '../../server/store/migrate.ts'
import { type Migration, migrations } from '../../server/store/migration-list.ts'

/** Migrates with more migrations than those of this version, and kills itself before the given commit. */
const [url, more, last] = process.argv.slice(2)
let commits = 0
await migrate(url!, {
  list: [...migrations(), ...(JSON.parse(more!) as Migration[])],
  beforeCommit: async () => {
    if (++commits === Number(last)) process.kill(process.pid, 'SIGKILL')
  },
})
