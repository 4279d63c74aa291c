import { sql } from 'kysely'
import { tester } from './actor.ts'
import type { Institution, World } from './world.ts'

/** Sessions and credentials record their last use also when a request is refused. */
const noted = ['sessao', 'credencial']

/** Audit entries for reads of sealed values, which change nothing. */
export const readings = 'auditoria (Consulta)'

/** Digest of a client's rows, by table. */
export type Traces = Readonly<Record<string, string>>

/** Digests of all tables of a client, for comparison before and after. */
export async function tracesOf({ context }: World, { id }: Pick<Institution, 'id'>): Promise<Traces> {
  return context.owner.inClient(
    id,
    async (tx) => {
      const { rows: tables } = await sql<{ name: string }>`
        select c.relname as name from pg_class c
         where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
           and exists (select from pg_attribute k where k.attrelid = c.oid and k.attname = 'cliente_id')
         order by 1`.execute(tx)
      const digest = (name: string, table = name, where = 'true') =>
        `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as digest
           from ${table} t where cliente_id = ${id} and ${where}`
      const parts = tables
        .map(({ name }) => name)
        .filter((name) => !noted.includes(name) && name !== 'auditoria')
        .map((name) => digest(name))
      const trail = [
        digest('auditoria', 'auditoria', `acao <> 'Consulta'`),
        digest(readings, 'auditoria', `acao = 'Consulta'`),
      ]
      const all = sql.raw([...parts, ...trail].join(' union all '))
      const { rows } = await sql<{ name: string; digest: string }>`${all}`.execute(tx)
      return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
    },
    tester,
  )
}

/** Tables whose rows differ. */
export const changedSince = (before: Traces, now: Traces): string[] =>
  Object.keys(now).filter((name) => now[name] !== before[name])
