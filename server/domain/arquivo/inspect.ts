import { fileTypeOf, mimes } from '../../records/files.ts'
import { Refusal } from '../../refusal.ts'
import { giveBack } from '../../values/memory.ts'
import { returnMime } from './content.ts'
import { inspector, type Sender } from './inspector.ts'

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

/** A content that was looked at. The bytes that were given are not to be used any more: these are. */
export interface Inspected {
  tipo_mime: string
  bytes: Buffer
}

/** What a content is, by the content itself. Its name may not say otherwise. */
export async function inspect(bytes: Buffer, name: string, sender: Sender): Promise<Inspected> {
  if (bytes.length === 0) throw refused('ele está vazio')
  if (isBankReturn(bytes)) return { tipo_mime: returnMime, bytes }
  const type = fileTypeOf(bytes)
  if (type === undefined || type === 'xml')
    throw refused('não é um PDF, PNG ou JPEG, nem o retorno de um banco')
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  if (!(endings[type] as readonly string[]).includes(ending ?? '')) {
    throw refused(`o conteúdo é ${type.toUpperCase()}, e o nome diz outra coisa`)
  }
  if (type !== 'pdf') return { tipo_mime: mimes[type], bytes }
  const inspected = await inspector.inspect(bytes, sender)
  if (inspected.refused !== undefined) {
    giveBack(inspected.bytes)
    throw refused(inspected.refused)
  }
  return { tipo_mime: mimes.pdf, bytes: inspected.bytes }
}
