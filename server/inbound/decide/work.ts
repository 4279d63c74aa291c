import type { Registers } from '../../records/entity.ts'
import type { ReadContext } from '../../records/reading.ts'
import type { Sealer } from '../../store/sealing.ts'
import type { Batch } from '../batch.ts'
import type { Layout } from '../layout.ts'
import type { Causes } from '../write/cause-store.ts'
import type { ContentKeeper } from '../write/contents.ts'
import type { EntityStore } from '../write/entity-store.ts'
import type { Corrections } from './corrections.ts'

/** A batch and what is needed to decide its records. */
export interface Work {
  batch: Batch
  scope: PartScope
}

/** What the parts of a batch are decided with. */
export interface PartScope {
  /** None where a person changes a record. */
  batchId: number | null
  layout: Layout
  store: EntityStore
  sealer: Sealer
  registers: Registers
  corrections: Corrections
  causes: Causes
  /** How many edits of the client's records were known of when registers and corrections were looked at. */
  asOf: number
  context: ReadContext
  today: string
  known: KnownKeys
  /** Keys of the batch met so far. */
  seen: Set<string>
  /** Set after a unique value clashed: from then on holders are looked up before writing. */
  careful: boolean
  reportSuccess: boolean
  /** What is written is taken back at the end. */
  simulated: boolean
  /** Hours that a record may wait for a reference; none when 0. */
  waitHours: number
  /** Its records waited, and come again. */
  resumed?: boolean
  /** A person sends what the source sent: the source is still to be told what became of it. */
  quiet: boolean
  /** A person changes a record, not its source. */
  byHand?: boolean
}

/** What every batch of every client is worked on with. */
export interface WorkTools {
  sealer: Sealer
  contents: ContentKeeper
}

/** Every key of a table, while that is known: it was empty when the client's lock was taken. */
export interface KnownKeys {
  keys: Set<string> | undefined
}

/**
 * Whether parts of this batch can be decided ahead: not if deciding writes, not once values have clashed, not
 * if the parts before are never committed.
 */
export function draftsAhead({ careful, simulated, layout }: PartScope): boolean {
  return !careful && !simulated && !layout.entity.resolve && !layout.entity.inTurn
}
