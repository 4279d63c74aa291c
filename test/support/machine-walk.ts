import assert from 'node:assert/strict'
import { finalStates, type Machine, outcomesOf, statesOf, trailOf } from '../../catalogue/machines/machine.ts'
import type { Row } from './records.ts'
import type { Institution, World } from './world.ts'

interface Entry {
  movimento: string
  de: string | null
  para: string
}

/** A record with its state and history. */
export interface Standing {
  id: number
  situacao: string
  versao: number
  historia: readonly Entry[]
}

/** SQL for the state of a row: on a day, or today, where the state depends on the day. */
export function stateSql({ field, derived }: Machine, alias: string, day?: string): string {
  if (!derived) return `${alias}.${field}`
  return `${derived}(${alias}, ${day === undefined ? '(select hoje_do_cliente())' : `'${day}'::date`})`
}

/** Every record of a machine by id, with its state on a day. */
export async function look(
  world: World,
  { id }: Institution,
  machine: Machine,
  day?: string,
): Promise<Map<number, Standing>> {
  const { table } = machine
  const rows = await world.rows<Standing>(
    id,
    `select x.id, ${stateSql(machine, 'x', day)} as situacao, x.versao,
            json_agg(json_build_object('movimento', h.movimento, 'de', h.de, 'para', h.para) order by h.id) as historia
       from ${table} x join historico h on h.entidade = '${trailOf(machine)}' and h.registro_id = x.id
      group by x.cliente_id, x.id order by x.id`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Invariants of every record: a history without gaps that ends in the current state. States derived from days
 * leave gaps, but every recorded move is declared.
 */
export function assertInvariants(machine: Machine, now: ReadonlyMap<number, Standing>): void {
  const states: readonly string[] = statesOf(machine)
  for (const { id, situacao, historia } of now.values()) {
    const about = `${machine.noun} ${id}: ${JSON.stringify(historia)}`
    assert.ok(states.includes(situacao), about)
    if (!machine.derived) assert.equal(historia.at(-1)!.para, situacao, about)
    for (const [at, { de, para, movimento }] of historia.entries()) {
      if (!machine.derived || at === 0) assert.equal(de, at === 0 ? null : historia[at - 1]!.para, about)
      if (at === 0) continue
      const move = machine.moves[movimento]
      assert.ok(move?.from.includes(de!) && outcomesOf(move).includes(para), about)
    }
  }
}

/**
 * Counts the moves of a step. History is append-only, versions count changes, and final states stay. A move
 * to the same state may change nothing.
 */
export function movedSince(
  machine: Machine,
  before: ReadonlyMap<number, Standing>,
  now: ReadonlyMap<number, Standing>,
): number {
  const finals: readonly string[] = finalStates(machine)
  let moved = 0
  for (const [id, was] of before) {
    const is = now.get(id)!
    const made = is.historia.slice(was.historia.length)
    const about = `${machine.noun} ${id}: ${JSON.stringify(made)}`
    assert.deepEqual(is.historia.slice(0, was.historia.length), was.historia, about)
    const least = made.filter(({ de, para }) => de !== para).length
    const changes = is.versao - was.versao
    assert.ok(least <= changes && changes <= made.length, `${about}, ${changes} changes`)
    if (finals.includes(was.situacao)) assert.deepEqual(made, [], `${about} after ${was.situacao}`)
    moved += made.length
  }
  return moved
}

/** States by id, for comparison. */
export const statesById = (rows: Iterable<Row | Standing>, id = 'id') =>
  new Map([...rows].map((row) => [(row as Row)[id], (row as Row).situacao]))
