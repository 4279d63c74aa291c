import { CopyFailure } from '../copy-failure.ts'

/** A member of an archive. Its content must be read before the next member is asked for. */
export interface Member {
  name: string
  kind: 'file' | 'folder'
  mode: number
  size: number
  content: AsyncIterable<Buffer>
}

const block = 512

/**
 * Reads the tar archives that PostgreSQL's base backup writes: plain headers, names of at most 100 bytes and
 * sizes below 8 GiB. Everything else, and any path that leaves the folder, is refused.
 */
export async function* membersOf(archive: AsyncIterable<Buffer>): AsyncGenerator<Member> {
  const bytes = new Bytes(archive)
  for (;;) {
    const header = await bytes.take(block)
    if (!header || header.every((byte) => byte === 0)) {
      await bytes.drain()
      return
    }
    const member = readHeader(header)
    let left = member.size
    const content = (async function* () {
      while (left > 0) {
        const chunk = await bytes.some(left)
        left -= chunk.length
        yield chunk
      }
    })()
    yield { ...member, content }
    for await (const _ of content) {
      // What the caller did not read.
    }
    await bytes.take((block - (member.size % block)) % block)
  }
}

function readHeader(header: Buffer): Omit<Member, 'content'> {
  const text = (from: number, length: number) =>
    header.toString('utf8', from, from + length).split('\0', 1)[0]!
  const number = (from: number, length: number) => Number.parseInt(text(from, length).trim() || '0', 8)
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0)
  const name = text(0, 100)
  const [type, size, mode] = [text(156, 1), number(124, 12), number(100, 8)]
  const kind = type === '5' ? 'folder' : type === '0' || type === '' ? 'file' : undefined
  const leaves = name.startsWith('/') || name.split('/').includes('..')
  if (sum !== number(148, 8) || !kind || !(size >= 0) || !name || leaves || text(345, 155)) {
    throw new CopyFailure('A cópia do banco está danificada: um de seus cabeçalhos não pode ser lido.')
  }
  return { name: name.replace(/^\.\//, '').replace(/\/$/, ''), kind, mode: mode & 0o777, size }
}

/** Cuts a stream of chunks at wanted lengths. */
class Bytes {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  /** At most so many bytes, and at least one. */
  async some(most: number): Promise<Buffer> {
    while (this.#rest.length === 0) {
      const { value, done } = await this.#chunks.next()
      if (done) throw new CopyFailure('A cópia do banco está incompleta: termina no meio de um arquivo.')
      this.#rest = value
    }
    const taken = this.#rest.subarray(0, most)
    this.#rest = this.#rest.subarray(taken.length)
    return taken
  }

  /** Exactly so many bytes; undefined at the end of the stream. */
  async take(length: number): Promise<Buffer | undefined> {
    if (length === 0) return Buffer.alloc(0)
    if (this.#rest.length === 0) {
      const { value, done } = await this.#chunks.next()
      if (done) return undefined
      this.#rest = value
    }
    const parts: Buffer[] = []
    for (let left = length; left > 0; ) {
      const part = await this.some(left)
      parts.push(part)
      left -= part.length
    }
    return Buffer.concat(parts)
  }

  async drain(): Promise<void> {
    while (!(await this.#chunks.next()).done) {
      // The end of an archive is filled with zeros.
    }
  }
}
