import { type Insertable, sql } from 'kysely'
import type { GuardOf, StateOf } from '../../catalogue/machines/machine.ts'
import type { Row, Tx } from '../store/database.ts'
import { currentClient } from '../store/expressions.ts'
import type { Tables } from '../store/schema.ts'
import type { Acting, Bound, Standing, Stored } from './machine/bound.ts'
import { type Finding, impedes, ruledOut } from './machine/finding.ts'
import { judge } from './machine/judge.ts'
import { loadStanding } from './machine/load.ts'
import { allMade, type Made, type Outcome } from './machine/outcome.ts'
import { applyConsequences } from './machine/registry.ts'

/** JSON columns take lists and objects; bytea columns take text in the database's input format. */
export type Written<T extends keyof Tables, V> = {
  [K in keyof V]: K extends keyof Row<T>
    ? unknown extends Row<T>[K]
      ? unknown
      : NonNullable<Row<T>[K]> extends Buffer
        ? Exclude<V[K], Buffer> | string
        : V[K]
    : V[K]
}

/** Columns of a new record without state, client and id, which the engine sets. */
export type Content<M extends Stored> = Omit<
  Written<M['table'], Insertable<Tables[M['table']]>>,
  M['field'] | 'cliente_id' | 'id'
>

/** Initial state: one for all records, or one for each. */
type Beginning<M extends Stored> = StateOf<M> | readonly StateOf<M>[]

const stateAt = (situacao: string | readonly string[], at: number): string =>
  typeof situacao === 'string' ? situacao : situacao[at]!

/** Includes every record of a set. Throws `RecordsRefused` if one is refused. */
export const include = async <M extends Stored, R extends Standing>(
  tx: Tx,
  bound: Bound<M, R>,
  wanted: readonly Content<M>[],
  acting: Acting,
  situacao?: Beginning<M>,
  guards?: readonly GuardOf<M>[],
): Promise<Made[]> =>
  allMade(bound.machine.noun, 'incluir', await tryInclude(tx, bound, wanted, acting, situacao, guards))

/**
 * Includes the records of a set that the guards allow and returns an outcome for each, in input order. A
 * trigger writes the first history entry.
 */
export async function tryInclude<M extends Stored, R extends Standing>(
  tx: Tx,
  bound: Bound<M, R>,
  wanted: readonly Content<M>[],
  acting: Acting,
  situacao: Beginning<M> = bound.machine.initial[0] as StateOf<M>,
  guards: readonly GuardOf<M>[] = inclusionGuards(bound.machine),
): Promise<Outcome[]> {
  const { machine } = bound
  const judged = await judgeInclusion(tx, bound, wanted, acting, situacao, guards)
  const made = wanted
    .map((content, at) => ({ content, state: stateAt(situacao, at) }))
    .filter((_, at) => !impedes(judged[at]!))
  const ids = await insert(tx, machine, made)
  const records = ids.map((id) => ({ id, motivo: null }))
  await applyConsequences(tx, machine.noun, 'incluir', records, acting)
  const standing = machine.derived ? await loadStanding(tx, bound, ids, acting, false) : undefined
  let at = 0
  return judged.map((findings, order) => {
    if (impedes(findings)) return { id: -1 - order, findings, refusal: ruledOut(findings) }
    const id = ids[at++]!
    const state = standing?.get(id)?.situacao ?? stateAt(situacao, order)
    return { id, situacao: state, versao: 1, findings }
  })
}

/** Records without a row yet, in the form that guards read. */
function candidatesOf<M extends Stored, R extends Standing>(
  { columns }: Bound<M, R>,
  wanted: readonly Content<M>[],
  situacao: Beginning<M>,
): R[] {
  const empty = Object.fromEntries(columns.map((column) => [column, null]))
  const begun = (at: number) => ({ id: -1 - at, versao: 1, situacao: stateAt(situacao, at) })
  return wanted.map((content, at) => ({ ...empty, ...content, ...begun(at) }) as unknown as R)
}

/** Findings of the inclusion guards. Writes nothing. */
export const judgeInclusion = <M extends Stored, R extends Standing>(
  tx: Tx,
  bound: Bound<M, R>,
  wanted: readonly Content<M>[],
  acting: Acting,
  situacao: Beginning<M> = bound.machine.initial[0] as StateOf<M>,
  guards: readonly GuardOf<M>[] = inclusionGuards(bound.machine),
): Promise<Finding[][]> => judge(tx, bound, { guards }, candidatesOf(bound, wanted, situacao), acting)

const inclusionGuards = <M extends Stored>({ inclusion }: M) =>
  (inclusion?.guards ?? []) as readonly GuardOf<M>[]

async function insert<M extends Stored>(
  tx: Tx,
  { table, field, derived }: M,
  made: readonly { content: Content<M>; state: string }[],
): Promise<number[]> {
  if (made.length === 0) return []
  // A derived state has no column.
  const rows = made.map(({ content, state }) => (derived ? content : { ...content, [field]: state }))
  const names = [...new Set(rows.flatMap((one) => Object.keys(one)))]
  const { rows: written } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (cliente_id, ${sql.join(names.map((name) => sql.ref(name)))})
    select ${currentClient}, ${sql.join(names.map((name) => sql`k.${sql.ref(name)}`))}
      from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}) with ordinality k
     order by k.ordinality
    returning id`.execute(tx)
  return written.map(({ id }) => id).sort((a, b) => a - b)
}
