import type pg from 'pg'

/**
 * Tells the planner that one client may have all rows of a table, as long as the database has not looked itself. Of a
 * table without statistics it takes any client for one with hardly a row, and every index for equally good: the first
 * large command or batch on a new server would read all of the client's rows for each one that it wants. Servers before
 * PostgreSQL 18 cannot be told.
 */
export async function estimateClients(client: pg.Client): Promise<void> {
  await client.query(`
    do $$ begin
      if to_regproc('pg_restore_attribute_stats') is not null then
        perform pg_restore_attribute_stats('schemaname', 'vinculo', 'relname', c.relname::text, 'attname', 'cliente_id',
          'inherited', false, 'null_frac', 0::real, 'avg_width', 4, 'n_distinct', 1::real)
          from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
         where c.relnamespace = 'vinculo'::regnamespace and a.attname = 'cliente_id'
           -- Neither read nor cleaned yet: the database knows nothing of its own.
           and c.reltuples < 0;
      end if;
    end $$`)
}
