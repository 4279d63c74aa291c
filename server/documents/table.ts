import { bold, regular } from './fonts.ts'
import { drawLines, linesOf, unjoined } from './lines.ts'
import { asArtifact, bottomOf, grey, margins, newPage, open, type Struct, widthOfPage } from './page.ts'

type Doc = PDFKit.PDFDocument

const size = 9
const step = 12.5
const padding = 4
/** Narrowest and widest share of a column, in letters; words up to `word` letters are not broken while there is room. */
const share = { least: 9, most: 60, word: 18 }

/** Draws a table whose first row is its header. Rows continue on the next page, below the header. */
export function addTable(doc: Doc, root: Struct, [head = [], ...rows]: readonly (readonly string[])[]): void {
  const widths = widthsOf(doc, [head, ...rows])
  const table = open(doc, root, 'Table')
  doc.fontSize(size)
  const header = linesIn(doc, head, widths, bold)
  const first = rows[0] ? heightOf(linesIn(doc, rows[0], widths, regular)) : 0
  if (doc.y + heightOf(header) + Math.min(first, 100) > bottomOf(doc)) newPage(doc)
  addRow(doc, table, 'TH', header, widths)
  for (const row of rows) {
    const cells = linesIn(
      doc,
      head.map((_, at) => row[at] ?? ''),
      widths,
      regular,
    )
    const whole = heightOf(cells)
    const tall = whole > (bottomOf(doc) - margins.top) / 2
    if (doc.y + (tall ? step * 3 : whole) > bottomOf(doc)) {
      newPage(doc)
      repeatHeader(doc, header, widths)
    }
    addRow(doc, table, 'TD', cells, widths, () => repeatHeader(doc, header, widths))
  }
  table.end()
  doc.x = margins.left
  doc.y += 8
}

const linesIn = (doc: Doc, cells: readonly string[], widths: readonly number[], font: string) => {
  doc.font(font).fontSize(size)
  return cells.map((cell, at) => linesOf(doc, cell, widths[at]! - 2 * padding))
}

const heightOf = (cells: readonly (readonly string[])[]) =>
  Math.max(1, ...cells.map(({ length }) => length)) * step + 2 * padding

/** Columns share the width by their longest cell, within limits; none is narrower than its longest word. */
function widthsOf(doc: Doc, rows: readonly (readonly string[])[]): number[] {
  const whole = widthOfPage(doc)
  const columns = rows[0]!.map((_, at) => rows.map((row) => row[at] ?? ''))
  const wanted = columns.map((cells) =>
    Math.min(share.most, Math.max(share.least, ...cells.map(({ length }) => length))),
  )
  const least = columns.map(([head = '', ...cells]) =>
    Math.max(widest(doc, [head], bold), widest(doc, cells.flatMap(wordsOf), regular)),
  )
  if (sumOf(least) >= whole) return least.map((one) => (one / sumOf(least)) * whole)
  // Columns that would be too narrow take what they need; the others share the rest.
  const fixed = new Set<number>()
  for (;;) {
    const rest = whole - sumOf(least.filter((_, at) => fixed.has(at)))
    const sum = sumOf(wanted.filter((_, at) => !fixed.has(at)))
    const widths = wanted.map((one, at) => (fixed.has(at) ? least[at]! : (one / sum) * rest))
    const narrow = widths.flatMap((width, at) => (!fixed.has(at) && width < least[at]! ? [at] : []))
    if (narrow.length === 0) return widths
    for (const at of narrow) fixed.add(at)
  }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)

const wordsOf = (cell: string) => cell.split(/\s/)

/** Width that the widest of some words needs, each up to the limit. */
function widest(doc: Doc, words: readonly string[], font: string): number {
  doc.font(font).fontSize(size)
  // Measured once each: a long table repeats its words.
  const widths = [...new Set(words.map((word) => word.slice(0, share.word)))].map((word) =>
    doc.widthOfString(word, unjoined),
  )
  return Math.max(0, ...widths) + 2 * padding + 0.5
}

type Tag = 'TH' | 'TD'

function addRow(
  doc: Doc,
  table: Struct,
  tag: Tag,
  cells: readonly (readonly string[])[],
  widths: readonly number[],
  begun: () => void = () => {},
): void {
  const row = open(doc, table, 'TR')
  const elements = cells.map(() => open(doc, row, tag, tag === 'TH' ? { scope: 'Column' } : {}))
  const longest = Math.max(1, ...cells.map(({ length }) => length))
  for (let at = 0; at < longest; ) {
    const room = Math.floor((bottomOf(doc) - doc.y - 2 * padding) / step)
    if (room < 1) {
      newPage(doc)
      begun()
      continue
    }
    const some = cells.map((lines) => lines.slice(at, at + room))
    const slice = drawCells(doc, some, widths, tag, (cell, draw) => elements[cell]!.add(draw))
    at += room
    doc.y += slice
  }
  for (const element of elements) element.end()
  row.end()
}

/** Draws cells beside each other and returns their height. */
function drawCells(
  doc: Doc,
  cells: readonly (readonly string[])[],
  widths: readonly number[],
  tag: Tag,
  tagged: (cell: number, draw: () => void) => void,
): number {
  const top = doc.y
  const height = heightOf(cells)
  asArtifact(doc, 'Layout', () => {
    let left = margins.left
    for (const width of widths) {
      if (tag === 'TH') doc.rect(left, top, width, height).fill('#eeeeee')
      doc.rect(left, top, width, height).lineWidth(0.5).stroke(grey)
      left += width
    }
  })
  let left = margins.left
  for (const [cell, lines] of cells.entries()) {
    const at = left + padding
    if (lines.length > 0)
      tagged(cell, () => {
        doc
          .font(tag === 'TH' ? bold : regular)
          .fontSize(size)
          .fillColor('black')
        drawLines(doc, lines, at, top + padding, step)
      })
    left += widths[cell]!
  }
  doc.y = top
  return height
}

/** The header on a further page is for the eyes only; screen readers read it once. */
function repeatHeader(doc: Doc, header: readonly (readonly string[])[], widths: readonly number[]): void {
  const height = drawCells(doc, header, widths, 'TH', (_, draw) => asArtifact(doc, 'Pagination', draw))
  doc.y += height
}
