import { bold, regular } from './fonts.ts'
import { drawLines, linesOf } from './lines.ts'
import { asArtifact, bottomOf, grey, margins, newPage, open, type Struct, widthOfPage } from './page.ts'

type Doc = PDFKit.PDFDocument

const size = 9
const step = 12.5
const padding = 4
/** Narrowest and widest share of a column, in letters; words up to `word` letters are not broken. */
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

/** Columns share the width by their longest cell, within limits. */
function widthsOf(doc: Doc, rows: readonly (readonly string[])[]): number[] {
  const longest = rows[0]!.map((_, at) =>
    Math.min(share.most, Math.max(share.least, ...rows.map((row) => neededBy(row[at] ?? '')))),
  )
  const sum = longest.reduce((one, other) => one + other, 0)
  return longest.map((one) => (one / sum) * widthOfPage(doc))
}

/** Letters of a cell, with room for its longest word. */
const neededBy = (cell: string) =>
  Math.max(cell.length, 4 + Math.min(share.word, Math.max(...cell.split(/\s/).map(({ length }) => length))))

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
