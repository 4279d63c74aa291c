import PDFDocument from 'pdfkit'
import { bold, giveFonts, regular } from './fonts.ts'
import { isDrawable } from './image.ts'
import { drawLine, drawLines, linesOf, oneLine } from './lines.ts'
import {
  asArtifact,
  bottomOf,
  grey,
  makeRoom,
  margins,
  newPage,
  open,
  type Struct,
  widthOfPage,
} from './page.ts'
import { addTable } from './table.ts'
import type { Block } from './template.ts'
import { addVerification, qrSize } from './verification.ts'

/** A signature line: the signatory, the party, and the role in which a person signs for it. */
export interface Signatory {
  nome: string
  assinante: string
  papel?: string | undefined
}

/** Top of the first page. */
export interface Letterhead {
  /** Below the name of the institution: superior bodies, CNPJ, address. */
  lines: readonly string[]
  /** PNG or JPEG. */
  logo?: Uint8Array | undefined
}

/** Content of a PDF. */
export interface Drawing {
  title: string
  institution: string
  letterhead?: Letterhead | undefined
  blocks: readonly Block[]
  places: readonly Signatory[]
  codigo: string
  /** URL that checks whether the document is genuine. */
  verification: string
  /** Marks every page as not issued. */
  preview?: boolean
  /** Name of pages that are added to a document and numbered apart from it. */
  apart?: string
}

type Doc = PDFKit.PDFDocument

/** Draws a tagged PDF (readable by screen readers) with embedded fonts. */
export async function drawPdf(drawing: Drawing): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margins,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    bufferPages: true,
    font: '',
    info: { Title: drawing.title, Author: drawing.institution, Creator: 'Vínculo', Producer: 'Vínculo' },
  })
  giveFonts(doc)
  const chunks: Buffer[] = []
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const root = doc.struct('Document', { title: drawing.title })
  doc.addStructure(root)
  addLetterhead(doc, drawing)
  // Annexes follow the signatures of the document that names them.
  const annex = drawing.blocks.findIndex(({ kind }) => kind === 'annex')
  const end = annex < 0 ? drawing.blocks.length : annex
  const closing = heightOfSignatures(doc, drawing.places) + qrSize + 28
  addBlocks(doc, root, drawing.blocks.slice(0, end), closing)
  addSignatureLines(doc, root, drawing.places)
  addVerification(doc, root, drawing)
  addBlocks(doc, root, drawing.blocks.slice(end), 0)
  root.end()
  addFooters(doc, drawing)
  doc.end()
  return whole
}

interface Look {
  tag: string
  font: string
  size: number
  before: number
  after: number
  indent?: number
  centred?: true
}

type TextKind = Exclude<Block['kind'], 'table'>

const looks: Readonly<Record<TextKind, Look>> = {
  title: { tag: 'H1', font: bold, size: 13, before: 4, after: 14, centred: true },
  annex: { tag: 'H1', font: bold, size: 12, before: 0, after: 10, centred: true },
  heading: { tag: 'H2', font: bold, size: 10.5, before: 6, after: 4 },
  clause: { tag: 'H2', font: bold, size: 10, before: 6, after: 3 },
  paragraph: { tag: 'P', font: regular, size: 10, before: 0, after: 6 },
  item: { tag: 'LI', font: regular, size: 10, before: 0, after: 3, indent: 12 },
  inciso: { tag: 'LI', font: regular, size: 10, before: 0, after: 3, indent: 24 },
  alinea: { tag: 'LI', font: regular, size: 10, before: 0, after: 3, indent: 42 },
}

const stepOf = ({ size }: Look) => size * 1.36
/** Number or bullet of a list item. */
const label = /^([IVXLCDM]+ –|[^\s)]{1,3}\)|•) +/
const isItem = ({ kind }: Block) => kind === 'item' || kind === 'inciso' || kind === 'alinea'

/** Adds blocks. The last ones stay together with what closes the document below them. */
function addBlocks(doc: Doc, root: Struct, blocks: readonly Block[], closing: number): void {
  let list: Struct | undefined
  const last = lastOf(blocks)
  for (const [at, block] of blocks.entries()) {
    if (isItem(block)) list ??= open(doc, root, 'L')
    else {
      list?.end()
      list = undefined
    }
    if (block.kind === 'table') {
      doc.y += 2
      addTable(doc, root, block.rows ?? [])
      continue
    }
    if (closing > 0 && at === last) keepWithClosing(doc, blocks.slice(at), closing)
    addText(doc, list ?? root, { ...block, kind: block.kind })
  }
  list?.end()
}

