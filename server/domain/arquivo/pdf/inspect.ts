import { createInflate } from 'node:zlib'
import { type Message, said } from '../../../../catalogue/message.ts'
import { byteOf, isSpace, skipSpace, standsAt } from './bytes.ts'
import { type Dictionary, dictionaryAt, mostKeys } from './dictionary.ts'
import { ActiveNames, isActive, nameAt } from './names.ts'

/** Why a PDF is refused, as a message for the sender. */
export class PdfRefused extends Error {
  readonly said: Message

  constructor(message: Message) {
    super(message.codigo)
    this.said = message
  }
}

const unread = () => new PdfRefused(said('arquivo.pdfNaoPodeSerLido'))
const tooLarge = () => new PdfRefused(said('arquivo.pdfGrandeDemaisDentro'))
const harmful = () => new PdfRefused(said('arquivo.pdfTrazScriptOuAnexo'))

/** Limits per file, far above what PDF writers produce. */
export const pdfLimits = {
  /** Watched names, harmless ones included. */
  names: 10_000,
  /** Dictionaries of objects. */
  dictionaries: 500_000,
  /** Decompressed streams: object streams and cross-reference streams. */
  streams: 2_000,
  /** Total decompressed bytes. */
  unpacked: 32 * 2 ** 20,
  /**
   * Bytes read a second time, for dictionaries and for compressed streams, as a multiple of the file size.
   */
  again: 1,
} as const

/** `%%EOF` has to be among the last bytes. */
const tail = 2_048
/** Allowance for small files, added to `again`. */
const leeway = 64 * 1024

const slash = byteOf('/')
const letterO = byteOf('o')

/**
 * Refuses a PDF with scripts, attachments or a password; removing them would alter what was sent. It scans
 * every name and every possible object start, also inside streams and strings, because the file itself
 * decides where readers look for objects. Object streams are decompressed and scanned too.
 */
export async function inspectPdf(bytes: Buffer): Promise<void> {
  if (bytes.indexOf('%%EOF', Math.max(0, bytes.length - tail)) < 0)
    throw new PdfRefused(said('arquivo.pdfEstaIncompleto'))
  const inspection = new Inspection(bytes)
  for (let stream = inspection.nextStream(); stream; stream = inspection.nextStream()) {
    await inspection.unpack(stream)
  }
}

interface Stream {
  begin: number
  /** Whether it contains objects to scan; otherwise only its size is checked. */
  objects: boolean
}

class Inspection {
  readonly #bytes: Buffer
  readonly #againMost: number
  #again = 0
  /** The position up to which the file was scanned. */
  #at = 0
  #names = 0
  #dictionaries = 0
  #streams = 0
  #unpacked = 0
  /** Before this position, `ObjStm` names belong to dictionaries that were read. */
  #known = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    this.#againMost = bytes.length * pdfLimits.again + leeway
  }

  /** Scans all names up to the next stream that has to be decompressed. */
  nextStream(): Stream | undefined {
    const bytes = this.#bytes
    const { length } = bytes
    for (let at = this.#at; at < length; at++) {
      const byte = bytes[at]
      if (byte === slash) this.#name(at)
      else if (byte === letterO && isObject(bytes, at)) {
        const stream = this.#streamOf(at + 3)
        this.#at = at + 3
        if (stream) return stream
      }
    }
    return undefined
  }

  #name(at: number): void {
    const found = nameAt(this.#bytes, at)
    if (!found) return
    if (++this.#names > pdfLimits.names) throw tooLarge()
    if (found.name === 'Encrypt') throw new PdfRefused(said('arquivo.pdfTemSenha'))
    if (isActive(found, this.#bytes)) throw harmful()
    // An object stream that was not scanned, or whose type is written with escapes.
    if (found.name === 'ObjStm' && (found.escaped || at >= this.#known)) throw unread()
  }

  /** The stream of the object at a position, if it has to be decompressed. */
  #streamOf(at: number): Stream | undefined {
    const bytes = this.#bytes
    const begin = skipSpace(bytes, at)
    const dictionary = dictionaryAt(bytes, begin)
    const end = skipSpace(bytes, dictionary?.end ?? begin)
    this.#readAgain(end - at)
    if (!dictionary) return undefined
    if (++this.#dictionaries > pdfLimits.dictionaries) throw tooLarge()
    if (!dictionary.whole || !standsAt(bytes, end, 'stream')) return undefined
    const { keys, type } = dictionary
    if (keys.size >= mostKeys) throw unread()
    // Readers recognise these streams by their keys, even without a type.
    const objects = type === 'ObjStm' || (keys.has('First') && keys.has('N'))
    if (!objects && type !== 'XRef' && !(keys.has('W') && keys.has('Size'))) return undefined
    if (!isReadable(dictionary, objects)) throw unread()
    this.#known = Math.max(this.#known, dictionary.end)
    const data = end + 'stream'.length
    if (standsAt(bytes, data, '\n')) return { begin: data + 1, objects }
    if (standsAt(bytes, data, '\r\n')) return { begin: data + 2, objects }
    throw unread()
  }

  async unpack({ begin, objects }: Stream): Promise<void> {
    if (++this.#streams > pdfLimits.streams) throw tooLarge()
    const inflate = createInflate({ chunkSize: 65_536 })
    const names = new ActiveNames()
    try {
      // Compressed data marks its own end.
      inflate.end(this.#bytes.subarray(begin))
      for await (const piece of inflate as AsyncIterable<Buffer>) {
        this.#unpacked += piece.length
        if (this.#unpacked > pdfLimits.unpacked) throw tooLarge()
        if (objects && names.push(piece)) throw harmful()
      }
    } catch (error) {
      throw error instanceof PdfRefused ? error : unread()
    }
    if (names.atEnd()) throw harmful()
    this.#readAgain(inflate.bytesWritten)
  }

  /** Counts bytes that are read again: objects may overlap, so a small file could cause unbounded work. */
  #readAgain(count: number): void {
    this.#again += count
    if (this.#again > this.#againMost) throw tooLarge()
  }
}

const letterB = byteOf('b')
const letterJ = byteOf('j')
const less = byteOf('<')
const percent = byteOf('%')

/** Whether `obj`, which a dictionary may follow, is at the position. */
function isObject(bytes: Uint8Array, at: number): boolean {
  if (bytes[at + 1] !== letterB || bytes[at + 2] !== letterJ) return false
  const next = bytes[at + 3] ?? 0
  return isSpace[next] === 1 || next === less || next === percent
}

/**
 * Whether FlateDecode is the only filter, so that every reader sees the same bytes. Only cross-reference
 * streams may use a predictor.
 */
function isReadable({ keys, filters, ambiguous }: Dictionary, objects: boolean): boolean {
  if (ambiguous || keys.has('F') || filters?.length !== 1 || filters[0] !== 'FlateDecode') return false
  return !objects || !(keys.has('DecodeParms') || keys.has('DP'))
}
