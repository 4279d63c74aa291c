import { type Message, said } from '../../../catalogue/message.ts'
import { fileTypeOf, mimes } from '../../records/files.ts'
import { Refusal } from '../../refusal.ts'
import { giveBack } from '../../values/memory.ts'
import { returnMime } from './content.ts'
import { inspector, type Sender } from './inspector.ts'

const endings = { pdf: ['pdf'], png: ['png'], jpeg: ['jpg', 'jpeg'] } as const

const refused = (detalhe: Message) => new Refusal('CONTEUDO_RECUSADO', { detalhe })

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
  if (clean === '') throw refused(said('arquivo.nomeArquivoEstaVazio'))
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
  if (bytes.length === 0) throw refused(said('arquivo.eleEstaVazio'))
  if (isBankReturn(bytes)) return { tipo_mime: returnMime, bytes }
  const type = fileTypeOf(bytes)
  if (type === undefined || type === 'xml') throw refused(said('arquivo.naoPdfPngOuJpeg'))
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  if (!(endings[type] as readonly string[]).includes(ending ?? '')) {
    throw refused(said('arquivo.conteudoNomeDizOutraCoisa', { tipo: type.toUpperCase() }))
  }
  if (type !== 'pdf') return { tipo_mime: mimes[type], bytes }
  const inspected = await inspector.inspect(bytes, sender)
  if (inspected.refused !== undefined) {
    giveBack(inspected.bytes)
    throw refused(inspected.refused)
  }
  return { tipo_mime: mimes.pdf, bytes: inspected.bytes }
}
