import { PDF } from '@libpdf/core'
import type { Bundle } from '../domain/certificado/read.ts'
import { type Drawing, drawPdf } from './pdf.ts'
import { signPdf } from './sign.ts'
import type { Block } from './template.ts'

/** How one signature was given, as its page tells it. */
export interface EvidenceEntry {
  assinante: string
  nome: string
  nivel: string
  meio: string
  /** In the institution's zone, in words. */
  momento: string
  endereco: string | null
  navegador: string | null
  destino: string | null
  consentimento: string | null
  sha256: string
}

/** A document that everybody signed, with what is known of how. */
export interface Sealing {
  original: Uint8Array
  sha256: string
  entries: readonly EvidenceEntry[]
  drawing: Pick<Drawing, 'title' | 'institution' | 'codigo' | 'verification'>
  /** The certificate of the institution, where it has one. */
  certificate?: Bundle | undefined
}

/**
 * Adds the page of evidence behind what was signed, which stays as it was, byte by byte: other signatures in it hold. With
 * the institution's certificate, all of it is then signed.
 */
export async function addEvidence(sealing: Sealing): Promise<Uint8Array> {
  const { original, sha256, entries, drawing, certificate } = sealing
  const page = await drawPdf({ ...drawing, blocks: blocksOf(sha256, entries), places: [] })
  const pdf = await PDF.load(original)
  const evidence = await PDF.load(page)
  const pages = Array.from({ length: evidence.getPageCount() }, (_, at) => at)
  await pdf.copyPagesFrom(evidence, pages)
  // Files that somebody sent may be damaged in ways that only a new file mends.
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
      ...told('Endereço de rede', one.endereco),
      ...told('Navegador', one.navegador),
      ...told('Mensagem enviada a', one.destino),
      ...told('Consentimento', one.consentimento),
      ...(one.sha256 === sha256 ? [] : told('SHA-256 do que foi assinado', one.sha256)),
    ]),
  ]
}

const told = (name: string, value: string | null): Block[] =>
  value ? [{ kind: 'item', text: `${name}: ${value}` }] : []
