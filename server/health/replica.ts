import type { HealthCode } from '../../catalogue/health.ts'
import { type Message, said } from '../../catalogue/message.ts'
import type { Readers } from '../store/readers.ts'
import type { ReplicaState } from '../store/replica.ts'
import type { Clock } from '../values/clock.ts'
import type { Checked } from './finding.ts'

/** Milliseconds for which a replica may be unusable, for example while it restarts. */
const patience = 60_000

const byState: Readonly<Partial<Record<ReplicaState, { code: HealthCode; text: Message }>>> = {
  behind: { code: 'REPLICA_ATRASADA', text: said('saude.replicaAtrasada') },
  down: { code: 'REPLICA_FORA_DO_AR', text: said('saude.replicaForaDoAr') },
  foreign: { code: 'REPLICA_ALHEIA', text: said('saude.replicaAlheia') },
}

export type ReplicaReadings = Pick<Readers, 'state' | 'unusableSince'>

export function checkReplica(readers: ReplicaReadings, clock: Clock): Checked {
  const { state, unusableSince: since } = readers
  const late = since !== undefined && clock.now().epochMilliseconds - since > patience
  const finding = late && state ? byState[state] : undefined
  return { findings: finding ? [finding] : [], measures: {} }
}
