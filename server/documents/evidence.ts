import { PDF } from '@libpdf/core'
import type { Bundle } from '../domain/certificado/read.ts'
import { type Drawing, drawPdf, type Signatory } from './pdf.ts'
import { signPdf } from './sign.ts'
import { addTags } from './tags.ts'
import type { Block } from './template.ts'

/** Evidence of one signature, as printed. */
export interface EvidenceEntry extends Signatory {
  /** CPF of who signed, masked, where it is known. */
  cpf: string | null
  ato: string
  nivel: string
  meio: string
  /** In the institution's time zone, with its name, as text. */
  momento: string
  endereco: string | null
  navegador: string | null
  destino: string | null
  consentimento: string | null
  sha256: string
  motivo: string | null
  /** To whom the signature was handed on. */
  para: string | null
}

/** A document with all signatures, and their evidence. */
export interface Sealing {
  original: Uint8Array
  sha256: string
  entries: readonly EvidenceEntry[]
  drawing: Pick<Drawing, 'title' | 'institution' | 'letterhead' | 'codigo' | 'verification'>
  /** Certificate of the institution, if configured. */
  certificate?: Bundle | undefined
}

/**
 * Appends the evidence page as an incremental update: the signed bytes do not change, so signatures in them
 * stay valid. With the institution's certificate, the result is then signed.
 */
export async function addEvidence(sealing: Sealing): Promise<Uint8Array> {
  const { original, sha256, entries, drawing, certificate } = sealing
  const blocks = blocksOf(drawing.title, sha256, entries)
  const page = await drawPdf({ ...drawing, blocks, places: [], apart: 'Evidências' })
  const pdf = await PDF.load(original)
  const evidence = await PDF.load(page)
  const firstPage = pdf.getPageCount()
  const pages = Array.from({ length: evidence.getPageCount() }, (_, at) => at)
  await pdf.copyPagesFrom(evidence, pages)
  addTags(pdf, evidence, firstPage)
  // A damaged upload cannot be saved incrementally and is written anew.
  const sealed = await pdf.save({ incremental: pdf.canSaveIncrementally() === null })
  return certificate ? signPdf(sealed, certificate, `Selo de ${drawing.institution}`) : sealed
}

/** The fields of the signatures first, then how each was made. */
function blocksOf(title: string, sha256: string, entries: readonly EvidenceEntry[]): Block[] {
  const head = ['Assinou', 'Papel', 'Momento', 'Tipo']
  const signatures = entries.filter(({ ato }) => ato === 'assinou')
  const rows = signatures.map(({ nome, cpf, assinante, papel, momento, nivel }) => [
    cpf ? `${nome}, CPF ${cpf}` : nome,
    [assinante, papel].filter(Boolean).join(': '),
    momento,
    `Assinatura ${nivel}`,
  ])
  return [
    { kind: 'title', text: 'Evidências das assinaturas' },
    { kind: 'paragraph', text: `Documento assinado: ${title}` },
    { kind: 'paragraph', text: `SHA-256 do documento assinado: ${sha256}` },
    { kind: 'table', text: '', rows: [head, ...rows] },
    ...entries.flatMap((one): Block[] => [
      { kind: 'heading', text: `${one.nome} (${one.assinante})` },
      { kind: 'paragraph', text: `${actOf(one)}, em ${one.momento}. ${one.meio}` },
      ...item('Motivo', one.motivo),
      ...item('Endereço de rede', one.endereco),
      ...item('Navegador', one.navegador),
      ...item('Mensagem enviada a', one.destino),
      ...item('Consentimento', one.consentimento),
      ...(one.sha256 === sha256 ? [] : item('SHA-256 do que foi assinado', one.sha256)),
    ]),
  ]
}

const actOf = ({ ato, para, nivel }: EvidenceEntry) =>
  ato === 'delegou' ? `Delegou a assinatura a ${para}` : `Assinatura ${nivel}`

const item = (name: string, value: string | null): Block[] =>
  value ? [{ kind: 'item', text: `${name}: ${value}` }] : []
