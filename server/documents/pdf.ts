import PDFDocument from 'pdfkit'
import QRCode from 'qrcode'
import { breakable } from './breakable.ts'
import { bold, giveFonts, regular } from './fonts.ts'
import type { Block } from './template.ts'

/** A signature line: the signatory and their role. */
export interface Signatory {
  nome: string
  assinante: string
}

/** Content of a PDF. */
export interface Drawing {
  title: string
  institution: string
  blocks: readonly Block[]
  places: readonly Signatory[]
  codigo: string
  /** URL that checks whether the document is genuine. */
  verification: string
  /** Marks every page as not issued. */
  preview?: boolean
}

/** No ligatures: a joined "fi" breaks search and screen readers. */
const unjoined = { features: switchedOff('liga') }

/** PDFKit takes an object of features, which its types do not declare. */
function switchedOff(feature: string): PDFKit.Mixins.OpenTypeFeatures[] {
  return JSON.parse(JSON.stringify({ [feature]: false }))
}

const margin = 64
const footer = 44
const grey = '#555555'

type Doc = PDFKit.PDFDocument

/** Draws a tagged PDF (readable by screen readers) with embedded fonts. */
export async function drawPdf(drawing: Drawing): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + footer },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    bufferPages: true,
    font: '',
    info: { Title: drawing.title, Author: drawing.institution, Creator: 'Vínculo', Producer: 'Vínculo' },
  })
  giveFonts(doc)
  breakLongWords(doc)
  const chunks: Buffer[] = []
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const root = doc.struct('Document', { title: drawing.title })
  doc.addStructure(root)
  for (const block of drawing.blocks) addBlock(doc, root, block)
  addSignatureLines(doc, root, drawing.places)
  addVerification(doc, root, drawing)
  root.end()
  addFooters(doc, drawing)
  doc.end()
  return whole
}

/** Applies `breakable` to every text that is drawn. */
function breakLongWords(doc: Doc): void {
  const draw = doc.text.bind(doc) as (text: string, ...rest: unknown[]) => Doc
  doc.text = (text: string, ...rest: unknown[]) => draw(breakable(text), ...rest)
}

type Struct = PDFKit.PDFStructureElement

interface Look {
  tag: string
  font: string
  size: number
  gap: number
  indent?: number
  /** Stays on the page of the text that follows. */
  leads?: true
}

const looks: Readonly<Record<Exclude<Block['kind'], 'table'>, Look>> = {
  title: { tag: 'H1', font: bold, size: 14, gap: 14 },
  annex: { tag: 'H1', font: bold, size: 12, gap: 10 },
  heading: { tag: 'H2', font: bold, size: 11, gap: 4, leads: true },
  clause: { tag: 'H2', font: bold, size: 10, gap: 4, leads: true },
  paragraph: { tag: 'P', font: regular, size: 10, gap: 8 },
  item: { tag: 'P', font: regular, size: 10, gap: 3 },
  inciso: { tag: 'P', font: regular, size: 10, gap: 3, indent: 18 },
  alinea: { tag: 'P', font: regular, size: 10, gap: 3, indent: 36 },
}

const bottomOf = (doc: Doc) => doc.page.height - margin - footer

function addBlock(doc: Doc, root: Struct, { kind, text, rows }: Block): void {
  if (kind === 'table') {
    addTable(doc, root, rows ?? [])
    return
  }
  const { tag, font, size, gap, indent = 0, leads } = looks[kind]
  // A page begins outside the marked content: within it, the end of the page would end it twice.
  if (leads) doc.moveDown(0.4)
  if (kind === 'annex' || (leads && doc.y > bottomOf(doc) - 60)) doc.addPage()
  root.add(
    doc.struct(tag, {}, () => {
      const shown = kind === 'item' ? `•  ${text}` : text
      doc.font(font).fontSize(size).fillColor('black')
      doc.text(shown, margin + indent, doc.y, {
        ...unjoined,
        width: doc.page.width - 2 * margin - indent,
        align: kind === 'paragraph' || indent > 0 ? 'justify' : 'left',
        lineGap: 2,
        paragraphGap: gap,
      })
      doc.x = margin
    }),
  )
}

