import { sql, type Updateable } from 'kysely'
import { type Move, type MoveOf, trailOf } from '../../catalogue/machines/machine.ts'
import type { Tx } from '../store/database.ts'
import { currentClient } from '../store/expressions.ts'
import { holdRecords } from '../store/records-lock.ts'
import type { Tables } from '../store/schema.ts'
import type { Acting, Bound, Standing, Stored } from './machine/bound.ts'
import { type Finding, impedes, ruledOut } from './machine/finding.ts'
import { hindrances, type Target } from './machine/hindrances.ts'
import { judge } from './machine/judge.ts'
import { loadStanding } from './machine/load.ts'
import type { Outcome } from './machine/outcome.ts'

export type { Target }

/** A record that is to move, with what is written beside the state; of all records of a move the same columns. */
export interface Wanted<M extends Stored> extends Target {
  motivo?: string | null | undefined
  values?: Omit<Updateable<Tables[M['table']]>, M['field'] | keyof Standing>
}

/** A record that moves, and what is kept of that. */
interface Moving {
  id: number
  de: string
  motivo: string | null
  achados: readonly Finding[]
  values: object
}

/**
 * Makes one move of a set of records: the only writer of states. Whoever cannot move is told why and stops nobody.
 * However many there are, the statements are the same.
 */
export async function move<M extends Stored, R extends Standing>(
  tx: Tx,
  bound: Bound<M, R>,
  name: MoveOf<M>,
  wanted: readonly Wanted<M>[],
  acting: Acting,
): Promise<Outcome[]> {
  const { machine } = bound
  const way: Move = machine.moves[name]!
  const { to } = way
  // A part of a batch that is being written has read the records as they were.
  if (isFed(machine)) await holdRecords(tx)
  const standing = await loadStanding(
    tx,
    bound,
    wanted.map(({ id }) => id),
    acting,
    true,
  )
  const hindered = await hindrances(tx, machine, way, wanted, standing, acting)
  const open = wanted.filter((one) => !hindered.has(one))
  // The guards see the record as it would be, but for its state.
  const records = open.map(({ id, values }) => ({ ...standing.get(id)!, ...values }))
  const judged = await judge(tx, bound, way, records, acting)
  const moving = new Map<Target, Moving>()
  for (const [at, one] of open.entries()) {
    const findings = judged[at]!
    const { id, situacao, versao } = records[at]!
    if (impedes(findings)) {
      hindered.set(one, { id, situacao, versao, findings, refusal: ruledOut(findings) })
    } else {
      const { motivo = null, values = {} } = one
      moving.set(one, { id, de: situacao, motivo, achados: findings, values })
    }
  }
  const versions = await write(tx, machine, name, [...moving.values()])
  if (bound.after && versions.size > 0) {
    const [{ motivo }] = [...moving.values()] as [Moving]
    await bound.after(tx, { name, ids: [...versions.keys()], motivo }, acting)
  }
  return wanted.map((one) => {
    const refused = hindered.get(one)
    if (refused) return refused
    const { id, achados } = moving.get(one)!
    return { id, situacao: to, versao: versions.get(id)!, findings: achados }
  })
}

/** Whether batches write records of this kind too. */
const isFed = ({ moves }: Stored) =>
  Object.values(moves).some((one: Move) => one.by.some((who) => 'operation' in who))

/** State, own columns of the move and history, in one statement. The versions that the records come to. */
async function write<M extends Stored>(
  tx: Tx,
  machine: M,
  name: MoveOf<M>,
  moving: readonly Moving[],
): Promise<Map<number, number>> {
  if (moving.length === 0) return new Map()
  const { table, field, moves } = machine
  const { to }: Move = moves[name]!
  const rows = moving.map(({ id, values }) => ({ id, ...values }))
  const history = moving.map(({ id, de, motivo, achados }) => ({ id, de, motivo, achados }))
  const own = Object.keys(moving[0]!.values).map((column) => sql`, ${sql.ref(column)} = k.${sql.ref(column)}`)
  const made = await sql<{ id: number; versao: number }>`
    with feito as (
      update ${sql.table(table)} a set ${sql.ref(field)} = ${to}${sql.join(own, sql``)},
             atualizacao = greatest(now(), a.inclusao)
        from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}) k
       where a.cliente_id = ${currentClient} and a.id = k.id
      returning a.id, a.versao
    ), contado as (
      insert into historico (cliente_id, entidade, registro_id, movimento, de, para, motivo, achados)
      select ${currentClient}, ${trailOf(machine)}, h.id, ${name}, h.de, ${to}, h.motivo, h.achados
        from json_to_recordset(${JSON.stringify(history)}) h(id bigint, de text, motivo text, achados jsonb)
    ) select id, versao from feito`.execute(tx)
  return new Map(made.rows.map(({ id, versao }) => [id, versao]))
}
