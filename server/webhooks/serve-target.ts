import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { withLink } from '../../catalogue/wire/webhook-event.ts'
import type { Config } from '../config/config.ts'
import { type Claim, claimEvents, putBack } from '../domain/webhook/claim.ts'
import { type FailureRecord, recordDelivered, recordFailed, type Sent } from '../domain/webhook/record.ts'
import { secretsOf } from '../domain/webhook/target.ts'
import type { Fact } from '../facts.ts'
import type { Outbound } from '../net/outbound.ts'
import { system } from '../store/actor.ts'
import type { Database, Tx } from '../store/database.ts'
import type { Sealer } from '../store/sealing.ts'
import { deliver } from './deliver.ts'
import { outcomeLink } from './link.ts'

export interface TargetDeps {
  db: Database
  sealer: Sealer
  outbound: Outbound
  config: Config
  report: (fact: Fact) => void
  /** Stops after the deliveries under way. */
  signal: AbortSignal
  /** Aborts the deliveries under way. */
  cut: AbortSignal
  /** Milliseconds between two held events. */
  drainPause: number
}

/** Events of one target sent concurrently. */
const atOnce = 8
/** Milliseconds for which a target keeps its slot while others may wait. */
const share = 2_000

/** Sends a target its due events. The caller holds the target's lock. */
export async function serveTarget(
  { destinoId, clienteId }: { destinoId: number; clienteId: number },
  deps: TargetDeps,
): Promise<void> {
  const { signal, drainPause } = deps
  const until = Date.now() + share
  do {
    const claim = await inClient(deps, clienteId, (tx) => claimEvents(tx, destinoId, atOnce))
    if (!claim) break
    const failed = await sendAll(claim, deps)
    if (failed) break
    if (claim.mode === 'drain') await sleep(drainPause, undefined, { signal }).catch(() => {})
  } while (Date.now() < until && !signal.aborted)
  await inClient(deps, clienteId, (tx) => putBack(tx, destinoId))
}

/** Sends events concurrently and records each result soon. Returns true when any failed. */
async function sendAll(claim: Claim, deps: TargetDeps): Promise<boolean> {
  const secrets = secretsOf(claim, deps.sealer)
  const finished: Sent[] = []
  let recording: Promise<void> | undefined
  let failed = false
  // Results that arrive while the database records are recorded in the next round.
  const tell = async () => {
    while (finished.length > 0) await record(claim, finished.splice(0), deps)
    recording = undefined
  }
  await Promise.all(
    claim.events.map(async (event) => {
      const body = withLink(event.carga, outcomeLink(deps.config, event.lote))
      const attempt = await deliver(
        deps.outbound,
        { client: claim.clienteId, url: claim.url, secrets, id: event.id, body },
        deps.cut,
      )
      // Aborted by us: the next process sends it again.
      if (deps.cut.aborted && attempt.status === undefined) return
      if (attempt.diagnosis !== 'ENTREGUE') failed = true
      finished.push({ event, attempt })
      recording ??= tell()
      await recording
    }),
  )
  return failed
}

type Failed = Sent & FailureRecord

const told = ({ event, attempt: { diagnosis, status, ms }, next }: Failed) => ({
  event: event.id,
  diagnosis,
  ...(status === undefined ? {} : { status }),
  ms,
  attempt: event.envios,
  ...(next === undefined ? {} : { next }),
})

async function record(claim: Claim, sent: readonly Sent[], deps: TargetDeps): Promise<void> {
  const [delivered, others] = [true, false].map((good) =>
    sent.filter(({ attempt }) => (attempt.diagnosis === 'ENTREGUE') === good),
  ) as [Sent[], Sent[]]
  const { failures, changes } = await inClient(deps, claim.clienteId, async (tx) => {
    const failures: Failed[] = []
    // Failures first: they lock the target, which is locked before any event to avoid deadlocks.
    for (const one of others) failures.push({ ...one, ...(await recordFailed(tx, claim, one)) })
    const changes = failures.map(({ change }) => change)
    if (delivered.length > 0) changes.push(await recordDelivered(tx, claim, delivered))
    return { failures, changes }
  })
  const about = { client: claim.clienteId, target: claim.destinoId }
  for (const { attempt } of delivered) {
    deps.report({ kind: 'webhook.attempt', ...about, diagnosis: attempt.diagnosis, ms: attempt.ms })
  }
  for (const failed of failures) deps.report({ kind: 'webhook.failed', ...about, ...told(failed) })
  for (const change of changes) if (change) deps.report({ kind: 'webhook.target', ...about, change })
}

/** Runs with `synchronous_commit = off`: deliveries lost in a crash of the database are repeated. */
function inClient<T>({ db }: TargetDeps, clienteId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.inClient(
    clienteId,
    async (tx) => {
      await sql`set local synchronous_commit = off`.execute(tx)
      return work(tx)
    },
    system('webhooks'),
  )
}
