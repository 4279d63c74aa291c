export interface StoredObject {
  name: string
  changedAt: Date
}

/** Where bytes are kept by name. Names are paths of lower-case letters and digits, chosen by us. */
export interface Objects {
  /** On the disk when it returns. An object that exists is as good as written now. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Takes the place of an object, whatever that was. */
  replace(name: string, bytes: Uint8Array): Promise<void>
  get(name: string): Promise<Buffer | undefined>
  /** Its first byte. */
  peek(name: string): Promise<number | undefined>
  has(name: string): Promise<boolean>
  /** An object that is not there is no failure. */
  remove(name: string): Promise<void>
  /** What is in a folder, at any depth. */
  list(folder: string): AsyncIterable<StoredObject>
}
