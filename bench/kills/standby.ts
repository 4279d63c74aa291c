import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Standby } from '../../test/support/standby.ts'
import type { Follow } from './processes.ts'

/** A streaming standby of the data folder's PostgreSQL. */
export const follow: Follow = async (data) => {
  const { databasePassword } = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'))
  const standby = await Standby.start(data, databasePassword)
  return {
    url: standby.url(),
    kill: async () => {
      await standby.stop('SIGKILL')
      await standby.launch()
    },
    close: () => standby.close(),
  }
}
