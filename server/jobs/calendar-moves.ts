import type { Context } from '../context.ts'
import { calendar, type Progress, stepCalendar } from '../domain/calendario/keep.ts'
import { type ClientDay, eachClient } from '../domain/cliente/list.ts'
import { describeError } from '../facts.ts'
import { today } from '../values/dates.ts'

/**
 * Makes the moves that are due by date, soon after each client's day begins. Missed days are caught up in
 * order. A failure of one client is reported and does not stop the others.
 */
export async function keepCalendars(context: Context, signal: AbortSignal): Promise<void> {
  for (const client of await eachClient(context.owner)) {
    if (signal.aborted) return
    try {
      await keepCalendar(context, client, signal)
    } catch (error) {
      context.events.report({ kind: 'worker.trouble', reason: `calendário: ${describeError(error)}` })
    }
  }
}

/** Makes the due moves of one client. */
export async function keepCalendar(
  { db, clock, events }: Context,
  { id, fuso }: ClientDay,
  signal: AbortSignal,
): Promise<void> {
  const day = today(fuso, clock.now())
  let progress: Progress | undefined
  while (!signal.aborted) {
    const step = await db.inClient(id, (tx) => stepCalendar(tx, id, day, progress), calendar)
    if (!step) return
    progress = step.progress
    if (step.made) events.report({ kind: 'calendar.moved', client: id, ...step.made })
    for (const reason of step.refused ?? [])
      events.report({ kind: 'worker.trouble', reason: `calendário: ${reason}` })
  }
}