/** The last two blocks, and a heading before them. */
function lastOf(blocks: readonly Block[]): number {
  const last = Math.max(0, blocks.length - 2)
  const before = blocks[last - 1]
  return before && before.kind !== 'table' && looks[before.kind].tag.startsWith('H') ? last - 1 : last
}

function keepWithClosing(doc: Doc, last: readonly Block[], closing: number): void {
  const height = last.reduce((sum, block) => {
    if (block.kind === 'table') return sum
    const look = looks[block.kind]
    doc.font(look.font).fontSize(look.size)
    const lines = linesOf(doc, block.text, widthOfPage(doc) - (look.indent ?? 0))
    return sum + look.before + lines.length * stepOf(look) + look.after
  }, closing)
  if (height < bottomOf(doc) - margins.top) makeRoom(doc, height)
}

function addText(doc: Doc, parent: Struct, { kind, text }: Block & { kind: TextKind }): void {
  const look = looks[kind]
  const { tag, font, size, before, after, indent = 0, centred } = look
  const isHeading = tag.startsWith('H')
  const shown = kind === 'item' ? `• ${text}` : text
  const [number = '', mark] = (tag === 'LI' && label.exec(shown)) || []
  doc.font(font).fontSize(size)
  const left = margins.left + indent
  const lines = linesOf(doc, shown.slice(number.length), widthOfPage(doc) - indent)
  if (kind === 'annex' && doc.y > margins.top) newPage(doc)
  if (doc.y > margins.top) doc.y += before
  // A heading stays on the page of the text that follows.
  if (isHeading) makeRoom(doc, lines.length * stepOf(look) + 42)
  const element = open(doc, parent, tag)
  if (mark === undefined) {
    putLines(doc, element, lines, look, left, centred)
  } else {
    const marked = open(doc, element, 'Lbl')
    const body = open(doc, element, 'LBody')
    makeRoom(doc, Math.min(2, lines.length) * stepOf(look))
    const [top, back] = [doc.y, Math.min(indent, 7 + doc.widthOfString(`${mark} `))]
    marked.add(() => {
      doc.font(font).fontSize(size).fillColor('black')
      drawLine(doc, mark, left - back, top)
    })
    marked.end()
    doc.y = top
    // The number of a short indent pushes the text to the right.
    putLines(doc, body, lines, look, left, centred)
    body.end()
  }
  element.end()
  doc.x = margins.left
  doc.y += after
}

/** Draws lines and continues on the next page; neither page has a single line of a paragraph. */
function putLines(
  doc: Doc,
  element: Struct,
  lines: readonly string[],
  look: Look,
  left: number,
  centred = false,
): void {
  const step = stepOf(look)
  for (let at = 0; at < lines.length; ) {
    const rest = lines.length - at
    const room = Math.floor((bottomOf(doc) - doc.y) / step)
    let take = Math.min(rest, room)
    if (take < rest && rest - take < 2) take = rest - 2
    if (take < rest && take < 2) take = 0
    if (take <= 0) {
      newPage(doc)
      continue
    }
    const top = doc.y
    const some = lines.slice(at, at + take)
    element.add(() => {
      doc.font(look.font).fontSize(look.size).fillColor('black')
      for (const [line, text] of some.entries()) {
        const free = centred ? (widthOfPage(doc) - doc.widthOfString(text)) / 2 : 0
        drawLine(doc, at + line < lines.length - 1 ? `${text} ` : text, left + free, top + line * step)
      }
    })
    doc.y = top + take * step
    at += take
  }
}

const logoBox = { width: 96, height: 54 }

/** An image that cannot be drawn is left out: it must not keep documents from being made. */
function drawLogo(doc: Doc, logo: Uint8Array | undefined, left: number, top: number): boolean {
  const bytes = logo && Buffer.from(logo)
  if (!bytes || !isDrawable(bytes)) return false
  try {
    doc.image(bytes, left, top, { fit: [logoBox.width, logoBox.height], valign: 'center' })
    return true
  } catch {
    return false
  }
}

/** Letterhead of the first page; the qualification of the parties names the institution for screen readers. */
function addLetterhead(doc: Doc, { institution, letterhead }: Drawing): void {
  doc.x = margins.left
  doc.y = margins.top
  if (!letterhead) return
  const top = margins.top - 14
  let left = margins.left
  asArtifact(doc, 'Pagination', () => {
    let bottom = top
    if (drawLogo(doc, letterhead.logo, left, top)) {
      left += logoBox.width + 14
      bottom = top + logoBox.height
    }
    const width = doc.page.width - margins.right - left
    let at = top + 2
    const put = (font: string, size: number, color: string, text: string) => {
      doc.font(font).fontSize(size).fillColor(color)
      for (const line of linesOf(doc, text, width).slice(0, 3)) {
        drawLine(doc, line, left, at)
        at += size * 1.32
      }
    }
    put(bold, 12, 'black', institution)
    for (const line of letterhead.lines) put(regular, 8.5, grey, line)
    bottom = Math.max(bottom, at) + 6
    doc
      .moveTo(margins.left, bottom)
      .lineTo(doc.page.width - margins.right, bottom)
      .lineWidth(0.8)
      .stroke(grey)
    doc.y = bottom + 14
  })
  doc.x = margins.left
}

