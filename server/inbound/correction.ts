/** A value that somebody put in the place of what the source sends, as long as the source sends the same. */
export interface Correction {
  id: number
  /** Of the record, as batches name it. */
  key: string
  field: string
  /** Keyed digest, in hexadecimal, of the value that the source had sent. */
  digest: string
  /** The value that stands, sealed, in hexadecimal. */
  sealed: string
  /** Not changed itself, but belongs to a field that was. */
  companion: boolean
  /** Ended by hand: the next record of the source counts, whatever it says. */
  over: boolean
  /** The source was told that it stands. */
  told: boolean
}
