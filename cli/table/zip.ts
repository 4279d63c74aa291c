import { inflateRawSync } from 'node:zlib'
import { UsageError } from '../errors.ts'

const mostEntries = 10_000
const broken = () => new UsageError('o arquivo não é uma planilha XLSX íntegra.')

/** What a ZIP holds, by name; each entry is unpacked when it is asked for, and no further than it may be. */
export class Zip {
  readonly #bytes: Buffer
  readonly #entries = new Map<string, { offset: number; packed: number; method: number }>()

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    // The end of the directory is in the last 64 KiB: nothing but a comment may follow it.
    const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'))
    if (end < 0 || end < bytes.length - 65_557 || end + 22 > bytes.length) throw broken()
    const count = bytes.readUInt16LE(end + 10)
    if (count > mostEntries) throw broken()
    let at = bytes.readUInt32LE(end + 16)
    for (let entry = 0; entry < count; entry++) at = this.#list(at)
  }

  #list(at: number): number {
    const bytes = this.#bytes
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw broken()
    const [name, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ]
    this.#entries.set(bytes.toString('utf8', at + 46, at + 46 + name), {
      offset: bytes.readUInt32LE(at + 42),
      packed: bytes.readUInt32LE(at + 20),
      method: bytes.readUInt16LE(at + 10),
    })
    return at + 46 + name + extra + comment
  }

  /** The text of an entry; nothing where there is none. */
  read(name: string, most: number): string | undefined {
    const entry = this.#entries.get(name)
    if (!entry) return undefined
    const { offset, packed, method } = entry
    const bytes = this.#bytes
    if (offset + 30 > bytes.length) throw broken()
    const begin = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
    const content = bytes.subarray(begin, begin + packed)
    if (content.length !== packed || (method !== 0 && method !== 8)) throw broken()
    if (method === 0) return content.toString('utf8')
    try {
      return inflateRawSync(content, { maxOutputLength: most }).toString('utf8')
    } catch (error) {
      const tooLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
      throw tooLarge
        ? new UsageError('a planilha é grande demais; divida-a ou exporte-a como CSV.')
        : broken()
    }
  }
}
