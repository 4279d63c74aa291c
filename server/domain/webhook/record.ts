import { sql } from 'kysely'
import type { DiagnosisCode } from '../../../catalogue/webhook/diagnoses.ts'
import type { Tx } from '../../store/database.ts'
import type { Claim, Sending } from './claim.ts'
import { leftBy, madeBy, pending } from './event-states.ts'
import { holdDelay, pauseAfter, pauseInDrain, probeDelay, retryDelay } from './schedule.ts'
import { deactivate, pause, release } from './state.ts'
import { target as targetStates } from './target-states.ts'

/** Result of one attempt. */
export interface Attempt {
  startedAt: string
  ms: number
  status: number | undefined
  diagnosis: DiagnosisCode
  detail: string
  response: string
  /** Seconds to wait, as the target asked. */
  retryAfter: number | undefined
}

export interface Sent {
  event: Sending
  attempt: Attempt
}

/** Change of the target's state by an attempt, for the log. */
export type Change = 'paused' | 'resumed' | 'deactivated' | undefined

/** Records deliveries that succeeded. */
export async function recordDelivered(tx: Tx, claim: Claim, sent: readonly Sent[]): Promise<Change> {
  const wasInTrouble = claim.mode === 'probe' || claim.falhas > 0
  if (wasInTrouble) await lockTarget(tx, claim.destinoId)
  const ours = await sql<{ id: string }>`
    update webhook_evento e set situacao = ${madeBy('entregar')}, tentativas = tentativas + 1, entregue_em = now(),
           diagnostico = 'ENTREGUE'
      from unnest(${sent.map(({ event }) => event.id)}::uuid[], ${sent.map(({ event }) => event.envios)}::int[]) s(id, envios)
     where e.cliente_id = (select cliente_atual()) and e.id = s.id and e.envios = s.envios
       and e.situacao in ${leftBy('entregar')}
    returning e.id`.execute(tx)
  await logAttempts(tx, claim.destinoId, sent)
  return wasInTrouble && ours.rows.length > 0 ? welcomeBack(tx, claim) : undefined
}

/** Lock order: the target before its events. */
async function lockTarget(tx: Tx, id: number): Promise<void> {
  await sql`select from webhook_destino where cliente_id = (select cliente_atual()) and id = ${id} for no key update`.execute(
    tx,
  )
}

/** Resets the failures of a target that accepted an event. */
async function welcomeBack(tx: Tx, { destinoId }: Claim): Promise<Change> {
  const found = await sql<{ held: boolean }>`
    update webhook_destino set falhas = 0, falhas_desde = null,
           nao_antes = case when motivo is null then '-infinity' else nao_antes end
     where cliente_id = (select cliente_atual()) and id = ${destinoId}
    returning motivo is not distinct from 'FALHAS' as held`.execute(tx)
  if (!found.rows[0]?.held) return undefined
  await release(tx, destinoId)
  return 'resumed'
}

interface Failing {
  falhas: number
  seconds: number
  situacao: string
  motivo: string | null
  paused: number
  drenoAte: number
}

/** What follows from a failed attempt. */
export interface FailureRecord {
  change: Change
  /** Moment of the event's next attempt; undefined when there is none. */
  next: string | undefined
}

/** Records a failed attempt, schedules the retry and updates the target. */
export async function recordFailed(tx: Tx, claim: Claim, sent: Sent): Promise<FailureRecord> {
  const { destinoId } = claim
  await lockTarget(tx, destinoId)
  await logAttempts(tx, destinoId, [sent])
  // An event cancelled meanwhile says nothing about the target, which may be gone or changed.
  const change = (await isOurs(tx, sent.event)) ? await planRetry(tx, claim, sent) : undefined
  return { change, next: await nextAttempt(tx, destinoId, sent.event) }
}

/** The event waits for its own retry and for its target. */
async function nextAttempt(tx: Tx, destinoId: number, { id }: Sending): Promise<string | undefined> {
  const found = await sql<{ next: Date }>`
    select greatest(e.proxima_em, d.nao_antes) as next from webhook_evento e
      join webhook_destino d on d.cliente_id = e.cliente_id and d.id = e.destino_id
     where e.cliente_id = (select cliente_atual()) and e.id = ${id} and e.situacao in ${pending}
       and d.id = ${destinoId} and d.motivo is distinct from 'PEDIDO'
       and isfinite(greatest(e.proxima_em, d.nao_antes))`.execute(tx)
  return found.rows[0] && new Date(found.rows[0].next).toISOString()
}

