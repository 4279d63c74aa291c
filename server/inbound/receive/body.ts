import type { Message } from '../../../catalogue/message.ts'
import type { InboundOperation } from '../../../catalogue/operation.ts'
import { type DeclaredNames, inboundNames, type UnknownName } from '../../../catalogue/wire/unknown.ts'
import type { Json } from '../../json/parse.ts'

/** Name of the list of records in a body. */
export interface ListAt extends Pick<InboundOperation, 'list' | 'lone'> {
  /** Declared names; without them, unknown names are not counted. */
  names?: DeclaredNames
}

export const listAt = (operation: InboundOperation): ListAt => ({
  list: operation.list,
  ...(operation.lone && { lone: operation.lone }),
  names: inboundNames(operation),
})

/** A run of whole records in the body. It is stored, processed and committed as a unit. */
export interface Part {
  start: number
  end: number
  /** Position of its first record in the batch, from 1. */
  first: number
  records: number
  /** Contains a number that JavaScript would round. */
  wide: boolean
}

export interface CutBody {
  /** Fields of the envelope; an empty object replaces a value that is not a short scalar. */
  envelope: Record<string, Json>
  list: 'ok' | 'missing' | 'invalid'
  records: number
  parts: Part[]
  /** Names that are no fields, with the number of records that have them. */
  unknown: readonly UnknownName[]
}

export interface SealedPart {
  part: number
  first: number
  records: number
  wide: boolean
  body: Buffer
}

export interface Digests {
  /** Of the content. */
  content: string
  /** Of the bytes, which identified requests up to version 0.1. */
  spelling: string
}

/** A body that was checked, cut and sealed. */
export interface PreparedBody {
  envelope: Record<string, Json>
  list: 'ok' | 'missing' | 'invalid'
  records: number
  bytes: number
  parts: SealedPart[]
  /** Names that are no fields, with the number of records that have them. */
  unknown: readonly UnknownName[]
  /** Keyed digests that identify a repeated batch, if requested. */
  digests: Digests | undefined
}

/** Request to the intake thread. */
export interface IntakeRequest {
  id: number
  body: Uint8Array
  at: ListAt
  maxRecords: number
  recognisable: boolean
}

export type IntakeReply =
  | { id: number; prepared: PreparedBody | undefined }
  | { id: number; problem: Message }
  | { id: number; failure: string }
