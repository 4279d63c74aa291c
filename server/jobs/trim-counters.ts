import { sql } from 'kysely'
import type { Context } from '../context.ts'

const atOnce = 10_000
/** Upper bound of kept counters of failed sign-ins: about 100 MB, more than normal use reaches. */
const mostAttempts = 500_000

/**
 * Deletes expired counters every minute. When a distributed attack leaves more than can be kept, those with
 * the lowest counts are deleted first, so that persistent guessing stays counted and nobody is locked out.
 */
export async function trimCounters(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  signal: AbortSignal,
  most = mostAttempts,
): Promise<void> {
  const now = clock.now().toString()
  await repeat(signal, () =>
    sql`delete from tentativa where chave in (
      select chave from tentativa where ate <= ${now} limit ${atOnce} for update skip locked)`.execute(
      db.kysely,
    ),
  )
  await repeat(signal, () =>
    sql`delete from limite where key in (
      select key from limite where expire < ${Date.now()} limit ${atOnce} for update skip locked)`.execute(
      db.kysely,
    ),
  )
  await sql`delete from tentativa where chave in (
    select chave from tentativa order by falhas, ate
     limit greatest(0, (select count(*) from tentativa) - ${most}))`.execute(db.kysely)
}

/** In small batches, so that concurrent counting does not wait. */
async function repeat(
  signal: AbortSignal,
  remove: () => Promise<{ numAffectedRows?: bigint | undefined }>,
): Promise<void> {
  while (!signal.aborted) if (((await remove()).numAffectedRows ?? 0n) < atOnce) return
}