async function planRetry(tx: Tx, { destinoId, mode }: Claim, { event, attempt }: Sent): Promise<Change> {
  const target = await countFailure(tx, destinoId)
  const { diagnosis, retryAfter } = attempt
  if (diagnosis === 'DESTINO_EXTINTO') {
    await sql`update webhook_evento set diagnostico = ${diagnosis}
      where cliente_id = (select cliente_atual()) and id = ${event.id}`.execute(tx)
    await deactivate(tx, destinoId, 'desativar')
    return 'deactivated'
  }
  if (mode === 'probe') {
    // A probe does not use up the event's attempts.
    await endAttempt(tx, event, {
      move: 'adiar',
      attempts: 0,
      probes: 1,
      delay: 0,
      diagnosis,
    })
    await wait(tx, destinoId, probeDelay(target.paused), diagnosis)
    return undefined
  }
  const failsForLong =
    (target.falhas >= pauseAfter.failures && target.seconds >= pauseAfter.seconds) ||
    (target.drenoAte > 0 && target.falhas >= pauseInDrain)
  const delay = retryDelay(event.tentativas + 1, retryAfter)
  const held = failsForLong || target.motivo !== null
  await endAttempt(tx, event, {
    move: delay === undefined && !held ? 'desistir' : 'adiar',
    attempts: 1,
    probes: 0,
    delay: delay ?? 0,
    diagnosis,
  })
  if (target.motivo !== null) return undefined
  if (failsForLong) {
    await pause(tx, destinoId, diagnosis, probeDelay(0))
    return 'paused'
  }
  await wait(tx, destinoId, holdDelay(target.falhas, retryAfter), diagnosis)
  return undefined
}

/** Whether this sending of the event is still the current one. */
async function isOurs(tx: Tx, { id, envios }: Sending): Promise<boolean> {
  const found = await sql`select from webhook_evento
    where cliente_id = (select cliente_atual()) and id = ${id} and envios = ${envios}
      and situacao in ${leftBy('adiar')}
      for no key update`.execute(tx)
  return found.rows.length > 0
}

async function countFailure(tx: Tx, id: number): Promise<Failing> {
  const { rows } = await sql<Failing>`
    update webhook_destino set falhas = falhas + 1, falhas_desde = coalesce(falhas_desde, now())
     where cliente_id = (select cliente_atual()) and id = ${id}
    returning falhas, extract(epoch from now() - falhas_desde)::float8 as seconds, situacao, motivo,
              extract(epoch from now() - situacao_desde)::float8 as paused, dreno_ate as "drenoAte"`.execute(
    tx,
  )
  return rows[0]!
}

interface End {
  move: 'desistir' | 'adiar'
  attempts: number
  probes: number
  delay: number
  diagnosis: DiagnosisCode
}

async function endAttempt(tx: Tx, event: Sending, end: End): Promise<void> {
  await sql`update webhook_evento set situacao = ${madeBy(end.move)}, tentativas = tentativas + ${end.attempts},
      sondas = sondas + ${end.probes}, proxima_em = now() + ${end.delay} * interval '1 second',
      diagnostico = ${end.diagnosis}
    where cliente_id = (select cliente_atual()) and id = ${event.id} and envios = ${event.envios}
      and situacao in ${leftBy(end.move)}`.execute(tx)
}

/** Sends nothing to the target for some seconds. */
async function wait(tx: Tx, id: number, seconds: number, diagnosis: DiagnosisCode): Promise<void> {
  await sql`update webhook_destino set nao_antes = now() + ${seconds} * interval '1 second',
      diagnostico = case when situacao in ${targetStates.listed(['Pausado'])} then ${diagnosis} else diagnostico end
    where cliente_id = (select cliente_atual()) and id = ${id} and motivo is distinct from 'PEDIDO'`.execute(
    tx,
  )
}

/** Logs attempts for diagnosis. A test has an identifier without an event. */
export async function logAttempts(
  tx: Tx,
  destinoId: number,
  sent: readonly { event: Pick<Sending, 'id'>; attempt: Attempt }[],
): Promise<number[]> {
  const column = <T>(of: (attempt: Attempt) => T) => sent.map(({ attempt }) => of(attempt))
  const logged = await sql<{
    id: number
  }>`insert into webhook_tentativa (cliente_id, destino_id, evento_id, inicio, duracao_ms, status, diagnostico,
      detalhe, resposta)
    select cliente_atual(), ${destinoId}, t.* from unnest(${sent.map(({ event }) => event.id)}::uuid[],
      ${column(({ startedAt }) => startedAt)}::timestamptz[], ${column(({ ms }) => ms)}::int[],
      ${column(({ status }) => status ?? null)}::int[], ${column(({ diagnosis }) => diagnosis)}::text[],
      ${column(({ detail }) => detail)}::text[], ${column(({ response }) => response)}::text[]) t
    returning id`.execute(tx)
  return logged.rows.map(({ id }) => id)
}
