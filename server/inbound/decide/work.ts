import type { Registers } from '../../records/entity.ts'
import type { ReadContext } from '../../records/reading.ts'
import type { Sealer } from '../../store/sealing.ts'
import type { Batch } from '../batch.ts'
import type { Layout } from '../layout.ts'
import type { Causes } from '../write/cause-store.ts'
import type { ContentKeeper } from '../write/contents.ts'
import type { EntityStore } from '../write/entity-store.ts'
import type { Corrections } from './corrections.ts'

export interface Work {
  batch: Batch
  scope: PartScope
}

/** Context for deciding the parts of a batch. */
export interface PartScope {
  /** Null for an edit by a person. */
  batchId: number | null
  layout: Layout
  store: EntityStore
  sealer: Sealer
  registers: Registers
  corrections: Corrections
  causes: Causes
  /** Number of edits outside of batches when registers and corrections were loaded. */
  asOf: number
  context: ReadContext
  today: string
  known: KnownKeys
  /** Keys of the batch so far. */
  seen: Set<string>
  /** Set after a conflict of unique values: from then on holders are queried before writing. */
  careful: boolean
  reportSuccess: boolean
  /** The transaction is rolled back at the end. */
  simulated: boolean
  /** Hours that a record may wait for a reference; 0 disables waiting. */
  waitHours: number
  /** Its records waited and are applied now. */
  resumed?: boolean
  /** Staff resent the records: notes about kept corrections are left for the source's next batch. */
  quiet: boolean
  /** An edit by a person, not a record of the source. */
  byHand?: boolean
}

/** Dependencies shared by all batches. */
export interface WorkTools {
  sealer: Sealer
  contents: ContentKeeper
}

/** All keys of a table that was empty when the client's lock was taken; undefined otherwise. */
export interface KnownKeys {
  keys: Set<string> | undefined
}

/**
 * True if parts can be decided before the previous ones are committed: not in a simulation, after a conflict,
 * or if deciding writes or reads rows of the same batch.
 */
export function draftsAhead({ careful, simulated, layout }: PartScope): boolean {
  return !careful && !simulated && !layout.entity.resolve && !layout.entity.inTurn
}
