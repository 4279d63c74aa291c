import { numbers } from '../../test/support/seeded-numbers.ts'
import { LedgerClient } from '../ledger/client.ts'
import { compare, type Findings } from '../ledger/compare.ts'
import { createClient, createToken } from '../ledger/institutions.ts'
import { Ledger } from '../ledger/ledger.ts'
import { record, recorded } from '../record.ts'
import { median } from '../support.ts'
import { accumulate, byVictim, type KillsResult, type RunFigures } from './figures.ts'
import { type Killing, killAll } from './kill-all.ts'
import { Processes } from './processes.ts'
import { Sender } from './sender.ts'
import { follow } from './standby.ts'

const codes = ['alfa', 'beta', 'gama']
const population = 20_000
const recordedFrom = 200

/** Kills processes while three clients send and read, then compares their ledgers. Returns whether all was correct. */
export async function killAmongBatches({ kills, seed }: Killing): Promise<boolean> {
  const place = await Processes.open({ follow })
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
    const killing = killAll(place, { kills, seed }, senders, () => {
      const records = senders.reduce((sum, { ledger }) => sum + ledger.records, 0)
      return `${records} records acknowledged`
    }).finally(() => {
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
  return !failed
}
