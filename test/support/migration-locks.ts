import type pg from 'pg'
import { type Migration, statementsOf } from '../../server/store/migration-list.ts'

/** Locks under which others cannot write; under the last one they cannot even read. */
const blocking = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock']

/** The statements of a migration, one by one. Function bodies and texts may contain semicolons. */
export function splitStatements(text: string): string[] {
  const piece =
    /--.*$|(\$\w*\$)[\s\S]*?\1|'(?:[^']|'')*'|begin atomic[\s\S]*?\bend\s*(?=;)|;|[^;'$b-]+|[\s\S]/gm
  const statements = ['']
  for (const [found] of text.matchAll(piece)) {
    if (found === ';') statements.push('')
    else statements[statements.length - 1] += found
  }
  return statements.filter((statement) => statementsOf(statement) !== '')
}

interface Table {
  table: string
  /** Scans and changes by the transaction so far. */
  work: number
  /** Changes when the table is rewritten. */
  file: number
}

async function tables(client: pg.Client): Promise<Map<string, Table>> {
  const { rows } = await client.query<Table>(
    `select c.oid::regclass::text as table, pg_relation_filenode(c.oid)::int as file,
            (coalesce(s.seq_scan, 0) + coalesce(s.idx_scan, 0) + s.n_tup_ins + s.n_tup_upd + s.n_tup_del)::int as work
       from pg_class c join pg_stat_xact_user_tables s on s.relid = c.oid
      where c.relnamespace = 'vinculo'::regnamespace and c.relkind = 'r'`,
  )
  return new Map(rows.map((row) => [row.table, row]))
}

/** Tables that a process has locked against others, by lock. */
export async function blocked(client: pg.Client, pid: number): Promise<Map<string, string>> {
  const { rows } = await client.query<{ table: string; mode: string }>(
    `select l.relation::regclass::text as table, l.mode from pg_locks l join pg_class c on c.oid = l.relation
      where l.pid = $1 and l.locktype = 'relation' and l.granted and l.mode = any($2) and c.relkind = 'r'
        and c.relnamespace = 'vinculo'::regnamespace order by array_position($2, l.mode)`,
    [pid, blocking],
  )
  return new Map(rows.map(({ table, mode }) => [table, mode]))
}

export async function pidOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query('select pg_backend_pid() as pid')
  return rows[0].pid
}

/**
 * Runs statements in the open transaction and names those after which a table of before is locked against
 * others, and that scanned, changed or rewrote a table of before: the lock lasts as long as that.
 */
export async function blockingStatements(
  client: pg.Client,
  statements: readonly string[],
): Promise<string[]> {
  const found: string[] = []
  const before = await tables(client)
  const pid = await pidOf(client)
  let last = before
  for (const statement of statements) {
    await client.query(statement)
    const now = await tables(client)
    const locks = [...(await blocked(client, pid))].filter(([table]) => before.has(table))
    const busy = [...before.keys()].filter((table) => {
      const [was, is] = [last.get(table), now.get(table)]
      return was && is && (is.work > was.work || is.file !== was.file)
    })
    if (locks.length > 0 && busy.length > 0) {
      const held = locks.map(([table, mode]) => `${table} ${mode}`).join(', ')
      found.push(
        `${statement.trim().split('\n', 1)[0]}: holds ${held} while it reads or writes ${busy.join(', ')}`,
      )
    }
    last = now
  }
  return found
}

/** The table of an online statement. */
export const onlineTable = ({ text }: Migration): string | undefined =>
  /\b(?:on|table|analyze)\s+(?:concurrently\s+)?(\w+)/.exec(statementsOf(text))?.[1]
