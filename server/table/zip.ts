import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of an archive, whose content comes by and by. */
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
/** Names are UTF-8, and sizes follow the content. */
const flags = 0x0808
const deflate = 8
/** The first of January 1980, the earliest that archives know: nobody looks at it. */
const date = 0x0021
/** Beyond it an archive would need other records than these. */
const largest = 0xffff_ffff

/** An archive as it is made. Nothing of it is kept but where its files begin. */
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
  // What fails in there is heard by who reads.
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
