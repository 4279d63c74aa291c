/** A value that a person entered in place of the source's, valid while the source sends the same. */
export interface Correction {
  id: number
  /** Key of the record, as in batches. */
  key: string
  field: string
  /** Keyed digest of the source's value, in hexadecimal. */
  digest: string
  /** The corrected value, sealed, in hexadecimal. */
  sealed: string
  /** Unchanged itself, but belongs to a corrected field. */
  companion: boolean
  /** Ended by a person: the next record of the source is applied as sent. */
  over: boolean
  /** The source was informed of it. */
  reported: boolean
}
