import { sql } from 'kysely'
import type { PartyKind } from '../../../catalogue/doors.ts'
import { machines } from '../../../catalogue/machines/index.ts'
import { type Machine, type Move, partiesOfMove } from '../../../catalogue/machines/machine.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Tables } from '../../store/schema.ts'
import { within } from '../reach.ts'
import { deadlines } from './prazos.ts'

/** Something that waits for somebody. */
export interface Waiting {
  entidade: string
  registro: number
  assunto: string
  situacao: string
  prazo: string | null
}

interface Someone {
  parte: PartyKind
  id: number
}

/** Of each noun, at most so many. */
const most = 200

/** What goes on by itself when a party does nothing needs a reason from them, and waits for nobody. */
const isAwaited = (move: Move, parte: PartyKind) => !move.reason && partiesOfMove(move).includes(parte)

/** The states in which a record waits for a party, by the moves that are theirs to make. */
export const statesAwaiting = ({ moves }: Machine, parte: PartyKind): string[] => [
  ...new Set(Object.values(moves).flatMap((move) => (isAwaited(move, parte) ? [...move.from] : []))),
]

/** Everything that waits for somebody, from every machine: the nearest deadline first. */
export async function waitingFor(tx: Tx, party: Someone): Promise<Waiting[]> {
  const found: Waiting[] = []
  for (const machine of machines) {
    const states = statesAwaiting(machine, party.parte)
    if (states.length > 0) found.push(...(await recordsWaiting(tx, machine, states, party)))
  }
  return found.sort(byDeadline)
}

async function recordsWaiting(
  tx: Tx,
  { noun, rotulo, table, field }: Machine,
  states: readonly string[],
  party: Someone,
): Promise<Waiting[]> {
  const prazo = deadlines[noun]
  const { rows } = await sql<{ id: number; situacao: string; prazo: string | null }>`
    select x.id, ${sql.ref(`x.${field}`)} as situacao, ${prazo ? sql.ref(`x.${prazo}`) : sql`null::date`} as prazo
      from ${sql.table(table)} x
     where x.cliente_id = ${currentClient} and ${sql.ref(`x.${field}`)} = any(${states})
       and ${within(table as keyof Tables, 'x', { party })}
     order by 3, 1 limit ${most}`.execute(tx)
  return rows.map(({ id, situacao, prazo }) => ({
    entidade: noun,
    registro: id,
    assunto: `${rotulo} nº ${id}`,
    situacao,
    prazo,
  }))
}

/** What has no deadline comes last. */
const byDeadline = (one: Waiting, other: Waiting) =>
  (one.prazo ?? '9999').localeCompare(other.prazo ?? '9999') || one.registro - other.registro