/** A table whose first row is its header. */
function addTable(doc: Doc, root: Struct, [head = [], ...rows]: readonly (readonly string[])[]): void {
  doc.font(regular).fontSize(9).fillColor('black')
  if (doc.y > bottomOf(doc) - 60) doc.addPage()
  const cells = (row: readonly string[]) => head.map((_, at) => ({ text: breakable(row[at] ?? '') }))
  const table = {
    data: [
      head.map((text) => ({ text: breakable(text), type: 'TH' as const, font: { src: bold } })),
      ...rows.map(cells),
    ],
    defaultStyle: { border: 0.5, borderColor: grey, padding: 4, textOptions: unjoined },
    structParent: root,
  }
  // The declared types lack the parent in the structure.
  doc.table(table as PDFKit.Mixins.TableOptionsWithData)
  doc.x = margin
  doc.moveDown(0.8)
}

/** Signature lines, two per row. A row never crosses a page. */
function addSignatureLines(doc: Doc, root: Struct, signatories: readonly Signatory[]): void {
  if (signatories.length === 0) return
  const width = (doc.page.width - 2 * margin - 24) / 2
  const height = 70
  doc.moveDown(1)
  for (let at = 0; at < signatories.length; at += 2) {
    if (doc.y + height > doc.page.height - margin - footer) doc.addPage()
    const top = doc.y
    for (const [side, { nome, assinante }] of signatories.slice(at, at + 2).entries()) {
      const left = margin + side * (width + 24)
      const line = doc.markContent('Artifact', { type: 'Layout' })
      line
        .moveTo(left, top + 34)
        .lineTo(left + width, top + 34)
        .lineWidth(0.6)
        .stroke('black')
      doc.endMarkedContent()
      root.add(
        doc.struct('P', {}, () => {
          doc
            .font(bold)
            .fontSize(9)
            .text(nome, left, top + 38, { ...unjoined, width, height: 12, ellipsis: true })
          doc
            .font(regular)
            .fontSize(9)
            .text(assinante, left, top + 51, { ...unjoined, width, height: 12, ellipsis: true })
        }),
      )
    }
    doc.x = margin
    doc.y = top + height
  }
}

const qrSize = 84

function addVerification(doc: Doc, root: Struct, { codigo, verification }: Drawing): void {
  if (doc.y + qrSize + 20 > doc.page.height - margin - footer) doc.addPage()
  doc.moveDown(1)
  const top = doc.y
  const alt = `Código QR do endereço ${verification}`
  root.add(doc.struct('Figure', { alt }, () => drawQr(doc, verification, margin, top)))
  const left = margin + qrSize + 16
  root.add(
    doc.struct('P', {}, () => {
      const width = doc.page.width - margin - left
      doc
        .font(bold)
        .fontSize(9)
        .fillColor('black')
        .text(`Código de verificação: ${codigo}`, left, top + 14, { ...unjoined, width })
      doc.font(regular).text(`Confira se este documento é autêntico em ${verification}`, left, top + 30, {
        ...unjoined,
        width,
      })
    }),
  )
  doc.x = margin
  doc.y = top + qrSize + 8
}

function drawQr(doc: Doc, text: string, left: number, top: number): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const dot = qrSize / modules.size
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) doc.rect(left + column * dot, top + row * dot, dot, dot)
    }
  }
  doc.fill('black')
}

/** Footers are artifacts: screen readers skip the code and the page number. */
function addFooters(doc: Doc, { codigo, title, preview }: Drawing): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    doc.markContent('Artifact', { type: 'Pagination' })
    const { bottom } = doc.page.margins
    doc.page.margins.bottom = 0
    const at = doc.page.height - margin - 4
    const width = doc.page.width - 2 * margin
    doc.font(regular).fontSize(8).fillColor(grey)
    doc.text(`${title}  ·  ${codigo}`, margin, at, {
      ...unjoined,
      width: width - 80,
      height: 10,
      ellipsis: true,
    })
    doc.text(`${page - start + 1} de ${count}`, margin, at, { ...unjoined, width, align: 'right' })
    if (preview)
      doc.text('PRÉVIA: ESTE DOCUMENTO NÃO FOI EMITIDO', margin, margin / 2, {
        ...unjoined,
        width,
        align: 'center',
      })
    doc.page.margins.bottom = bottom
    doc.endMarkedContent()
  }
}
