import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { Secrets } from '../config/secrets.ts'
import { openDataLocation } from './data-location.ts'
import { addressOf } from './embedded/address.ts'
import { EmbeddedFailure } from './embedded/failure.ts'
import { clusterBase } from './embedded/location.ts'
import { runningPostmaster } from './embedded/postmaster.ts'
import { application, database, owner } from './embedded/roles.ts'
import { locks } from './locks.ts'

export interface InspectedLocation {
  url: string
  ownerUrl: string
  /** Whether the embedded server did not run, and was started for the inspection. */
  started: boolean
  close: () => Promise<void>
}

/**
 * Addresses with which `vinculo doctor` looks at the database. A running embedded server is used without creating
 * a file, because its disk may be full. A stopped one is started; `close` stops it again.
 */
export async function openForInspection(
  config: Config,
  { databasePassword }: Secrets,
  signal: AbortSignal,
): Promise<InspectedLocation> {
  const base = config.databaseUrl ? undefined : clusterBase(config.data)
  const running = base ? runningPostmaster(join(base, 'pg')) : undefined
  if (running?.older) {
    throw new EmbeddedFailure(
      'O PostgreSQL embutido foi iniciado por uma versão anterior do Vínculo. Pare os processos dela e inicie esta.',
    )
  }
  if (running?.socket) {
    const at = (role: string) => addressOf(running, databasePassword, database, role)
    return { url: at(application), ownerUrl: at(owner), started: false, close: async () => {} }
  }
  const location = await openDataLocation(
    config,
    { keys: [], digestKey: Buffer.alloc(0), databasePassword },
    { serving: false, onRestart: () => {}, retry: { signal, onUnavailable: () => {} } },
  )
  const { url, ownerUrl, embedded, close } = location
  return { url, ownerUrl, started: embedded, close }
}

/** Whether a process serves this embedded database: it holds an advisory lock. */
export const servingStatement = `
  select exists (select from pg_locks
                  where locktype = 'advisory' and granted and classid = 0 and objid = ${locks.serving}
                    and database = (select oid from pg_database where datname = current_database())) as serving`
