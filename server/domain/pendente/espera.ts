import { sql } from 'kysely'
import type { PartyKind } from '../../../catalogue/doors.ts'
import { type Machine, type Move, partiesOfMove } from '../../../catalogue/machines/machine.ts'
import { said, type Told } from '../../../catalogue/message.ts'
import { alike, type Phrase } from '../../../catalogue/phrase.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Acting } from '../machine/bound.ts'
import { impedes } from '../machine/finding.ts'
import { judge } from '../machine/judge.ts'
import { loadStanding } from '../machine/load.ts'
import { reachOf, within } from '../machine/reach.ts'
import { registered, type WaitingSource } from '../machine/registry.ts'
import { contractNumber, recordName } from '../record-name.ts'

/** A record that waits for an action of a person. */
export interface Waiting {
  entidade: string
  registro: number
  assunto: Told
  situacao: string
  prazo: string | null
  /** Days since the deadline. */
  atraso: number
  /** Why it came back to the person; empty if it did not. */
  motivo: string
  /** Label of the awaited action; empty if the party owes none. */
  acao: Told | ''
}

/** Limit per noun, nearest deadline first. */
const most = 200

/** Moves that need a reason, such as withdrawing, are optional and therefore not awaited. */
const isAwaited = (move: Move, parte: PartyKind) => !move.reason && partiesOfMove(move).includes(parte)

const awaitedMoves = ({ moves }: Machine, parte: PartyKind): Move[] =>
  Object.values(moves).filter((move) => isAwaited(move, parte))

/** Records on which a move of the party is possible and no guard objects. */
export async function waitingFor(tx: Tx, parte: PartyKind, acting: Acting): Promise<Waiting[]> {
  const found: Waiting[] = []
  for (const one of registered().waiting) found.push(...(await waitingOf(tx, one, parte, acting)))
  return found.sort(byDeadline)
}

interface Candidate {
  id: number
  situacao: string
  nome: string | null
  prazo: string | null
  contrato: string | null
  aluno: string | null
  motivo: string | null
}

/** Number of the record's contract, and its student. */
const ofContract = sql.raw(`(select ${contractNumber('k')} from contrato k
  where k.cliente_id = x.cliente_id and k.id = x.contrato_id)`)
const studentOf = sql.raw(`(select coalesce(a.nome_social, a.nome) from contrato k
  join aluno a on a.cliente_id = k.cliente_id and a.id = k.aluno_id
  where k.cliente_id = x.cliente_id and k.id = x.contrato_id)`)

async function waitingOf(
  tx: Tx,
  { bound, prazo, contrato, motivo, without, also = [], freely, acao }: WaitingSource,
  parte: PartyKind,
  acting: Acting,
): Promise<Waiting[]> {
  const { noun, rotulo, table, field } = bound.machine
  const moves = freely ? [] : awaitedMoves(bound.machine, parte)
  if (moves.length === 0) return []
  const column = (name: string | undefined) => (name ? sql.ref(`x.${name}`) : sql`null`)
  const { rows } = await sql<Candidate>`
    select x.id, ${sql.ref(`x.${field}`)} as situacao, ${sql.raw(recordName(noun, 'x'))} as nome, ${column(prazo)} as prazo,
           ${contrato ? ofContract : sql`null`} as contrato,
           ${contrato && parte !== 'aluno' ? studentOf : sql`null`} as aluno,
           ${motivo ? sql.raw(motivo('x')) : sql`null`} as motivo
      from ${sql.table(table)} x
     where x.cliente_id = ${currentClient} and ${within(table, 'x', reachOf(acting.actor))}
       and ${sql.ref(`x.${field}`)} = any(${moves.flatMap(({ from }) => from)})
       and not ${without ? sql.raw(without('x')) : sql`false`}
     order by 4, 1 limit ${most}`.execute(tx)
  const ids = rows.map(({ id }) => id)
  const standing = [...(await loadStanding(tx, bound, ids, acting, false)).values()]
  const open = new Map<number, Told | ''>()
  for (const move of moves) {
    const records = standing.filter(({ situacao }) => move.from.includes(situacao))
    const guards = [...(move.guards ?? []), ...also]
    const judged = await judge(tx, bound, { guards }, records, acting)
    for (const [at, { id }] of records.entries()) {
      // The machine lists the usual move first.
      if (!impedes(judged[at]!) && !open.has(id)) open.set(id, acao ?? move.rotulo)
    }
  }
  return rows
    .filter(({ id }) => open.has(id))
    .map(({ id, situacao, nome, prazo, contrato, aluno, motivo }) => ({
      entidade: noun,
      registro: id,
      assunto: subjectOf(nome || rotulo, contrato, aluno),
      situacao,
      prazo,
      motivo: motivo ?? '',
      // An optional action is never late.
      atraso: open.get(id) ? daysLate(prazo, acting.today) : 0,
      acao: open.get(id)!,
    }))
}

/** A student knows their contracts by number, other parties by student. */
function subjectOf(nome: string | Phrase, numero: string | null, aluno: string | null): Told {
  if (numero !== null && aluno !== null) return said('link.doContratoDe', { nome, aluno, numero })
  if (numero !== null) return said('link.doContrato', { nome, numero })
  return typeof nome === 'string' ? alike(nome) : nome
}

const daysLate = (prazo: string | null, today: string) =>
  prazo === null ? 0 : Math.max(0, Temporal.PlainDate.from(prazo).until(today).days)

/** Records without a deadline come last. */
const byDeadline = (one: Waiting, other: Waiting) =>
  (one.prazo ?? '9999').localeCompare(other.prazo ?? '9999') || one.registro - other.registro
