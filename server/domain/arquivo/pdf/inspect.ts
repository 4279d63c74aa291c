import { createInflate } from 'node:zlib'
import { type Message, said } from '../../../../catalogue/message.ts'
import { byteOf, isSpace, skipSpace, standsAt } from './bytes.ts'
import { type Dictionary, dictionaryAt, mostKeys } from './dictionary.ts'
import { ActiveNames, isActive, nameAt } from './names.ts'

/** Why a PDF is not taken, in words for who sent it. */
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

/** What is looked at in one file. Files as writers make them stay far below each. */
export const pdfLimits = {
  /** Names that are looked for and may be harmless, such as those of streams. */
  names: 10_000,
  /** Dictionaries of objects. */
  dictionaries: 500_000,
  /** Streams that are unpacked: those with objects, and those with the places of objects. */
  streams: 2_000,
  /** Bytes that they unpack to, together. */
  unpacked: 32 * 2 ** 20,
  /** Bytes that are read again, for dictionaries and for what streams unpack from, as a multiple of the file. */
  again: 1,
} as const

/** Bytes at the end of a file among which its mark has to stand. */
const tail = 2_048
/** Small files may be read again more often. */
const leeway = 64 * 1024

const slash = byteOf('/')
const letterO = byteOf('o')

/**
 * Refuses a PDF with scripts, attachments or a password: to take them out would be to change what was sent. Goes over the
 * file once and looks at every name and at every place where an object may begin, also inside streams and texts: where
 * readers look for objects is up to the file. Objects that are packed into streams are unpacked and looked at too.
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
  /** Where its bytes begin. */
  begin: number
  /** Whether there are objects in it, which are looked at; else it is only measured. */
  objects: boolean
}

class Inspection {
  readonly #bytes: Buffer
  readonly #againMost: number
  #again = 0
  /** How far the file was looked at. */
  #at = 0
  #names = 0
  #dictionaries = 0
  #streams = 0
  #unpacked = 0
  /** Up to here names of streams with objects belong to dictionaries that were read. */
  #known = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    this.#againMost = bytes.length * pdfLimits.again + leeway
  }

  /** Goes on to the next stream that has to be unpacked, and looks at every name on the way. */
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
    // A stream whose objects were not looked at, or that hides what it is.
    if (found.name === 'ObjStm' && (found.escaped || at >= this.#known)) throw unread()
  }

  /** The stream of the object that may begin at a place, if it has to be unpacked. */
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
    // Readers take a stream for what its keys say, with or without its type.
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
      // The packed bytes themselves say where they end.
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

  /** Objects may overlap, so that the same bytes are read for each of them. */
  #readAgain(count: number): void {
    this.#again += count
    if (this.#again > this.#againMost) throw tooLarge()
  }
}

const letterB = byteOf('b')
const letterJ = byteOf('j')
const less = byteOf('<')
const percent = byteOf('%')

/** Whether an object that is a dictionary may begin behind the word at a place. */
function isObject(bytes: Uint8Array, at: number): boolean {
  if (bytes[at + 1] !== letterB || bytes[at + 2] !== letterJ) return false
  const next = bytes[at + 3] ?? 0
  return isSpace[next] === 1 || next === less || next === percent
}

/** Whether one filter that we know makes the bytes what every reader sees; places of objects may be predicted besides. */
function isReadable({ keys, filters, ambiguous }: Dictionary, objects: boolean): boolean {
  if (ambiguous || keys.has('F') || filters?.length !== 1 || filters[0] !== 'FlateDecode') return false
  return !objects || !(keys.has('DecodeParms') || keys.has('DP'))
}
