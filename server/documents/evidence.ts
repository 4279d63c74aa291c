import { PDF } from '@libpdf/core'
import type { Bundle } from '../domain/certificado/read.ts'
import { type Drawing, drawPdf } from './pdf.ts'
import { signPdf } from './sign.ts'
import type { Block } from './template.ts'

/** Evidence of one signature, as printed. */
export interface EvidenceEntry {
  assinante: string
  nome: string
  nivel: string
  meio: string
  /** In the institution's time zone, as text. */
  momento: string
  endereco: string | null
  navegador: string | null
  destino: string | null
  consentimento: string | null
  sha256: string
}

/** A document with all signatures, and their evidence. */
export interface Sealing {
  original: Uint8Array
  sha256: string
  entries: readonly EvidenceEntry[]
  drawing: Pick<Drawing, 'title' | 'institution' | 'codigo' | 'verification'>
  /** Certificate of the institution, if configured. */
  certificate?: Bundle | undefined
}

/**
 * Appends the evidence page as an incremental update: the signed bytes do not change, so signatures in them
 * stay valid. With the institution's certificate, the result is then signed.
 */
export async function addEvidence(sealing: Sealing): Promise<Uint8Array> {
  const { original, sha256, entries, drawing, certificate } = sealing
  const page = await drawPdf({ ...drawing, blocks: blocksOf(sha256, entries), places: [] })
  const pdf = await PDF.load(original)
  const evidence = await PDF.load(page)
  const pages = Array.from({ length: evidence.getPageCount() }, (_, at) => at)
  await pdf.copyPagesFrom(evidence, pages)
  // A damaged upload cannot be saved incrementally and is written anew.
  const sealed = await pdf.save({ incremental: pdf.canSaveIncrementally() === null })
  return certificate ? signPdf(sealed, certificate, `Selo de ${drawing.institution}`) : sealed
}

function blocksOf(sha256: string, entries: readonly EvidenceEntry[]): Block[] {
  return [
    { kind: 'title', text: 'Evidências das assinaturas' },
    { kind: 'paragraph', text: `SHA-256 do documento assinado: ${sha256}` },
    ...entries.flatMap((one): Block[] => [
      { kind: 'heading', text: `${one.nome} (${one.assinante})` },
      { kind: 'paragraph', text: `Assinatura ${one.nivel}, em ${one.momento}. ${one.meio}` },
      ...item('Endereço de rede', one.endereco),
      ...item('Navegador', one.navegador),
      ...item('Mensagem enviada a', one.destino),
      ...item('Consentimento', one.consentimento),
      ...(one.sha256 === sha256 ? [] : item('SHA-256 do que foi assinado', one.sha256)),
    ]),
  ]
}

const item = (name: string, value: string | null): Block[] =>
  value ? [{ kind: 'item', text: `${name}: ${value}` }] : []
