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

/** A record that is to move, with what is written beside the state; of all records of a move the same columns. */
export interface Wanted<M extends Stored> extends Target {
  motivo?: Told | null | undefined
  values?: Omit<Written<M['table'], Updateable<Tables[M['table']]>>, M['field'] | keyof Standing>
  /** What guards look at besides columns. */
  besides?: object
}

/** A record that moves, and what is kept of that. */
interface Moving {
  id: number
  /** The version that it had. */
  versao: number
  de: string
  motivo: Told | null
  achados: readonly Finding[]
  values: object
}

/** What a move of a derived machine writes beside the columns of the records that move, each with its own reason. */
export type Effect = (tx: Tx, records: readonly DoneRecord[]) => Promise<void>

/** Moves every record of a set. Throws `RecordsRefused` when one of them cannot move. */
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
 * Moves those records of a set that can move, and returns an outcome for each: the only writer of states.
 * However many there are, the statements are the same. Of a derived machine it writes what its state follows from.
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
    // First: a part of a batch that is being written has read the records as they were.
    isFed(machine) ? holdRecords(tx) : done,
    // Where no guard looks at them, columns need not be read.
    loadStanding(tx, way.guards ? bound : { ...bound, columns: [] }, ids, acting, true),
  ])
  const hindered = await hindrances(tx, machine, way, wanted, standing, acting)
  const open = wanted.filter((one) => !hindered.has(one))
  // The guards see the record as it would be, but for its state.
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

/** Whether batches write records of this kind too. */
const isFed = ({ moves }: Stored) =>
  Object.values(moves).some((one: Move) => one.by.some((who) => 'operation' in who))

/** What a move writes of its records: `state`, their own columns, the next version. What all of them are to say is told once. */
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

/** What is kept of a move, of records that `made` tells with their new states: told once of those of which it is the same. */
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

/** State, own columns of the move and history, in one statement. The states and versions that the records come to. */
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

/** Records that an effect left as they were changed all the same. Those that it wrote are not written again. */
async function touch(tx: Tx, { table }: Stored, ids: readonly number[]): Promise<void> {
  await sql`
    update ${sql.table(table)} a set atualizacao = greatest(now(), a.inclusao)
     where a.cliente_id = ${currentClient} and a.id = any(${ids}::bigint[])
       and a.atualizacao < greatest(now(), a.inclusao)`.execute(tx)
}

/** Where only parts of a record changed, that too is another version of it. */
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

/** What the state follows from, and then the history, which tells the state that followed. */
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
