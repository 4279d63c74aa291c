import { median, rounded } from '../support.ts'
import { type Honest, type RequestKind, requestKinds } from './honest.ts'
import type { MemoryWatch } from './memory.ts'

/** Results of the honest clients in one phase. */
export interface Phase {
  name: string
  requests: number
  medianMs: number
  /** Median by kind of request. */
  kinds: Record<RequestKind, number>
  /** Median time from a receipt to the end of its batch. */
  batchMs: number
  highestMemoryMiB: number
}

const medianOf = (values: number[]) => (values.length > 0 ? rounded(median(values)) : Number.NaN)

/** Takes the measurements since the last phase. */
export function takePhase(name: string, clients: readonly Honest[], memory: MemoryWatch): Phase {
  const samples = clients.flatMap(({ samples }) => samples)
  const ends = clients.flatMap(({ ends }) => ends)
  for (const client of clients) {
    client.samples = []
    client.ends = []
  }
  const of = (kind: RequestKind) =>
    medianOf(samples.filter((sample) => sample.kind === kind).map(({ ms }) => ms))
  return {
    name,
    requests: samples.length,
    medianMs: medianOf(samples.map(({ ms }) => ms)),
    kinds: Object.fromEntries(requestKinds.map((kind) => [kind, of(kind)])) as Phase['kinds'],
    batchMs: medianOf(ends),
    highestMemoryMiB: Math.round(memory.highest()),
  }
}
