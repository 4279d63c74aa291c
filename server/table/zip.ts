import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of the archive, with streamed content. */
export interface Entry {
  name: string
  content: AsyncIterable<Buffer>
}

interface Written {
  name: Buffer
  offset: number
  crc: number
  size: number
  compressed: number
}

const version = 20
/** UTF-8 names, and a data descriptor after the content. */
const flags = 0x0808
const deflate = 8
/** 1980-01-01, the earliest date of the format. */
const date = 0x0021
/** A larger archive would need ZIP64 records. */
const largest = 0xffff_ffff

/** Streams a ZIP archive. Only the directory entries are kept in memory. */
export async function* zipOf(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for await (const { name, content } of entries) {
    const one: Written = { name: Buffer.from(name), offset, crc: 0, size: 0, compressed: 0 }
    const head = localHeader(one)
    yield head
    for await (const bytes of deflated(content, one)) yield bytes
    const tail = descriptor(one)
    yield tail
    offset += head.length + one.compressed + tail.length
    if (offset > largest || one.size > largest) throw new Error('the archive is too large for its format')
    written.push(one)
  }
  const directory = Buffer.concat(written.map(directoryEntry))
  yield directory
  yield directoryEnd(written.length, directory.length, offset)
}

async function* deflated(content: AsyncIterable<Buffer>, tally: Written): AsyncGenerator<Buffer> {
  const packing = createDeflateRaw({ level: 4 })
  const feeding = pipeline(async function* () {
    for await (const bytes of content) {
      tally.crc = crc32(bytes, tally.crc)
      tally.size += bytes.length
      yield bytes
    }
  }, packing)
  // The reader of `packing` gets the error.
  feeding.catch(() => {})
  for await (const bytes of packing as AsyncIterable<Buffer>) {
    tally.compressed += bytes.length
    yield bytes
  }
}

type Part = readonly [bytes: 2 | 4, value: number]

function record(parts: readonly Part[], ...rest: Buffer[]): Buffer {
  const fixed = parts.map(([bytes, value]) => {
    const part = Buffer.alloc(bytes)
    part.writeUIntLE(value, 0, bytes)
    return part
  })
  return Buffer.concat([...fixed, ...rest])
}

const method: Part[] = [
  [2, version],
  [2, flags],
  [2, deflate],
  [2, 0],
  [2, date],
]

const sizes = ({ crc, compressed, size }: Written): Part[] => [
  [4, crc],
  [4, compressed],
  [4, size],
]

const localHeader = ({ name }: Written) =>
  record([[4, 0x0403_4b50], ...method, [4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]], name)

const descriptor = (one: Written) => record([[4, 0x0807_4b50], ...sizes(one)])

const directoryEntry = (one: Written) =>
  record(
    [
      [4, 0x0201_4b50],
      [2, version],
      ...method,
      ...sizes(one),
      [2, one.name.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, one.offset],
    ],
    one.name,
  )

const directoryEnd = (count: number, size: number, offset: number) =>
  record([
    [4, 0x0605_4b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  ])
