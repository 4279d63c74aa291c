/**
 * The first numbers of our advisory locks; where a lock is a client's or a target's, that is the second. Any number
 * will do, as long as every version of the program uses the same ones and no two are alike.
 */
export const locks = {
  migration: 7_261_988,
  /** Which client is being worked for. */
  client: 7_261_989,
  /** Whether this process is the one that serves from a data folder. */
  serving: 7_261_990,
  /** Who uses the embedded server. */
  presence: 7_261_991,
  /** Whose passwords are being hashed. */
  passwords: 7_261_992,
  /** Which webhook target is being sent to. */
  target: 7_261_993,
  /** Whose documents are being stored. */
  documents: 7_261_994,
  /** Who seals everything again. */
  reseal: 7_261_995,
  /** Whose calendar is being kept. */
  calendar: 7_261_996,
  /** Whose records, of those that batches feed, are being changed. */
  records: 7_261_998,
  /** Whose messages are being sent. */
  messages: 7_261_999,
  /** Whose records of which no two may be alike are being written. */
  alike: 7_261_950,
  /** Whose contracts are being numbered. */
  contracts: 7_262_010,
  /** Whose links for passwords are being made. */
  passwordLinks: 7_262_012,
  /** Whose accesses are being changed. */
  accesses: 7_262_013,
  /** Who prepares sandboxes: one at a time, whosever it is. */
  sandbox: 7_262_014,
  /** One start at a time registers or retires encryption keys. */
  keys: 7_262_055,
  /** Whose month is being closed. */
  closing: 7_262_011,
} as const
