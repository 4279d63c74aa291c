import { sql, type Updateable } from 'kysely'
import type { Move, MoveOf } from '../../catalogue/machines/machine.ts'
import { Refusal } from '../refusal.ts'
import type { Tx } from '../store/database.ts'
import { currentClient } from '../store/expressions.ts'
import { holdRecords } from '../store/records-lock.ts'
import type { Tables } from '../store/schema.ts'
import type { Acting, Bound, Standing, Stored } from './machine/bound.ts'
import { changesOf } from './machine/changes.ts'
import { type Finding, impedes } from './machine/finding.ts'
import { judge } from './machine/judge.ts'
import { loadStanding } from './machine/load.ts'
import type { NotMade, Outcome } from './machine/outcome.ts'

/** A record that is to move, and the version that was seen of it. */
export interface Target {
  id: number
  versao?: number | null | undefined
}

/** The same with what is written beside the state; of all records of a move the same columns. */
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
  const { to }: Move = machine.moves[name]!
  // A part of a batch that is being written has read the records as they were.
  if (isFed(machine)) await holdRecords(tx)
  const standing = await loadStanding(
    tx,
    bound,
    wanted.map(({ id }) => id),
    true,
  )
  const hindered = await hindrances(tx, machine, name, wanted, standing)
  const open = wanted.filter((one) => !hindered.has(one))
  const records = open.map(({ id }) => standing.get(id)!)
  const judged = await judge(tx, bound, name, records, acting)
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

/** What keeps records from moving before any guard is asked. */
async function hindrances<M extends Stored>(
  tx: Tx,
  { table, moves }: M,
  name: MoveOf<M>,
  wanted: readonly Target[],
  standing: ReadonlyMap<number, Standing>,
): Promise<Map<Target, NotMade>> {
  const { from, rotulo }: Move = moves[name]!
  const stale = wanted.flatMap(({ id, versao: seen }) => {
    const versao = standing.get(id)?.versao
    return seen == null || versao === undefined || versao === seen ? [] : [{ id, versions: versao - seen }]
  })
  const missed = await changesOf(tx, table, stale)
  const hindered = new Map<Target, NotMade>()
  const named = new Set<number>()
  for (const one of wanted) {
    const { id, versao: seen } = one
    const record = standing.get(id)
    if (!record) {
      hindered.set(one, { id, findings: [], refusal: new Refusal('REGISTRO_INEXISTENTE') })
      continue
    }
    const { situacao, versao } = record
    // Named twice, it has moved already.
    const repeated = named.has(id)
    named.add(id)
    if (seen != null && seen !== versao) {
      const detail = { vista: seen, atual: versao, mudancas: missed.get(id) ?? [] }
      hindered.set(one, { id, situacao, versao, findings: [], refusal: new Refusal('CONFLITO', detail) })
    } else if (repeated || !from.includes(situacao)) {
      const detail = { movimento: rotulo.toLowerCase(), situacao }
      hindered.set(one, {
        id,
        situacao,
        versao,
        findings: [],
        refusal: new Refusal('MOVIMENTO_INVALIDO', detail),
      })
    }
  }
  return hindered
}

function ruledOut(achados: readonly Finding[]): Refusal {
  const told = achados.filter(({ gravidade }) => gravidade === 'impede').map(({ mensagem }) => mensagem)
  return new Refusal('REGRA_IMPEDE', { detalhe: told.join(' '), achados })
}

/** State, own columns of the move and history, in one statement. The versions that the records come to. */
async function write<M extends Stored>(
  tx: Tx,
  { table, field, moves }: M,
  name: MoveOf<M>,
  moving: readonly Moving[],
): Promise<Map<number, number>> {
  if (moving.length === 0) return new Map()
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
      select ${currentClient}, ${table}, h.id, ${name}, h.de, ${to}, h.motivo, h.achados
        from json_to_recordset(${JSON.stringify(history)}) h(id bigint, de text, motivo text, achados jsonb)
    ) select id, versao from feito`.execute(tx)
  return new Map(made.rows.map(({ id, versao }) => [id, versao]))
}
