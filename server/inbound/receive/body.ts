import type { InboundOperation } from '../../../catalogue/operation.ts'
import type { Json } from '../../json/parse.ts'

/** Where the records of a body are. */
export type ListAt = Pick<InboundOperation, 'list' | 'lone'>

/** A run of whole records inside the body: the unit that is stored, processed and committed together. */
export interface Part {
  start: number
  end: number
  /** Position of its first record in the batch, from 1. */
  first: number
  records: number
  /** It holds a number that JavaScript would round. */
  wide: boolean
}

export interface CutBody {
  /** The envelope's fields that somebody reads; an empty object stands for what is not a short scalar. */
  envelope: Record<string, Json>
  list: 'ok' | 'missing' | 'invalid'
  records: number
  parts: Part[]
}

export interface SealedPart {
  part: number
  first: number
  records: number
  wide: boolean
  body: Buffer
}

export interface Digests {
  /** Of what the records say. */
  content: string
  /** Of how they were spelled, by which requests were recognised until version 0.1. */
  spelling: string
}

/** A body that was checked, cut and sealed, ready to be stored. */
export interface PreparedBody {
  envelope: Record<string, Json>
  list: 'ok' | 'missing' | 'invalid'
  records: number
  bytes: number
  parts: SealedPart[]
  /** Keyed digests of the records, where they were asked for: to recognise the same batch sent again. */
  digests: Digests | undefined
}

/** What the thread that prepares bodies is asked. */
export interface IntakeRequest {
  id: number
  body: Uint8Array
  at: ListAt
  maxRecords: number
  recognisable: boolean
}

/** And what it answers. */
export type IntakeReply =
  | { id: number; prepared: PreparedBody | undefined }
  | { id: number; problem: string }
  | { id: number; failure: string }
