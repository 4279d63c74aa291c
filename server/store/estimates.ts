import type pg from 'pg'

/**
 * Tells the planner to expect that one client has all rows of a table without statistics. Its default
 * estimate of very few rows per client makes every index look equally good, so that the first large command
 * would read all of the client's rows for each record. Before PostgreSQL 18 this does nothing.
 */
export async function estimateClients(client: pg.Client): Promise<void> {
  await client.query(`
    do $$ begin
      if to_regproc('pg_restore_attribute_stats') is not null then
        perform pg_restore_attribute_stats('schemaname', 'vinculo', 'relname', c.relname::text, 'attname', 'cliente_id',
          'inherited', false, 'null_frac', 0::real, 'avg_width', 4, 'n_distinct', 1::real)
          from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
         where c.relnamespace = 'vinculo'::regnamespace and a.attname = 'cliente_id'
           -- Never vacuumed or analyzed, so the database has no statistics of its own.
           and c.reltuples < 0;
      end if;
    end $$`)
}
