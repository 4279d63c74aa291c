import { inflateSync } from 'node:zlib'
import { fileTypeOf, mimes } from '../../records/files.ts'
import { Refusal } from '../../refusal.ts'
import { returnMime } from './content.ts'

const endings = { pdf: ['pdf'], png: ['png'], jpeg: ['jpg', 'jpeg'] } as const

const refused = (detalhe: string) => new Refusal('CONTEUDO_RECUSADO', { detalhe })

const longestName = 150

/** A bank's file begins with its number, a header without a lot, and says that it goes back to who sent another. */
const isBankReturn = (bytes: Buffer): boolean =>
  /^\d{3}00000[\x20-\xff]{134}2/.test(bytes.subarray(0, 143).toString('latin1'))

/** A file's name without anything that a path, a header or a terminal would take for its own. */
export function cleanName(told: string): string {
  const last = told.normalize('NFC').split(/[/\\]/).at(-1)!
  const clean = last
    // Control characters, and those that turn the direction of what follows.
    .replace(/[\p{C}<>:"|?*;]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  if (clean === '') throw refused('o nome do arquivo está vazio')
  const [, stem, ending = ''] = /^(.*?)(\.[^.]{1,10})?$/s.exec(clean)!
  return [...stem!].slice(0, longestName).join('') + ending
}

/** What a content is, by the content itself. Its name may not say otherwise. */
export function inspect(bytes: Buffer, name: string): string {
  if (bytes.length === 0) throw refused('ele está vazio')
  if (isBankReturn(bytes)) return returnMime
  const type = fileTypeOf(bytes)
  if (type === undefined || type === 'xml')
    throw refused('não é um PDF, PNG ou JPEG, nem o retorno de um banco')
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  if (!(endings[type] as readonly string[]).includes(ending ?? '')) {
    throw refused(`o conteúdo é ${type.toUpperCase()}, e o nome diz outra coisa`)
  }
  if (type === 'pdf') inspectPdf(bytes)
  return mimes[type]
}

/**
 * What makes a PDF do something by itself, or bring other files along; every script is an action of this name. Long
 * enough not to stand by chance in what is packed.
 */
const active =
  /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData)(?![A-Za-z0-9])|\/XFA\s*[[\d]/
const packedMost = 64 * 2 ** 20
const streamsMost = 5_000

/** Refuses PDFs with scripts, attachments or a password: to take them out would be to change what was sent. */
function inspectPdf(bytes: Buffer): void {
  const raw = bytes.toString('latin1')
  const text = plainNames(raw)
  if (!/%%EOF/.test(raw.slice(-2_048))) throw refused('o PDF está incompleto')
  if (/\/Encrypt(?![A-Za-z0-9])/.test(text)) throw refused('o PDF tem senha')
  if (active.test(text)) throw refused('o PDF traz um script ou um anexo')
  const places = [...raw.matchAll(/\/ObjStm/g)].map(({ index }) => index)
  if (places.length !== [...text.matchAll(/\/ObjStm/g)].length || places.length > streamsMost) throw unread()
  let left = packedMost
  for (const place of places) {
    const inner = unpack(streamAfter(bytes, raw, place), left)
    left -= inner.length
    if (active.test(plainNames(inner.toString('latin1')))) throw refused('o PDF traz um script ou um anexo')
  }
}

/** Names may hide letters behind a hash and two digits. */
const plainNames = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const unread = () => refused('o PDF não pôde ser lido por inteiro')

/** Objects can stand packed in a stream of their own. */
function streamAfter(bytes: Buffer, raw: string, place: number): Buffer {
  const begin = raw.indexOf('stream', place)
  const end = raw.indexOf('endstream', begin)
  if (begin < 0 || end < 0) throw unread()
  const start = begin + 6 + (raw[begin + 6] === '\r' ? 2 : 1)
  return bytes.subarray(start, end)
}

function unpack(packed: Buffer, most: number): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE')
      throw refused('o PDF é grande demais por dentro')
    throw unread()
  }
}
