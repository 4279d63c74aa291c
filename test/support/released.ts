import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import pg from 'pg'
import { projectRoot } from '../../server/config/config.ts'
import type { Context } from '../../server/context.ts'
import { accountForRoot } from '../../server/store/embedded/account.ts'
import { systemClock } from '../../server/values/clock.ts'

const archives = join(projectRoot, 'test/support/versions')
const ending = '.tar.zst'

/** Versions whose data folder is kept as an archive. */
export const releasedVersions = readdirSync(archives)
  .filter((name) => name.endsWith(ending))
  .map((name) => name.slice(0, -ending.length))

/** The archive of version 0.1.0 does not say when it was made. */
const madeFirst = '2026-11-18T23:45:00Z'

/** Written by release/keep-version.ts. */
type Kept = Pick<Released, 'token' | 'answers'> & { made?: string }

/** What a released version answered to queries over its sample data, by operation. */
export interface Released {
  data: string
  /** When it answered: states that follow from dates are compared as of that moment. */
  made: string
  token: string
  answers: Record<string, string>
  remove: () => void
}

/** Unpacks the data folder that a version made with its sample data: cluster, keys and files. */
export function unpackReleased(version: string): Released {
  const folder = mkdtempSync(join(tmpdir(), 'vinculo-versao-'))
  chmodSync(folder, 0o755)
  execFileSync('tar', ['-xf', '-', '-C', folder, '--no-same-owner'], {
    input: zstdDecompressSync(readFileSync(join(archives, version + ending))),
    maxBuffer: 1e6,
  })
  const cluster = join(folder, 'postgres')
  const pg = join(folder, 'pg')
  const known: Kept = JSON.parse(readFileSync(join(folder, 'answers.json'), 'utf8'))
  execFileSync('mkdir', ['-m', '755', cluster])
  renameSync(pg, join(cluster, 'pg'))
  const account = process.getuid?.() === 0 ? accountForRoot() : undefined
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, cluster])
  rmSync(join(folder, 'answers.json'))
  return {
    data: folder,
    made: madeFirst,
    ...known,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Sets the clock of program and database to when the archive was made: some states depend on the day. */
export async function setToArchive(context: Context, { made }: Released): Promise<void> {
  context.clock = { ...systemClock, now: () => Temporal.Instant.from(made) }
  await context.owner.pool.query(
    `create or replace function hoje_do_cliente() returns date language sql stable begin atomic
       select (${pg.escapeLiteral(made)}::timestamptz at time zone fuso)::date from cliente where cliente_id = cliente_atual();
     end`,
  )
}
