/**
 * First numbers of our advisory locks; the second is the client's or webhook target's, where the lock belongs
 * to one. The numbers must be distinct and the same in every version of the program.
 */
export const locks = {
  migration: 7_261_988,
  /** Batches of a client. */
  client: 7_261_989,
  /** The serving process of a data folder. */
  serving: 7_261_990,
  /** Processes that use the embedded server. */
  presence: 7_261_991,
  /** Hashing of a client's passwords. */
  passwords: 7_261_992,
  /** Deliveries to a webhook target. */
  target: 7_261_993,
  /** Storing the prepared JSON of a client's contracts (`contrato.documento`). */
  documents: 7_261_994,
  /** Sealing everything again with the newest key. */
  reseal: 7_261_995,
  /** Calendar moves of a client. */
  calendar: 7_261_996,
  /** Changes of a client's records that batches feed. */
  records: 7_261_998,
  /** Sending a client's messages. */
  messages: 7_261_999,
  /** Uniqueness guards of a client's records. */
  alike: 7_261_950,
  /** Numbering of a client's contracts. */
  contracts: 7_262_010,
  /** Creation of a client's password links. */
  passwordLinks: 7_262_012,
  /** Changes of a client's accesses. */
  accesses: 7_262_013,
  /** Preparation of sandboxes, one at a time for all clients. */
  sandbox: 7_262_014,
  /** Backups of the database. */
  backup: 7_262_016,
  /** Registering and retiring encryption keys. */
  keys: 7_262_055,
  /** Closing of a client's month. */
  closing: 7_262_011,
} as const
