/**
 * `npm run hostile [-- --minutes 10] [--only kind,kind] [--each]`: attacks its own server while two honest
 * clients work, and reports the effect on them. `--each` runs the kinds one after the other to find harmful
 * ones. Only full runs of ten minutes or more are recorded.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { numbers } from '../../test/support/seeded-numbers.ts'
import { LedgerClient } from '../ledger/client.ts'
import { Ledger } from '../ledger/ledger.ts'
import { record } from '../record.ts'
import { AttackedServer, honestCodes } from './attacked-server.ts'
import { AttackerProcess, joinReports } from './attacker-process.ts'
import type { Report } from './attackers.ts'
import { attacks } from './attacks/index.ts'
import { figuresOf } from './figures.ts'
import { Honest } from './honest.ts'
import { compareLedgers } from './ledgers.ts'
import { type Phase, takePhase } from './measure.ts'
import { MemoryWatch } from './memory.ts'
import { Person } from './person.ts'
import { summary } from './summary.ts'
import { judge, type Outcome } from './verdict.ts'

const recordedFrom = 10
const population = 400
const progressEvery = 10_000
/** Milliseconds of warm-up before measurements. */
const warming = 5_000
/** Seconds after which the program aborts its own shutdown. */
const longestStop = 90

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: String(recordedFrom) },
    only: { type: 'string' },
    each: { type: 'boolean', default: false },
  },
})
const minutes = Number(values.minutes)
if (!(minutes > 0 && minutes <= 120)) throw new Error('--minutes is a number above 0, up to 120')
const all = attacks.map(({ name }) => name)
const kinds = values.only?.split(',') ?? all
for (const kind of kinds) if (!all.includes(kind)) throw new Error(`--only knows ${all.join(', ')}`)
const rounds = values.each ? kinds.map((kind) => [kind]) : [kinds]
const idleMs = Math.min(60_000, Math.max(10_000, minutes * 6_000))

const place = await AttackedServer.open()
const memory = new MemoryWatch(place.serving.child.pid!)
const person = new Person({ 'sign-in': () => place.signIn(), preview: () => place.preview() })
const clients = honestCodes.map((code, at) => {
  const caller = { code, token: place.tokens[code]!, base: () => place.base }
  return new Honest(new LedgerClient(caller), new Ledger(code, numbers(at + 1), population))
})
const failures = () => [...person.failures, ...clients.flatMap(({ failures }) => failures)]
const records = () => clients.reduce((sum, { ledger }) => sum + ledger.records, 0)
let campaign: AttackerProcess | undefined

/** Runs these kinds of attack for a while and returns their counts. */
async function attack(names: string[], ms: number): Promise<Report> {
  console.log(`${names.join(', ')} for ${Math.round(ms / 1000)} s`)
  const since = performance.now()
  campaign = new AttackerProcess({ target: place.target, kinds: names, ms })
  const progress = setInterval(() => {
    const seconds = Math.round((performance.now() - since) / 1000)
    const told = `${records()} records acknowledged, ${failures().length} failures, ${Math.round(memory.now)} MiB`
    console.log(`${seconds} s: ${told}`)
  }, progressEvery)
  const code = await campaign.ended
  clearInterval(progress)
  if (code !== 0) throw new Error(`the attackers ended with ${code}`)
  return campaign.report
}

async function run(): Promise<number> {
  const working = Promise.all([person, ...clients].map((one) => one.run()))
  await sleep(warming)
  takePhase('warming', clients, memory)
  console.log(`idle for ${idleMs / 1000} s`)
  await sleep(idleMs)
  const phases: Phase[] = [takePhase('idle', clients, memory)]
  let report: Report = {}
  for (const names of rounds) {
    report = joinReports(report, await attack(names, Math.round((minutes * 60_000) / rounds.length)))
    phases.push(takePhase(values.each ? names[0]! : 'attacked', clients, memory))
  }
  for (const one of [person, ...clients]) one.stop()
  await working
  const sameProcess = place.isAlive
  const found = await compareLedgers(place, clients).catch((error: Error) => error)
  const { code: exitCode } = await place.serving.end('SIGTERM', longestStop).catch(() => ({ code: null }))
  const outcome: Outcome = {
    idleMedianMs: phases[0]!.medianMs,
    attackedMedianMs: Math.max(...phases.slice(1).map(({ medianMs }) => medianMs)),
    highestMemoryMiB: Math.max(...phases.map(({ highestMemoryMiB }) => highestMemoryMiB)),
    records: records(),
    ledger:
      found instanceof Error
        ? undefined
        : { lost: found.lost.length, doubled: found.doubled.length, wrong: found.wrong.length },
    failures: failures().length,
    attacks: report,
    sameProcess,
    exitCode,
  }
  const verdict = judge(outcome)
  const findings =
    found instanceof Error ? [found.message] : [...found.lost, ...found.doubled, ...found.wrong]
  console.log(summary(phases, report, [...failures(), ...findings], verdict))
  const isWhole = minutes >= recordedFrom && kinds.length === all.length && !values.each
  if (isWhole) record({ hostile: figuresOf(minutes, phases, outcome) })
  return verdict.every(({ holds }) => holds) ? 0 : 1
}

const status = await run().finally(async () => {
  campaign?.stop()
  memory.stop()
  await place.remove()
})
process.exit(status)
