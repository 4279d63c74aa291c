/**
 * `npm run kills -- 200 [--seed N]`: kills the server, a worker, PostgreSQL and its standby at random moments while three clients send
 * and read, and compares at the end what they were promised with what is there. A run of 200 kills and more is recorded;
 * the recorded counts add up over runs.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { numbers } from '../../test/support/numbers.ts'
import { until } from '../../test/support/process.ts'
import { LedgerClient } from '../ledger/client.ts'
import { compare, type Findings } from '../ledger/compare.ts'
import { createClient, createToken } from '../ledger/institutions.ts'
import { Ledger } from '../ledger/ledger.ts'
import { record, recorded } from '../record.ts'
import { median } from '../support.ts'
import { accumulate, byVictim, type KillsResult, type Recovery, type RunFigures } from './figures.ts'
import { Place } from './place.ts'
import { Sender } from './sender.ts'
import { follow } from './standby.ts'

const codes = ['alfa', 'beta', 'gama']
const population = 20_000
const recordedFrom = 200
/** Of five kills, one comes while the one before is being recovered from. */
const hasty = 5
const longestMoment = 900

const given = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } })
const kills = Number(given.positionals[0] ?? recordedFrom)
const seed = Number(given.values.seed ?? Date.now() % 1_000_000)
if (!Number.isInteger(kills) || kills < 1 || kills > 10_000)
  throw new Error('give a number of kills from 1 to 10000')
if (!Number.isInteger(seed)) throw new Error('--seed is a whole number')

/** Kills until there were enough, and returns whom and how long each recovery took. */
async function killAll(
  place: Place,
  senders: Sender[],
): Promise<{ killed: string[]; recoveries: Recovery[] }> {
  const next = numbers(seed)
  const killed: string[] = []
  const recoveries: Recovery[] = []
  while (killed.length < kills) {
    await sleep(next(longestMoment))
    const victim = place.victims[next(place.victims.length)]!
    const since = performance.now()
    await victim.kill()
    killed.push(victim.name)
    const isLast = killed.length === kills
    if (next(hasty) === 0 && !isLast) continue
    await until(`recovery from the kill of ${victim.name}`, () =>
      senders.every(({ roundSince }) => roundSince > since),
    )
    const ms = performance.now() - since
    recoveries.push({ victim: victim.name, ms })
    if (killed.length % 10 === 0 || isLast) {
      const records = senders.reduce((sum, { ledger }) => sum + ledger.records, 0)
      console.log(
        `${killed.length} kills, ${records} records acknowledged, last recovery ${Math.round(ms)} ms`,
      )
    }
  }
  return { killed, recoveries }
}

console.log(`${kills} kills, seed ${seed}`)
const place = await Place.open(follow)
let failed = false
try {
  const clients: LedgerClient[] = []
  for (const code of codes) {
    await createClient(place.settings, code)
    const token = await createToken(place.settings, code)
    clients.push(new LedgerClient({ code, token, base: () => place.base }))
  }
  const senders = clients.map(
    (client, at) =>
      new Sender(client, new Ledger(codes[at]!, numbers(seed + at), population), numbers(seed - at)),
  )
  const killing = killAll(place, senders).finally(() => {
    for (const sender of senders) sender.stop()
  })
  const [{ killed, recoveries }] = await Promise.all([killing, ...senders.map((sender) => sender.run())])
  const findings: Findings = { lost: [], doubled: [], wrong: [] }
  for (const [at, { ledger }] of senders.entries()) {
    const found = compare(ledger, await clients[at]!.answered(ledger))
    for (const kind of ['lost', 'doubled', 'wrong'] as const) findings[kind].push(...found[kind])
  }
  const exits = await place.stop()
  const others = {
    wrong: findings.wrong,
    'older than what was told': senders.flatMap(({ stale }) => stale),
    'unexpected answers': senders.flatMap(({ unexpected }) => unexpected),
    'ended by itself': place.endedAlone,
    'exit codes of the stop': exits.filter((code) => code !== 0).map(String),
  }
  const figures: RunFigures = {
    kills: killed.length,
    batches: senders.reduce((sum, { ledger }) => sum + ledger.acknowledged.length, 0),
    records: senders.reduce((sum, { ledger }) => sum + ledger.records, 0),
    lost: findings.lost.length,
    doubled: findings.doubled.length,
    otherFaults: Object.values(others).flat().length,
    recoveryMedianMs: Math.round(median(recoveries.map(({ ms }) => ms))),
    recoveryWorstMs: Math.round(Math.max(...recoveries.map(({ ms }) => ms))),
    byVictim: byVictim(killed, recoveries),
  }
  console.dir(figures, { depth: null })
  const faults = { lost: findings.lost, doubled: findings.doubled, ...others }
  for (const [kind, list] of Object.entries(faults)) {
    console.log(`${kind}: ${list.length}`)
    for (const one of list.slice(0, 20)) console.log(`  ${one}`)
    failed ||= list.length > 0
  }
  if (kills >= recordedFrom)
    record({ kills: accumulate(recorded().kills as KillsResult | undefined, figures) })
} finally {
  await place.remove()
}
process.exit(failed ? 1 : 0)
