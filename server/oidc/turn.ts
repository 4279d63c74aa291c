import { Crowded, Gate } from '../gate/gate.ts'
import { Refusal } from '../refusal.ts'
import { networkOf } from '../values/network.ts'

/** Conversations with providers at once, in all and for one client; whoever waits, waits behind their own. */
const ofClients = new Gate({ most: 256, mostOfCrowd: 16, lines: [1_024] })
/** A network has a few of those only, so that nobody alone takes all places of a client. */
const ofNetworks = new Gate({ most: Number.POSITIVE_INFINITY, mostOfCrowd: 4, lines: [1_024] })
/** Milliseconds that somebody waits for a turn. */
const patience = 10_000

/** Talks to the provider of a client in its turn, on behalf of all who wait for the same. */
export const inTurn = <T>(client: number, talk: () => Promise<T>): Promise<T> =>
  orAway(AbortSignal.timeout(patience), (late) => ofClients.run({ crowds: [String(client)] }, talk, late))

/** Talks to the provider of a client in turn, on behalf of somebody at an address. */
export const inTurnOf = <T>(address: string, client: number, talk: () => Promise<T>): Promise<T> =>
  orAway(AbortSignal.timeout(patience), (late) =>
    ofNetworks.run(
      { crowds: [networkOf(address)] },
      () => ofClients.run({ crowds: [String(client)] }, talk, late),
      late,
    ),
  )

/** A provider whose turns are all taken is as good as away. */
async function orAway<T>(late: AbortSignal, work: (late: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await work(late)
  } catch (error) {
    const noTurn = error instanceof Crowded || (late.aborted && error === late.reason)
    throw noTurn ? new Refusal('PROVEDOR_INDISPONIVEL') : error
  }
}
