import { type RawBuilder, sql, type Updateable } from 'kysely'
import { type Move, type MoveOf, outcomesOf, trailOf } from '../../catalogue/machines/machine.ts'
import type { Told } from '../../catalogue/message.ts'
import type { Tx } from '../store/database.ts'
import { currentClient } from '../store/expressions.ts'
import { holdRecords } from '../store/records-lock.ts'
import type { Tables } from '../store/schema.ts'
import { together } from '../store/together.ts'
import type { Written } from './include.ts'
import {
  type Acting,
  type Bound,
  type DoneRecord,
  idsOf,
  type Standing,
  type Stored,
} from './machine/bound.ts'
import { columnsOf } from './machine/columns.ts'
import { type Finding, impedes, ruledOut } from './machine/finding.ts'
import { hindrances, type Target } from './machine/hindrances.ts'
import { keptFindings, keptReason } from './machine/history.ts'
import { judge } from './machine/judge.ts'
import { loadStanding } from './machine/load.ts'
import { allMade, type Made, type Outcome } from './machine/outcome.ts'
import { applyConsequences } from './machine/registry.ts'
import { stateIn } from './machine/state.ts'

export type { Target }

/**
 * A record to move, with columns to write besides the state; all records of one call write the same columns.
 */
export interface Wanted<M extends Stored> extends Target {
  motivo?: Told | null | undefined
  values?: Omit<Written<M['table'], Updateable<Tables[M['table']]>>, M['field'] | keyof Standing>
  /** Values for the guards that are not columns. */
  besides?: object
}

/** A record whose move was allowed, with what its history entry says. */
interface Moving {
  id: number
  /** The version before the move. */
  versao: number
  de: string
  motivo: Told | null
  achados: readonly Finding[]
  values: object
}

/** Writes of a derived machine's move outside the records' own columns. Each record has its own reason. */
export type Effect = (tx: Tx, records: readonly DoneRecord[]) => Promise<void>

/** Moves every record of a set. Throws `RecordsRefused` if one is refused. */
export const move = async <M extends Stored, R extends Standing>(
  tx: Tx,
  bound: Bound<M, R>,
  name: MoveOf<M>,
  wanted: readonly Wanted<M>[],
  acting: Acting,
  effect?: Effect,
): Promise<Made[]> =>
  allMade(bound.machine.noun, name, await tryMove(tx, bound, name, wanted, acting, effect))

/**
 * Moves the records of a set that can move and returns an outcome for each. It is the only writer of states;
 * for a derived machine it writes what the state is computed from. The number of statements does not depend
 * on the number of records.
 */
export async function tryMove<M extends Stored, R extends Standing>(
  tx: Tx,
  bound: Bound<M, R>,
  name: MoveOf<M>,
  wanted: readonly Wanted<M>[],
  acting: Acting,
  effect?: Effect,
): Promise<Outcome[]> {
  const { machine } = bound
  const way: Move = machine.moves[name]!
  const ids = wanted.map(({ id }) => id)
  const [, standing] = await together([
    // Takes the lock before reading the records: a part of a batch may be changing them.
    isFed(machine) ? holdRecords(tx) : done,
    // Without guards no further columns are needed.
    loadStanding(tx, way.guards ? bound : { ...bound, columns: [] }, ids, acting, true),
  ])
  const hindered = await hindrances(tx, machine, way, wanted, standing, acting)
  const open = wanted.filter((one) => !hindered.has(one))
  // The guards see the record with its new values and its old state.
  const records = open.map(({ id, values, besides }) => ({ ...standing.get(id)!, ...values, ...besides }))
  const judged = await judge(tx, bound, way, records, acting)
  const moving = new Map<Target, Moving>()
  for (const [at, one] of open.entries()) {
    const findings = judged[at]!
    const { id, situacao, versao } = records[at]!
    if (impedes(findings)) {
      hindered.set(one, { id, situacao, versao, findings, refusal: ruledOut(findings) })
    } else {
      const { motivo = null, values = nothing } = one
      moving.set(one, { id, versao, de: situacao, motivo, achados: findings, values })
    }
  }
  const written = machine.derived
    ? await writeDerived(tx, machine, name, [...moving.values()], acting, effect)
    : await write(tx, machine, name, [...moving.values()])
  await applyConsequences(tx, machine.noun, name, [...moving.values()].map(doneOf), acting)
  return wanted.map((one) => {
    const refused = hindered.get(one)
    if (refused) return refused
    const { id, achados } = moving.get(one)!
    return { ...written.get(id)!, findings: achados }
  })
}

const done = Promise.resolve()
const nothing = {}
const doneOf = ({ id, motivo }: Moving): DoneRecord => ({ id, motivo })

/** Whether batches write records of this noun too. */
const isFed = ({ moves }: Stored) =>
  Object.values(moves).some((one: Move) => one.by.some((who) => 'operation' in who))

/**
 * UPDATE of `state`, the move's columns and the version. Values that are the same for all records are sent
 * once.
 */
