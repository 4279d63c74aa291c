import { type SqlBool, sql } from 'kysely'
import type { Database, Tx } from '../../server/store/database.ts'
import { tester } from './actor.ts'

/** A column of a table that some answer reads. */
export interface Column {
  table: string
  name: string
}

interface Known extends Column {
  type: string
  nullable: boolean
  /** The table that this foreign key references. */
  refers: string | null
  /** Texts that a check constraint of the column lists. */
  values: string[]
}

/** Limits: rows of a table to try, and changes that have to show in an answer. */
const most = 60
const enough = 3

/** Changes rows of the database one change at a time, and rolls each back to a savepoint. */
export class Alterations {
  readonly #columns: ReadonlyMap<string, Known>

  private constructor(columns: readonly Known[]) {
    this.#columns = new Map(columns.map((one) => [`${one.table}.${one.name}`, one]))
  }

  static async of(owner: Database, clienteId: number): Promise<Alterations> {
    const { rows } = await owner.inClient(
      clienteId,
      (tx) =>
        sql<Known>`
        select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
               (select r.relname from pg_constraint k join pg_class r on r.oid = k.confrelid
                 where k.conrelid = c.oid and k.contype = 'f' and k.conkey[cardinality(k.conkey)] = a.attnum
                   and r.relname <> 'cliente' limit 1) as refers,
               coalesce((select json_agg(v[1]) from pg_constraint k
                  cross join lateral regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') v
                 where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]), '[]') as values
          from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and a.attgenerated = ''
           and exists (select from pg_attribute i where i.attrelid = c.oid and i.attname = 'id')`.execute(tx),
      tester,
    )
    return new Alterations(rows)
  }

  hasMoment(table: string): boolean {
    return this.#columns.has(`${table}.atualizacao`)
  }

  /**
   * Columns that a statement reads, from the catalogue's dependencies of a temporary view of it and of the
   * functions it calls.
   */
  async columnsOf(tx: Tx, statement: string): Promise<Column[]> {
    await sql.raw(`create temp view lido as ${statement}`).execute(tx)
    const { rows } = await sql<Column>`
      with recursive usado as (
        select 'pg_rewrite'::regclass as classe, oid as objeto from pg_rewrite where ev_class = 'pg_temp.lido'::regclass
        union
        select d.refclassid::regclass, d.refobjid from usado u
          join pg_depend d on d.classid = u.classe and d.objid = u.objeto and d.refclassid = 'pg_proc'::regclass
      )
      select distinct c.relname as table, a.attname as name from usado u
        join pg_depend d on d.classid = u.classe and d.objid = u.objeto and d.refclassid = 'pg_class'::regclass
        join pg_class c on c.oid = d.refobjid and c.relkind in ('r', 'p')
        join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
       order by 1, 2`.execute(tx)
    await sql`drop view pg_temp.lido`.execute(tx)
    return rows.filter(({ name }) => !['cliente_id', 'id', 'inclusao', 'atualizacao'].includes(name))
  }

