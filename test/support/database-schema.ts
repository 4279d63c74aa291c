import type pg from 'pg'

const own = `'vinculo'::regnamespace`

/** Definitions of everything in our schema, one text for each object. The order of columns is not compared. */
export async function schemaOf(on: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const parts = [
    `select concat_ws(' ', 'column', a.attrelid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
            a.attidentity, a.attgenerated, a.attcollation::regcollation, pg_get_expr(d.adbin, d.adrelid), a.attacl::text)
       from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on (d.adrelid, d.adnum) = (a.attrelid, a.attnum)
      where c.relnamespace = ${own} and c.relkind in ('r', 'v', 'p') and a.attnum > 0 and not a.attisdropped`,
    `select concat_ws(' ', 'relation', relkind, oid::regclass, relrowsecurity, relforcerowsecurity, relacl::text, reloptions::text)
       from pg_class where relnamespace = ${own} and relkind in ('r', 'v', 'p', 'S', 'm')`,
    `select concat_ws(' ', 'constraint', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
       from pg_constraint where connamespace = ${own} and contype <> 'n'`,
    `select concat_ws(' ', 'index', pg_get_indexdef(i.indexrelid), indisvalid) from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace = ${own}`,
    `select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid), tgenabled) from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = ${own} and not tgisinternal`,
    `select concat_ws(' ', 'function', pg_get_functiondef(oid), proacl::text) from pg_proc
      where pronamespace = ${own} and prokind in ('f', 'p')`,
    `select concat_ws(' ', 'aggregate', oid::regprocedure) from pg_proc where pronamespace = ${own} and prokind in ('a', 'w')`,
    `select concat_ws(' ', 'policy', tablename, policyname, permissive, roles::text, cmd, qual, with_check)
       from pg_policies where schemaname = 'vinculo'`,
    `select concat_ws(' ', 'type', typname, typtype, pg_get_expr(typdefaultbin, 0)) from pg_type
      where typnamespace = ${own} and typtype in ('d', 'e', 'r')`,
    `select concat_ws(' ', 'view', viewname, definition) from pg_views where schemaname = 'vinculo'`,
    `select concat_ws(' ', 'statistics', pg_get_statisticsobjdef(oid)) from pg_statistic_ext where stxnamespace = ${own}`,
    `select concat_ws(' ', 'right', defaclobjtype, defaclacl::text) from pg_default_acl where defaclnamespace = ${own}`,
  ]
  const { rows } = await on.query<{ definition: string }>(
    `select definition from (${parts.join('\nunion all\n')}) found (definition) order by definition collate "C"`,
  )
  return rows.map(({ definition }) => definition)
}
