import { type Message, said } from '../../../catalogue/message.ts'
import { Refusal } from '../../refusal.ts'
import { fileTypeOf, mimes } from '../../values/file-type.ts'
import { giveBack } from '../../values/memory.ts'
import { returnMime } from './content.ts'
import { inspector, type Sender } from './inspector.ts'

const endings = { pdf: ['pdf'], png: ['png'], jpeg: ['jpg', 'jpeg'] } as const

const refused = (detalhe: Message) => new Refusal('CONTEUDO_RECUSADO', { detalhe })

const longestName = 150

/** A CNAB 240 return file: bank number, lot 0000, record type 0, and the code 2 for returns in column 143. */
const isBankReturn = (bytes: Buffer): boolean =>
  /^\d{3}00000[\x20-\xff]{134}2/.test(bytes.subarray(0, 143).toString('latin1'))

/** A file's name without characters that are special in paths, headers or terminals. */
export function cleanName(told: string): string {
  const last = told.normalize('NFC').split(/[/\\]/).at(-1)!
  const clean = last
    // Control characters, including those that change the text direction.
    .replace(/[\p{C}<>:"|?*;]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  if (clean === '') throw refused(said('arquivo.nomeArquivoEstaVazio'))
  const [, stem, ending = ''] = /^(.*?)(\.[^.]{1,10})?$/s.exec(clean)!
  return [...stem!].slice(0, longestName).join('') + ending
}

/** An inspected content. Its bytes replace those given, which may have been transferred to a thread. */
export interface Inspected {
  tipo_mime: string
  bytes: Buffer
}

/** Detects the type from the content itself. The name's extension must match. */
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
