export interface StoredObject {
  name: string
  changedAt: Date
}

/** Bytes by name. Names are paths of lower-case letters and digits, chosen by us. */
export interface Objects {
  /** Durable when it returns. For an existing object, renews `changedAt`. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Overwrites an object. */
  replace(name: string, bytes: Uint8Array): Promise<void>
  get(name: string): Promise<Buffer | undefined>
  /** The first byte of an object. */
  peek(name: string): Promise<number | undefined>
  has(name: string): Promise<boolean>
  /** Does nothing when the object is missing. */
  remove(name: string): Promise<void>
  /** All objects under a folder, at any depth. */
  list(folder: string): AsyncIterable<StoredObject>
}
