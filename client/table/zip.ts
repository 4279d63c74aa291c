import { TableTrouble } from './trouble.ts'
import type { ReadPart } from './xlsx.ts'

const broken = () => new TableTrouble('o arquivo não é uma planilha XLSX íntegra.')
const mostEntries = 10_000
/** Limit of unpacked text, in characters. */
const mostText = 128 * 2 ** 20
/** Parts needed for the rows of a sheet. */
const wanted =
  /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/

/** Unpacks the parts of a workbook that hold its rows, with APIs of both browsers and Node. */
export async function workbookParts(bytes: Uint8Array<ArrayBuffer>): Promise<ReadPart> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = new Map<string, string>()
  let length = 0
  for (const { name, content, packed } of entriesOf(bytes, view)) {
    if (!wanted.test(name)) continue
    const text = await textOf(content, packed, mostText - length)
    length += text.length
    parts.set(name, text)
  }
  return (name) => parts.get(name)
}

interface Entry {
  name: string
  content: Uint8Array<ArrayBuffer>
  packed: boolean
}

function* entriesOf(bytes: Uint8Array<ArrayBuffer>, view: DataView): Generator<Entry> {
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > mostEntries) throw broken()
  let at = view.getUint32(end + 16, true)
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) throw broken()
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ]
    const method = view.getUint16(at + 10, true)
    const size = view.getUint32(at + 20, true)
    const offset = view.getUint32(at + 42, true)
    if (offset + 30 > bytes.length || (method !== 0 && method !== 8)) throw broken()
    const begin = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
    const content = bytes.subarray(begin, begin + size)
    if (content.length !== size) throw broken()
    const called = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name))
    yield { name: called, content, packed: method === 8 }
    at += 46 + name + extra + comment
  }
}

/**
 * The end record of the central directory is within the last 64 KiB, because only a comment may follow it.
 */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at--)
    if (view.getUint32(at, true) === 0x06054b50) return at
  throw broken()
}

async function textOf(content: Uint8Array<ArrayBuffer>, packed: boolean, most: number): Promise<string> {
  const plain = new Blob([content]).stream()
  const stream = packed ? plain.pipeThrough(new DecompressionStream('deflate-raw')) : plain
  const decoder = new TextDecoder()
  const pieces: string[] = []
  let length = 0
  try {
    for (const reader = stream.getReader(); ; ) {
      const { done, value } = await reader.read()
      if (done) break
      const piece = decoder.decode(value, { stream: true })
      length += piece.length
      if (length > most) {
        await reader.cancel()
        break
      }
      pieces.push(piece)
    }
  } catch {
    throw broken()
  }
  if (length > most) throw new TableTrouble('a planilha é grande demais; divida-a ou exporte-a como CSV.')
  return pieces.join('') + decoder.decode()
}
