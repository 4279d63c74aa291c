import type { Config } from '../config/config.ts'
import type { Secrets } from '../config/secrets.ts'
import { EmbeddedCluster } from './embedded/cluster.ts'
import { DataGone, DataInUse } from './embedded/failure.ts'
import { Presence } from './embedded/presence.ts'
import { application, database, owner, prepareRoles } from './embedded/roles.ts'
import { withStartLock } from './embedded/start-lock.ts'
import type { RetryOptions } from './until-available.ts'

/** The database of the data: the operator's PostgreSQL, or the embedded one in the data folder. */
export interface DataLocation {
  /** Login of the application. */
  url: string
  /** Login of migrations and the operator's commands. */
  ownerUrl: string
  embedded: boolean
  /** Folder of the embedded cluster. */
  cluster?: string
  /** Login of the embedded cluster's superuser, for backups. */
  superuserUrl?: (database: string) => string
  close: () => Promise<void>
}

export interface DataLocationOptions {
  serving: boolean
  onRestart: (reason: string) => void
  retry?: RetryOptions | undefined
}

export async function openDataLocation(
  config: Config,
  secrets: Secrets,
  options: DataLocationOptions,
): Promise<DataLocation> {
  if (config.databaseUrl) {
    const { databaseUrl: url, databaseOwnerUrl: ownerUrl = url } = config
    return { url, ownerUrl, embedded: false, close: async () => {} }
  }
  const { data, databasePort } = config
  const { databasePassword: password } = secrets
  const { serving, onRestart, retry } = options
  let presence: Presence | undefined
  const cluster = await EmbeddedCluster.open({
    data,
    password,
    port: databasePort,
    onRestart,
    retry,
    settle: async (cluster) => {
      await prepareRoles(cluster.url('postgres', 'postgres'), password)
      presence = await Presence.join(cluster.url(database, owner), serving)
    },
  })
  if (!presence) throw new DataInUse(data)
  if (serving) cluster.supervise()
  return {
    url: cluster.url(database, application),
    ownerUrl: cluster.url(database, owner),
    embedded: true,
    cluster: cluster.base,
    superuserUrl: (name) => cluster.url(name, 'postgres'),
    close: async () => {
      await cluster.release()
      const leave = async () => {
        if (await presence!.leave()) await cluster.stop()
      }
      await withStartLock(data, leave).catch((error) => {
        // Without the folder no other process can start, and the server must not outlive this one.
        if (error instanceof DataGone) return leave()
        throw error
      })
    },
  }
}
