import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Acting, Bound, Standing, Stored } from './bound.ts'
import { reachOf, within } from './reach.ts'
import { stateIn } from './state.ts'

/** Records with these ids within the actor's reach. `lock` locks them in the order of their ids. */
export async function loadStanding<M extends Stored, R extends Standing>(
  tx: Tx,
  { machine, columns }: Bound<M, R>,
  ids: readonly number[],
  { today, actor }: Acting,
  lock: boolean,
): Promise<Map<number, R>> {
  // A derived state depends on other rows. They are read by a later statement, because one that waited for a
  // lock would still use its old snapshot.
  const apart = lock && machine.derived !== undefined
  if (apart) {
    await sql`select from ${sql.table(machine.table)}
      where cliente_id = ${currentClient} and id = any(${ids}::bigint[]) order by id for update`.execute(tx)
  }
  const seen = [...new Set(['id', 'versao', ...columns])].map((column) => sql.ref(column))
  const { rows } = await sql<R>`
    select ${sql.join(seen)}, ${stateIn(machine, machine.table, today)} as situacao from ${sql.table(machine.table)}
     where cliente_id = ${currentClient} and id = any(${ids}::bigint[])
       and ${within(machine.table, machine.table, reachOf(actor))}
     order by id ${lock && !apart ? sql`for update` : sql``}`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}
