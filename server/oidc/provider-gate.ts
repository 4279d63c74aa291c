import { Crowded, Gate } from '../gate/gate.ts'
import { Refusal } from '../refusal.ts'
import { networkOf } from '../values/network.ts'

/** Concurrent requests to providers, in total and for one client; each client waits in its own queue. */
const ofClients = new Gate({ most: 256, mostOfCrowd: 16, lines: [1_024] })
/** Limit per network, so that one network cannot take all slots of a client. */
const ofNetworks = new Gate({ most: Number.POSITIVE_INFINITY, mostOfCrowd: 4, lines: [1_024] })
/** Longest wait in milliseconds. */
const longestWait = 10_000

/** Runs a shared request to a client's provider. */
export const throughGate = <T>(client: number, talk: () => Promise<T>): Promise<T> =>
  orUnavailable(AbortSignal.timeout(longestWait), (late) =>
    ofClients.run({ crowds: [String(client)] }, talk, late),
  )

/** Runs a request to a client's provider for a caller at an address. */
export const throughGateFrom = <T>(address: string, client: number, talk: () => Promise<T>): Promise<T> =>
  orUnavailable(AbortSignal.timeout(longestWait), (late) =>
    ofNetworks.run(
      { crowds: [networkOf(address)] },
      () => ofClients.run({ crowds: [String(client)] }, talk, late),
      late,
    ),
  )

/** When all slots are taken, the provider counts as unavailable. */
async function orUnavailable<T>(late: AbortSignal, work: (late: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await work(late)
  } catch (error) {
    const noTurn = error instanceof Crowded || (late.aborted && error === late.reason)
    throw noTurn ? new Refusal('PROVEDOR_INDISPONIVEL') : error
  }
}
