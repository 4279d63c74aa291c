import { type Insertable, sql } from 'kysely'
import type { GuardOf, StateOf } from '../../catalogue/machines/machine.ts'
import type { Row, Tx } from '../store/database.ts'
import { currentClient } from '../store/expressions.ts'
import type { Tables } from '../store/schema.ts'
import type { Acting, Bound, Standing, Stored } from './machine/bound.ts'
import { type Finding, impedes, ruledOut } from './machine/finding.ts'
import { judge } from './machine/judge.ts'
import { loadStanding } from './machine/load.ts'
import type { Outcome } from './machine/outcome.ts'

/** Lists and objects go into columns of JSON as they are. */
export type Written<T extends keyof Tables, V> = {
  [K in keyof V]: K extends keyof Row<T> ? (unknown extends Row<T>[K] ? unknown : V[K]) : V[K]
}

/** What a new record says. Its state, its client and its number are not its own to say. */
export type Content<M extends Stored> = Omit<
  Written<M['table'], Insertable<Tables[M['table']]>>,
  M['field'] | 'cliente_id' | 'id'
>

/**
 * Makes records of a noun. Those that its rules are against are told so, and stop nobody. The database writes how each
 * began into the history. The numbers that come back are in the order of what was wanted.
 */
export async function include<M extends Stored, R extends Standing>(
  tx: Tx,
  bound: Bound<M, R>,
  wanted: readonly Content<M>[],
  acting: Acting,
  situacao: StateOf<M> = bound.machine.initial[0] as StateOf<M>,
  guards: readonly GuardOf<M>[] = inclusionGuards(bound.machine),
): Promise<Outcome[]> {
  const { machine } = bound
  const judged = await judgeInclusion(tx, bound, wanted, acting, situacao, guards)
  const made = wanted.filter((_, at) => !impedes(judged[at]!))
  const ids = await insert(tx, machine, made, situacao)
  if (ids.length > 0) await bound.after?.(tx, { name: 'incluir', ids, motivo: null }, acting)
  const standing = machine.derived ? await loadStanding(tx, bound, ids, acting, false) : undefined
  let at = 0
  return judged.map((findings, order) => {
    if (impedes(findings)) return { id: -1 - order, findings, refusal: ruledOut(findings) }
    const id = ids[at++]!
    return { id, situacao: standing?.get(id)?.situacao ?? situacao, versao: 1, findings }
  })
}

/** Records that are wanted and are no rows yet, as guards look at them. */
function candidatesOf<M extends Stored, R extends Standing>(
  { columns }: Bound<M, R>,
  wanted: readonly Content<M>[],
  situacao: string,
): R[] {
  const empty = Object.fromEntries(columns.map((column) => [column, null]))
  return wanted.map(
    (content, at) => ({ ...empty, ...content, id: -1 - at, versao: 1, situacao }) as unknown as R,
  )
}

/** What the rules of inclusion have to say of records that somebody may want. Makes none. */
export const judgeInclusion = <M extends Stored, R extends Standing>(
  tx: Tx,
  bound: Bound<M, R>,
  wanted: readonly Content<M>[],
  acting: Acting,
  situacao: StateOf<M> = bound.machine.initial[0] as StateOf<M>,
  guards: readonly GuardOf<M>[] = inclusionGuards(bound.machine),
): Promise<Finding[][]> => judge(tx, bound, { guards }, candidatesOf(bound, wanted, situacao), acting)

const inclusionGuards = <M extends Stored>({ inclusion }: M) =>
  (inclusion?.guards ?? []) as readonly GuardOf<M>[]

async function insert<M extends Stored>(
  tx: Tx,
  { table, field, derived }: M,
  contents: readonly Content<M>[],
  situacao: string,
): Promise<number[]> {
  if (contents.length === 0) return []
  const names = [...new Set(contents.flatMap((one) => Object.keys(one)))]
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const rows = contents.map((one, ordem) => ({ ordem, conteudo: one }))
  // What follows from the row is not written.
  const [column, state] = derived ? [sql``, sql``] : [sql`, ${sql.ref(field)}`, sql`, ${situacao}`]
  const { rows: made } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (cliente_id${column}, ${columns})
    select ${currentClient}${state}, ${sql.join(names.map((name) => sql`k.${sql.ref(name)}`))}
      from json_to_recordset(${JSON.stringify(rows)}) r(ordem integer, conteudo json)
     cross join lateral json_populate_record(null::${sql.table(table)}, r.conteudo) k
     order by r.ordem
    returning id`.execute(tx)
  return made.map(({ id }) => id).sort((a, b) => a - b)
}
