export { accountToken } from './account.ts'
export {
  type BatchState,
  batchOf,
  ended,
  hasEnded,
  type Outcome,
  type OutcomeFilter,
  outcomes,
  Stalled,
  type Waiting,
} from './batch.ts'
export { call, callForFile, type SentContent, sendFile } from './call.ts'
export { type Connection, type Credential, connect, type Retry, type Sending } from './connection.ts'
export { Problem, type ProblemOf, problemOf, Unreachable } from './problem.ts'
export { elements, elementTexts, pages } from './read.ts'
export { isPassing, pauseAfter } from './retry.ts'
export { type SendOptions, type SentBatch, sendRecords } from './send.ts'
export type {
  Answer,
  Declared,
  Element,
  Found,
  Input,
  Receipt,
  RecordOf,
  Row,
  Sent,
  Totals,
} from './types.ts'
export type { UnknownField } from './unknown-fields.ts'
