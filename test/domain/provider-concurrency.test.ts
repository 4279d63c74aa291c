import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as aMoment } from 'node:timers/promises'
import { throughGate, throughGateFrom } from '../../server/oidc/provider-gate.ts'
import { Refusal } from '../../server/refusal.ts'

/** Conversations that last until released. */
function conversations() {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const talks = {
    started: 0,
    release,
    talk: (): Promise<void> => {
      talks.started++
      return promise
    },
  }
  return talks
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => (error instanceof Refusal ? error.code : String(error)),
  )

test('concurrent conversations with providers are limited per network and per client', async () => {
  const talks = conversations()
  const work = Array.from({ length: 40 }, () => codeOf(throughGateFrom('192.0.2.1', 1, talks.talk)))
  await aMoment()
  assert.equal(talks.started, 4)
  for (let at = 0; at < 40; at++) work.push(codeOf(throughGateFrom(`198.51.100.${at}`, 1, talks.talk)))
  await aMoment()
  assert.equal(talks.started, 16)
  const others = conversations()
  work.push(codeOf(throughGateFrom('203.0.113.1', 2, others.talk)), codeOf(throughGate(3, others.talk)))
  await aMoment()
  assert.equal(others.started, 2)
  talks.release()
  others.release()
  assert.deepEqual(new Set(await Promise.all(work)), new Set(['done']))
  assert.equal(talks.started, 80)
})

test('a full queue is answered as an unavailable provider, and the others continue', async () => {
  const talks = conversations()
  const work = Array.from({ length: 1_038 }, () => codeOf(throughGateFrom('2001:db8::1', 1, talks.talk)))
  await aMoment()
  talks.release()
  const codes = await Promise.all(work)
  assert.equal(codes.filter((code) => code === 'PROVEDOR_INDISPONIVEL').length, 10)
  assert.equal(codes.filter((code) => code === 'done').length, 1_028)
})
