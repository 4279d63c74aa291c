import { randomUUID } from 'node:crypto'
import { type AttemptView, attemptsOf } from '../domain/webhook/history.ts'
import { testPayload } from '../domain/webhook/payload.ts'
import { logAttempts } from '../domain/webhook/record.ts'
import { secretsOf, type Target } from '../domain/webhook/target.ts'
import { Crowded, Gate } from '../gate/gate.ts'
import type { Outbound } from '../net/outbound.ts'
import { Refusal } from '../refusal.ts'
import type { Actor } from '../store/actor.ts'
import type { Database, Tx } from '../store/database.ts'
import type { Sealer } from '../store/sealing.ts'
import { deliver } from './deliver.ts'

/** Concurrent tests of one client in this process. */
const mostTests = 3
const tests = new Gate({ most: 256, mostOfCrowd: mostTests, lines: [0] })
/** Seconds until a refused test may be repeated. */
const soon = 5

async function oneOfAFew<T>(clienteId: number, work: () => Promise<T>): Promise<T> {
  try {
    return await tests.run({ crowds: [String(clienteId)] }, work)
  } catch (error) {
    if (!(error instanceof Crowded)) throw error
    throw new Refusal('TESTES_DEMAIS', { limite: mostTests, segundos: soon })
  }
}

/** Sends a test to a target and logs the attempt. The target's state does not change. */
export async function testTarget(
  { db, sealer, outbound }: { db: Database; sealer: Sealer; outbound: Outbound },
  { clienteId, codigo, fuso, actor }: { clienteId: number; codigo: string; fuso: string; actor: Actor },
  find: (tx: Tx) => Promise<Target>,
): Promise<{ target: Target; attempt: AttemptView }> {
  const id = randomUUID()
  const { target, attempt } = await oneOfAFew(clienteId, async () => {
    const target = await db.reading(clienteId, find)
    const body = testPayload(id, codigo, fuso)
    // No transaction is open while the target answers.
    const message = { client: clienteId, url: target.url, secrets: secretsOf(target, sealer), id, body }
    return { target, attempt: await deliver(outbound, message) }
  })
  const log = async (tx: Tx) => {
    const [logId] = await logAttempts(tx, target.id, [{ event: { id }, attempt }])
    const [logged] = await attemptsOf(tx, target.id, { id: logId }, 1)
    return { target, attempt: logged! }
  }
  return db.inClient(clienteId, log, actor)
}