function updated(
  { table }: Stored,
  state: RawBuilder<unknown>,
  moving: readonly Moving[],
): RawBuilder<unknown> {
  const [first] = moving as [Moving]
  const names = columnsOf(moving.map(({ values }) => values))
  const own = names.map((column) => sql`${sql.ref(column)} = k.${sql.ref(column)}, `)
  const said = moving.every(({ values }) => values === first.values)
    ? sql`from json_populate_record(null::${sql.table(table)}, ${JSON.stringify(first.values)}) k
     where a.cliente_id = ${currentClient} and a.id = any(${moving.map(({ id }) => id)}::bigint[])`
    : sql`from json_populate_recordset(null::${sql.table(table)}, ${toldRows(moving)}) k
     where a.cliente_id = ${currentClient} and a.id = k.id`
  return sql`
    update ${sql.table(table)} a set ${state}${sql.join(own, sql``)}versao = a.versao + 1,
      atualizacao = greatest(now(), a.inclusao) ${said}`
}

const toldRows = (moving: readonly Moving[]): string =>
  JSON.stringify(moving.map(({ id, values }) => ({ id, ...values })))

/**
 * INSERT of the history entries. `made` is the CTE with the new states; records with the same entry are sent
 * as one group.
 */
function kept(machine: Stored, name: string, moving: readonly Moving[], made: string): RawBuilder<unknown> {
  const alike = Map.groupBy(moving, ({ de, motivo, achados }) => JSON.stringify([de, motivo, achados]))
  const history = [...alike.values()].map((some) => {
    const [{ de, motivo, achados }] = some as [Moving]
    return { ids: some.map(({ id }) => id), de, ...keptReason(motivo), achados: keptFindings(achados) }
  })
  return sql`
    insert into historico (cliente_id, entidade, registro_id, movimento, de, para, motivo, motivo_mensagem, achados)
    select ${currentClient}, ${trailOf(machine)}, f.id, ${name}, h.de, f.situacao, h.motivo, h.motivo_mensagem,
           h.achados
      from json_to_recordset(${JSON.stringify(history)}) h(ids bigint[], de text, motivo text,
           motivo_mensagem jsonb, achados jsonb)
     cross join unnest(h.ids) i(id)
      join ${sql.table(made)} f on f.id = i.id
     order by f.id`
}

/** Writes state, columns and history in one statement and returns the new states and versions. */
async function write<M extends Stored>(
  tx: Tx,
  machine: M,
  name: MoveOf<M>,
  moving: readonly Moving[],
): Promise<Map<number, Standing>> {
  if (moving.length === 0) return new Map()
  const { to }: Move = machine.moves[name]!
  const { rows } = await sql<Standing>`
    with feito as (
      ${updated(machine, sql`${sql.ref(machine.field)} = ${to}, `, moving)}
      returning a.id, a.versao, ${to} as situacao
    ), contado as (${kept(machine, name, moving, 'feito')})
    select id, versao, situacao from feito`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Advances `atualizacao` of records that the effect did not write itself. */
async function touch(tx: Tx, { table }: Stored, ids: readonly number[]): Promise<void> {
  await sql`
    update ${sql.table(table)} a set atualizacao = greatest(now(), a.inclusao)
     where a.cliente_id = ${currentClient} and a.id = any(${ids}::bigint[])
       and a.atualizacao < greatest(now(), a.inclusao)`.execute(tx)
}

/** Increases the version of records whose own row was not written. */
async function countVersions(
  tx: Tx,
  { table }: Stored,
  standing: Map<number, Standing>,
  moving: readonly Moving[],
): Promise<void> {
  const same = moving.filter(({ id, versao }) => standing.get(id)?.versao === versao)
  if (same.length === 0) return
  await sql`
    update ${sql.table(table)} a set versao = a.versao + 1
     where a.cliente_id = ${currentClient} and a.id = any(${same.map(({ id }) => id)}::bigint[])`.execute(tx)
  for (const { id, versao } of same) standing.set(id, { ...standing.get(id)!, versao: versao + 1 })
}

/** Writes what the state is computed from, then the history with the resulting state. */
async function writeDerived<M extends Stored>(
  tx: Tx,
  machine: M,
  name: MoveOf<M>,
  moving: readonly Moving[],
  { today }: Acting,
  effect?: Effect,
): Promise<Map<number, Standing>> {
  if (moving.length === 0) return new Map()
  const ids = idsOf(moving)
  const own = Object.keys(moving[0]!.values).length > 0
  if (own || !effect) await updated(machine, sql``, moving).execute(tx)
  await effect?.(tx, moving.map(doneOf))
  if (!own && effect) await touch(tx, machine, ids)
  const { rows } = await sql<Standing>`
    with feito as (
      select a.id, a.versao, ${stateIn(machine, 'a', today)} as situacao from ${sql.table(machine.table)} a
       where a.cliente_id = ${currentClient} and a.id = any(${ids}::bigint[])
    ), contado as (${kept(machine, name, moving, 'feito')})
    select id, versao, situacao from feito`.execute(tx)
  const possible: readonly string[] = outcomesOf(machine.moves[name]! as Move)
  const astray = rows.find(({ situacao }) => !possible.includes(situacao))
  if (astray) throw new Error(`${machine.noun} ${astray.id}: ${name} led to ${astray.situacao}`)
  const standing = new Map(rows.map((row) => [row.id, row]))
  await countVersions(tx, machine, standing, moving)
  return standing
}