/** Room above a signature line, line height, and room below the text. */
const place = { line: 30, step: 12, after: 12, between: 24 }
const placeWidth = (doc: Doc) => (widthOfPage(doc) - place.between) / 2

/** The name of a signatory and, in smaller type, party and role, whole: names are never shortened. */
function placeOf(doc: Doc, { nome, assinante, papel }: Signatory) {
  const width = placeWidth(doc)
  doc.font(bold).fontSize(9)
  const name = linesOf(doc, nome, width)
  doc.font(regular).fontSize(9)
  return { name, told: [assinante, ...(papel ? [papel] : [])].flatMap((one) => linesOf(doc, one, width)) }
}

/** Pairs of signatories that sign beside each other, with the height of their row. */
function placeRows(doc: Doc, signatories: readonly Signatory[]) {
  const places = signatories.map((one) => placeOf(doc, one))
  return Array.from({ length: Math.ceil(places.length / 2) }, (_, at) => {
    const row = places.slice(at * 2, at * 2 + 2)
    const most = Math.max(3, ...row.map(({ name, told }) => name.length + told.length))
    return { row, height: place.line + most * place.step + place.after }
  })
}

const heightOfSignatures = (doc: Doc, signatories: readonly Signatory[]) =>
  placeRows(doc, signatories).reduce((sum, { height }) => sum + height, signatories.length === 0 ? 0 : 26)

/** Signature lines, two per row. A row never crosses a page. */
function addSignatureLines(doc: Doc, root: Struct, signatories: readonly Signatory[]): void {
  if (signatories.length === 0) return
  const width = placeWidth(doc)
  doc.y += 4
  for (const { row, height } of placeRows(doc, signatories)) {
    makeRoom(doc, height)
    const top = doc.y
    for (const [side, { name, told }] of row.entries()) {
      const left = margins.left + side * (width + place.between)
      const line = top + place.line
      asArtifact(doc, 'Layout', () =>
        doc
          .moveTo(left, line)
          .lineTo(left + width, line)
          .lineWidth(0.6)
          .stroke('black'),
      )
      const signed = open(doc, root, 'P')
      signed.add(() => {
        doc.font(bold).fontSize(9).fillColor('black')
        drawLines(doc, name, left, line + 4, place.step)
        doc.font(regular).fontSize(9)
        drawLines(doc, told, left, line + 4 + name.length * place.step, place.step)
      })
      signed.end()
    }
    doc.y = top + height
  }
  addSmall(
    doc,
    root,
    'Quando todos tiverem assinado, a página de evidências, anexada a este documento, diz quem assinou, em que papel, quando e como.',
  )
}

function addSmall(doc: Doc, root: Struct, text: string): void {
  doc.font(regular).fontSize(8)
  const look: Look = { tag: 'P', font: regular, size: 8, before: 0, after: 6 }
  const lines = linesOf(doc, text, widthOfPage(doc))
  const note = open(doc, root, 'P')
  putLines(doc, note, lines, look, margins.left)
  note.end()
  doc.y += look.after
}

/** Footers are artifacts: screen readers skip the code and the page number. */
function addFooters(doc: Doc, { codigo, title, verification, preview, apart }: Drawing): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    asArtifact(doc, 'Pagination', () => {
      const width = widthOfPage(doc)
      const top = doc.page.height - margins.bottom + 26
      doc
        .moveTo(margins.left, top - 6)
        .lineTo(margins.left + width, top - 6)
        .lineWidth(0.4)
        .stroke(grey)
      doc.font(regular).fontSize(8).fillColor(grey)
      const number = `página ${page - start + 1} de ${count}`
      const counted = apart ? `${apart}, ${number}` : `P${number.slice(1)}`
      const taken = doc.widthOfString(counted)
      drawLine(doc, oneLine(doc, title, width - taken - 16), margins.left, top)
      drawLine(doc, counted, margins.left + width - taken, top)
      drawLine(
        doc,
        oneLine(doc, `Código de verificação ${codigo}, em ${verification}`, width),
        margins.left,
        top + 11,
      )
      if (preview) {
        const mark = 'PRÉVIA: ESTE DOCUMENTO NÃO FOI EMITIDO'
        drawLine(doc, mark, margins.left + (width - doc.widthOfString(mark)) / 2, 20)
      }
    })
  }
}
