import { MailServer } from '../../../test/support/mail-server.ts'
import { embeddedUrl } from '../../../test/support/process.ts'
import { record, recorded } from '../../record.ts'
import { median } from '../../support.ts'
import { byVictim } from '../figures.ts'
import { type Killing, killAll } from '../kill-all.ts'
import { Processes } from '../processes.ts'
import { audit, untilDone } from './audit.ts'
import { Clerk } from './clerk.ts'
import { accumulate, type OfficeFigures, type OfficeResult } from './figures.ts'
import { prepare } from './ground.ts'
import { code, identifiers, mailSettings, openOffice } from './office.ts'

const recordedFrom = 100

/**
 * Kills processes while staff send commands, documents are rendered and e-mails sent. Returns whether all was
 * correct.
 */
export async function killInOffice({ kills, seed }: Killing): Promise<boolean> {
  const mail = await MailServer.open()
  const place = await Processes.open({ settings: mailSettings(mail) })
  const { VINCULO_DATA: data } = place.settings
  try {
    const desk = await openOffice(place.settings, () => place.base)
    const ground = await prepare(desk)
    const clerks = [new Clerk(desk, ground, 'um')]
    const commands = () => clerks.reduce((sum, { promised }) => sum + promised.commands, 0)
    const killing = killAll(place, { kills, seed }, clerks, () => `${commands()} commands answered`)
    const stopping = killing.finally(() => {
      for (const clerk of clerks) clerk.stop()
    })
    const [{ killed, recoveries }] = await Promise.all([stopping, ...clerks.map((clerk) => clerk.run())])
    const url = embeddedUrl(data!)
    await untilDone(url, code)
    const promised = {
      contracts: new Map(clerks.flatMap((clerk) => [...clerk.promised.contracts])),
      requests: new Set(clerks.flatMap((clerk) => [...clerk.promised.requests])),
      commands: commands(),
    }
    const sent = identifiers(mail)
    const faults = await audit(url, code, promised, new Set(sent))
    const others = {
      'unexpected answers': clerks.flatMap(({ unexpected }) => unexpected),
      'ended by itself': place.endedAlone,
      'exit codes of the stop': (await place.stop()).filter((exit) => exit !== 0).map(String),
    }
    const times = recoveries.map(({ ms }) => ms)
    const figures: OfficeFigures = {
      kills: killed.length,
      commands: promised.commands,
      contracts: promised.contracts.size,
      letters: new Set(sent).size,
      repeated: sent.length - new Set(sent).size,
      lost: faults.lost.length,
      doubled: faults.doubled.length,
      halfDone: faults.halfDone.length,
      unsent: faults.unsent.length,
      otherFaults: Object.values(others).flat().length,
      recoveryMedianMs: Math.round(median(times)),
      recoveryWorstMs: Math.round(Math.max(...times)),
      byVictim: byVictim(killed, recoveries),
    }
    console.dir(figures, { depth: null })
    const all = Object.entries({ ...faults, ...others })
    for (const [kind, list] of all) {
      console.log(`${kind}: ${list.length}`)
      for (const one of list.slice(0, 20)) console.log(`  ${one}`)
    }
    if (kills >= recordedFrom)
      record({ officeKills: accumulate(recorded().officeKills as OfficeResult | undefined, figures) })
    return all.every(([, list]) => list.length === 0)
  } finally {
    await place.remove()
    await mail.close()
  }
}