  /** Gives a column other values, in all rows at once and then row by row, until enough changes showed. */
  async each(tx: Tx, { table, name }: Column, seen: () => Promise<boolean>): Promise<boolean> {
    const column = this.#columns.get(`${table}.${name}`)
    if (!column) return true
    // Most columns need no more than one update of all rows, where constraints allow it.
    for (const value of candidates(column)) {
      if ((await this.#attempt(tx, () => this.#change(tx, column, value), seen)) === 'seen') return true
    }
    return this.#rowByRow(tx, column, candidates(column), await this.#rows(tx, table), seen)
  }

  /**
   * Gives a column of the answered table other values, until enough of the changes showed in rows other than
   * the changed ones. Groups of rows are changed first. Single rows are changed only with values that showed
   * outside the group, or that the database refused for it.
   */
  async eachOwn(
    tx: Tx,
    { table, name }: Column,
    seen: (changed: readonly string[]) => Promise<boolean>,
  ): Promise<boolean> {
    const column = this.#columns.get(`${table}.${name}`)
    if (!column) return true
    const ids = await this.#rows(tx, table)
    const groups = separating(ids)
    const left: string[] = []
    for (const value of candidates(column)) {
      for (const group of groups) {
        const change = () => this.#change(tx, column, value, sql<SqlBool>`t.id = any(${group}::bigint[])`)
        if ((await this.#attempt(tx, change, () => seen(group))) === 'unseen') continue
        left.push(value)
        break
      }
    }
    return left.length > 0 && this.#rowByRow(tx, column, left, ids, (id) => seen([id]))
  }

  async #rowByRow(
    tx: Tx,
    column: Known,
    values: readonly string[],
    ids: readonly string[],
    seen: (id: string) => Promise<boolean>,
  ): Promise<boolean> {
    let times = 0
    for (const id of ids) {
      for (const value of values) {
        const change = () => this.#change(tx, column, value, sql<SqlBool>`t.id = ${id}`)
        if ((await this.#attempt(tx, change, () => seen(id))) !== 'seen') continue
        if (++times === enough) return true
        break
      }
    }
    return times > 0
  }

  #change(tx: Tx, { table, name }: Known, value: string, which = sql<SqlBool>`true`): Promise<unknown> {
    // Every writer of a row with `atualizacao` sets it too; another test ensures that.
    const moment = this.hasMoment(table) ? ', atualizacao = greatest(now(), t.inclusao)' : ''
    return sql`update ${sql.table(table)} t set ${sql.ref(name)} = ${sql.raw(value)} ${sql.raw(moment)}
      where t.cliente_id = cliente_atual() and ${which}
        and t.${sql.ref(name)}::text is distinct from (${sql.raw(value)})::text`.execute(tx)
  }

  /** Removes rows one at a time. */
  async eachRemoval(tx: Tx, table: string, seen: () => Promise<boolean>): Promise<boolean> {
    let times = 0
    for (const id of await this.#rows(tx, table)) {
      const removal = sql`delete from ${sql.table(table)} where cliente_id = cliente_atual() and id = ${id}`
      if ((await this.#attempt(tx, () => removal.execute(tx), seen)) === 'seen') times++
      if (times === enough) break
    }
    return times > 0
  }

  /** Adds rows back that were removed with the triggers disabled. */
  async eachAddition<T>(
    tx: Tx,
    table: string,
    look: () => Promise<T>,
    seen: (without: T) => Promise<boolean>,
  ): Promise<boolean> {
    const names = [...this.#columns.values()].filter((one) => one.table === table).map(({ name }) => name)
    const listed = names.map((name) => `"${name}"`).join(', ')
    // An added row has the current time as its moment.
    const values = names
      .map((name) => (['inclusao', 'atualizacao'].includes(name) ? 'now()' : `"${name}"`))
      .join(', ')
    let times = 0
    for (const id of await this.#rows(tx, table)) {
      const which = `where cliente_id = cliente_atual() and id = ${id}`
      await sql`savepoint retirada`.execute(tx)
      await sql.raw(`create temp table tirado as select * from ${table} ${which}`).execute(tx)
      try {
        await withoutTriggers(tx, table, `delete from ${table} ${which}`)
      } catch (error) {
        // 23503: another row references it.
        if ((error as { code?: string }).code !== '23503') throw error
        await sql`rollback to savepoint retirada`.execute(tx)
        continue
      }
      const without = await look()
      const addition = sql.raw(
        `insert into ${table} (${listed}) overriding system value select ${values} from pg_temp.tirado`,
      )
      const outcome = await this.#attempt(
        tx,
        () => addition.execute(tx),
        () => seen(without),
      )
      if (outcome === 'seen') times++
      await sql`rollback to savepoint retirada`.execute(tx)
      if (times === enough) break
    }
    return times > 0
  }

  async #rows(tx: Tx, table: string): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`select id::text as id from ${sql.table(table)}
      where cliente_id = cliente_atual() order by id limit ${most}`.execute(tx)
    return rows.map(({ id }) => id)
  }

  /** Applies a change that the database accepts, checks it and rolls it back. */
  async #attempt(
    tx: Tx,
    change: () => Promise<unknown>,
    seen: () => Promise<boolean>,
  ): Promise<'seen' | 'unseen' | 'refused'> {
    await sql`savepoint tentativa`.execute(tx)
    try {
      await change()
    } catch {
      await sql`rollback to savepoint tentativa`.execute(tx)
      return 'refused'
    }
    const found = await seen()
    await sql`rollback to savepoint tentativa`.execute(tx)
    return found ? 'seen' : 'unseen'
  }
}

/**
 * The fewest groups such that for any two rows some group has the first and not the second. Each row is in
 * half of the groups.
 */
function separating(ids: readonly string[]): string[][] {
  for (let groups = 1; ; groups++) {
    const halves = Array.from({ length: 2 ** groups }, (_, set) =>
      Array.from({ length: groups }, (_, bit) => bit).filter((bit) => set & (1 << bit)),
    ).filter(({ length }) => length === Math.ceil(groups / 2))
    if (halves.length < ids.length) continue
    return Array.from({ length: groups }, (_, group) => ids.filter((_, at) => halves[at]!.includes(group)))
  }
}

/** Writes rows of a table with its triggers disabled. */
export async function withoutTriggers(tx: Tx, table: string, statement: string): Promise<void> {
  await sql.raw(`alter table ${table} disable trigger user`).execute(tx)
  await sql.raw(statement).execute(tx)
  await sql.raw(`alter table ${table} enable trigger user`).execute(tx)
}

/** SQL for other values of a column of the row `t`. */
function candidates({ name, type, nullable, refers, values }: Known): string[] {
  const now = `t."${name}"`
  const none = nullable ? ['null'] : []
  if (refers) {
    const other = `(select r.id from "${refers}" r where r.cliente_id = t.cliente_id and r.id is distinct from ${now} order by r.id`
    return [`${other} limit 1)`, `${other} desc limit 1)`, ...none]
  }
  if (values.length > 0) return [...values.map((value) => `'${value}'`), ...none]
  switch (type) {
    case 'text':
      return [`left(coalesce(${now}, ''), 10) || '1'`, `'1'`, ...none]
    case 'boolean':
      return [`not coalesce(${now}, false)`]
    case 'date':
      return [`coalesce(${now}, current_date) + 1`, `${now} - 1`, `date '1990-01-01'`, ...none]
    case 'timestamp with time zone':
      return [`coalesce(${now}, now()) - interval '1 hour'`, `now()`, ...none]
    case 'json':
      return [`'[{"codigo":"Z1","DIA":"2"}]'::json`, `'[]'::json`, ...none]
    case 'bytea':
      return [`${now} || '\\x00'::bytea`]
    default:
      return [`coalesce(${now}, 0) + 1`, `${now} - 1`, ...none]
  }
}
