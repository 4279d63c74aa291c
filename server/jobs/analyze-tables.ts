import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import type { Context } from '../context.ts'
import { describeError } from '../facts.ts'
import type { Tx } from '../store/tx.ts'

/** Fewer changed rows than this never cause an ANALYZE: plans for small tables are good without one. */
const fewestChanges = 1_000
/** Share of a table that must have changed. */
const changedShare = 0.1
/**
 * Minimum seconds between two ANALYZE of a table. It comes sooner only after a load: when `manifold` times
 * the rows changed, or …
 */
const usualPause = 60
const manifold = 4
/** … when at least as many rows changed as ANALYZE samples, and no batch is waiting. */
const sampledRows = 30_000
/** Milliseconds for which a table is skipped after an error. */
const retryAfter = 60_000

interface Due {
  /** Qualified and quoted. */
  table: string
  name: string
  changed: number
}

/**
 * Tables with many changes since their last ANALYZE. PostgreSQL counts the changes of every table, so that no
 * list of tables is needed.
 */
const dueTables = (pause: number) => sql<Due>`
  select format('%I.%I', nspname, relname) as table, relname as name, changed
    from (select n.nspname, c.relname, greatest(c.reltuples, 0) as rows,
                 pg_stat_get_mod_since_analyze(c.oid) as changed,
                 greatest(pg_stat_get_last_analyze_time(c.oid), pg_stat_get_last_autoanalyze_time(c.oid)) as analyzed
            from pg_class c join pg_namespace n on n.oid = c.relnamespace
           where n.nspname = 'vinculo' and c.relkind = 'r') t
   where changed > ${fewestChanges} + ${changedShare} * rows
         and (analyzed is null or analyzed < now() - ${pause} * interval '1 second' or changed > ${manifold} * rows
              or changed >= ${sampledRows} and not exists (select from fila))
   order by changed`

/** SQLSTATE lock_not_available. */
const lockNotAvailable = '55P03'

/**
 * Returns a step that analyzes tables after large changes, as their owner. Autovacuum would do it a minute or
 * two later, and until then the planner sorts whole tables where an index has the order. ANALYZE also
 * invalidates prepared plans on all connections. Several processes may run the step at once.
 */
export function tableAnalyzer(pause = usualPause) {
  const dueNow = dueTables(pause)
  const postponed = new Map<string, number>()
  return async ({ owner, events }: Context, signal: AbortSignal): Promise<boolean> => {
    const { rows: due } = await dueNow.execute(owner.kysely)
    let any = false
    for (const one of due) {
      if (signal.aborted) break
      if (performance.now() < (postponed.get(one.name) ?? 0)) continue
      try {
        const started = performance.now()
        if (!(await owner.kysely.transaction().execute((tx) => analyze(tx, one, dueNow)))) continue
        const ms = Math.round(performance.now() - started)
        events.report({ kind: 'table.analyzed', table: one.name, changed: one.changed, ms })
        any = true
      } catch (error) {
        if (error instanceof pg.DatabaseError && error.code === lockNotAvailable) continue
        postponed.set(one.name, performance.now() + retryAfter)
        events.report({ kind: 'worker.trouble', reason: `analyze ${one.name}: ${describeError(error)}` })
      }
    }
    return any
  }
}

/**
 * Returns false when another process analyzed the table first. ANALYZE takes this lock too; with NOWAIT it
 * neither waits for an autovacuum of the table nor makes PostgreSQL cancel it.
 */
async function analyze(tx: Tx, { table, name }: Due, dueNow: RawBuilder<Due>): Promise<boolean> {
  await sql`lock table ${sql.raw(table)} in share update exclusive mode nowait`.execute(tx)
  const { rows } = await dueNow.execute(tx)
  if (!rows.some((one) => one.name === name)) return false
  await sql`analyze ${sql.raw(table)}`.execute(tx)
  return true
}
