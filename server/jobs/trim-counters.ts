import { sql } from 'kysely'
import type { Context } from '../context.ts'

const atOnce = 10_000
/** Counters of failed sign-ins that are kept at most: some 100 MB, more than any honest day leaves. */
const mostAttempts = 500_000

/**
 * Takes away counters that have ended, every minute. When an attack from everywhere leaves more than can be kept, those
 * that counted least go first: nobody is kept out for it, and who guesses in earnest stays counted.
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

/** In small sets, so that nobody who counts has to wait. */
async function repeat(
  signal: AbortSignal,
  remove: () => Promise<{ numAffectedRows?: bigint | undefined }>,
): Promise<void> {
  while (!signal.aborted) if (((await remove()).numAffectedRows ?? 0n) < atOnce) return
}
