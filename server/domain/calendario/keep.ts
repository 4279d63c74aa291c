import { sql } from 'kysely'
import { system } from '../../store/actor.ts'
import type { Tx } from '../../store/database.ts'
import { locks } from '../../store/locks.ts'
import { setLocally } from '../../store/settings.ts'
import { lembra } from '../lembrete/lembra.ts'
import { made, RecordsRefused } from '../machine/outcome.ts'
import { type DueMove, dueMoves, dueOn, dueVerb, nextDue } from './due.ts'

/** Progress through a client's due moves, between two transactions. */
export interface Progress {
  day: string
  /** Index in `dueMoves`, and the last record id that was handled. */
  at: number
  after: number
}

export interface Step {
  progress: Progress
  made?: { day: string; noun: string; move: string; records: number }
  /** Records that were skipped because a consequence of their move was refused. */
  refused?: readonly string[]
}

export const calendar = system('calendario')

/** Maximum number of records per transaction. */
const portion = 500

/**
 * `lock_timeout` below `deadlock_timeout`: the calendar's transaction aborts before a batch's does, and is
 * retried.
 */
const lockWait = '700ms'

/**
 * Makes one move of up to `portion` records for the oldest unfinished day. Undefined when everything is done
 * up to today, or while another process holds the lock.
 */
export async function stepCalendar(
  tx: Tx,
  clienteId: number,
  today: string,
  before: Progress | undefined,
): Promise<Step | undefined> {
  const alone = await sql<{ alone: boolean }>`
    select pg_try_advisory_xact_lock(${locks.calendar}, ${clienteId}) as alone`.execute(tx)
  if (!alone.rows[0]!.alone) return undefined
  await setLocally(tx, [['lock_timeout', lockWait]])
  const day = before?.day ?? (await firstDay(tx, today))
  if (day > today) return undefined
  let after = before?.after ?? 0
  // Moves without due records are skipped in the same transaction.
  for (let at = before?.at ?? 0; at < dueMoves.length; at++) {
    const one = dueMoves[at]!
    const ids = await dueOn(tx, one, day, { after, most: portion })
    after = 0
    if (ids.length === 0) continue
    const { records, refused } = await make(tx, one, day, ids)
    const made = { day, noun: one.machine.noun, move: one.name, records }
    return { progress: { day, at, after: ids.at(-1)! }, made, refused }
  }
  return endDay(tx, day, today)
}

/** Number of moved records, and why the others were skipped. */
interface Portion {
  records: number
  refused: readonly string[]
}

/**
 * Moves the records of a portion. If a consequence is refused, the portion is halved until the record is
 * found; only that one is skipped.
 */
async function make(tx: Tx, one: DueMove, day: string, ids: readonly number[]): Promise<Portion> {
  const { machine, name } = one
  await sql`savepoint porcao`.execute(tx)
  try {
    const outcomes = await dueVerb(machine.noun, name)(tx, { today: day, actor: calendar }, ids)
    await sql`release savepoint porcao`.execute(tx)
    return { records: made(outcomes).length, refused: [] }
  } catch (error) {
    if (!(error instanceof RecordsRefused)) throw error
    await sql`rollback to savepoint porcao`.execute(tx)
    await sql`release savepoint porcao`.execute(tx)
    if (ids.length === 1)
      return { records: 0, refused: [`${machine.noun} ${ids[0]}, ${name}: ${error.message}`] }
  }
  const half = Math.ceil(ids.length / 2)
  const first = await make(tx, one, day, ids.slice(0, half))
  const second = await make(tx, one, day, ids.slice(half))
  return { records: first.records + second.records, refused: [...first.refused, ...second.refused] }
}

/** The day after the last finished one; today if there is none. */
async function firstDay(tx: Tx, today: string): Promise<string> {
  const { rows } = await sql<{ ate: string }>`
    select ate from calendario where cliente_id = (select cliente_atual())`.execute(tx)
  return rows[0] ? shifted(rows[0].ate, 1) : today
}

/** Also finishes the following days on which nothing is due. */
async function endDay(tx: Tx, day: string, today: string): Promise<Step> {
  const next = await nextDue(tx, day)
  const done = next !== undefined && next <= today ? shifted(next, -1) : today
  // Reminders of missed days are not sent. Writing them with the end of the day sends each once.
  const reminded = done === today ? await lembra(tx, { today, actor: calendar }) : 0
  await sql`insert into calendario (cliente_id, ate) values (cliente_atual(), ${done})
    on conflict (cliente_id) do update set ate = greatest(calendario.ate, excluded.ate)`.execute(tx)
  const made = { day: today, noun: 'mensagem', move: 'lembrar', records: reminded }
  return { progress: { day: shifted(done, 1), at: 0, after: 0 }, ...(reminded > 0 && { made }) }
}

const shifted = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString()
