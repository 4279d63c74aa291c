import type { Column, Element } from './columns.ts'
import { cells, escaped, type Kind, styleSheet } from './xlsx-cells.ts'
import { type Entry, zipOf } from './zip.ts'

/** Maximum rows of a sheet, header included. */
const mostRows = 1_048_576

/** Streams a workbook. Rows beyond the limit of a sheet go to the next one. */
export const xlsxOf = (
  columns: readonly Column[],
  rows: AsyncIterable<readonly Element[]>,
  title: string,
  rowsOfSheet = mostRows,
): AsyncGenerator<Buffer> => zipOf(entriesOf(columns, rows, title, rowsOfSheet))

async function* entriesOf(
  columns: readonly Column[],
  rows: AsyncIterable<readonly Element[]>,
  title: string,
  rowsOfSheet: number,
): AsyncGenerator<Entry> {
  const feed = new Feed(rows)
  let sheets = 0
  try {
    do {
      sheets++
      yield { name: `xl/worksheets/sheet${sheets}.xml`, content: sheetOf(columns, feed, rowsOfSheet) }
    } while (await feed.hasMore())
  } finally {
    await feed.close()
  }
  const numbers = Array.from({ length: sheets }, (_, at) => at + 1)
  for (const [name, text] of Object.entries(frame(numbers, title))) {
    yield { name, content: whole(text) }
  }
}

async function* whole(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(declaration + text)
}

/** Row iterator that consecutive sheets read from. */
class Feed {
  readonly #rows: AsyncIterator<readonly Element[]>
  #held: readonly Element[] = []

  constructor(rows: AsyncIterable<readonly Element[]>) {
    this.#rows = rows[Symbol.asyncIterator]()
  }

  /** Returns at most `most` rows; empty at the end. */
  async take(most: number): Promise<readonly Element[]> {
    if (!(await this.hasMore())) return []
    const taken = this.#held.slice(0, most)
    this.#held = this.#held.slice(most)
    return taken
  }

  async hasMore(): Promise<boolean> {
    while (this.#held.length === 0) {
      const next = await this.#rows.next()
      if (next.done) return false
      this.#held = next.value
    }
    return true
  }

  async close(): Promise<void> {
    await this.#rows.return?.()
  }
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

async function* sheetOf(columns: readonly Column[], feed: Feed, most: number): AsyncGenerator<Buffer> {
  const widths = columns.map(({ type }, at) => {
    const width = type === 'varchar' ? 28 : 18
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
  })
  const head = `<row r="1">${cells(
    columns.map(({ label }) => [label, 'heading'] as const),
    1,
  )}</row>`
  yield Buffer.from(
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${head}`,
  )
  const kinds = columns.map(({ type }): Kind => type)
  let row = 1
  while (row < most) {
    const some = await feed.take(most - row)
    if (some.length === 0) break
    const lines = some.map((one) => {
      row++
      const values = columns.map(({ read }, at) => [read(one), kinds[at]!] as const)
      return `<row r="${row}">${cells(values, row)}</row>`
    })
    yield Buffer.from(lines.join(''))
  }
  yield Buffer.from('</sheetData></worksheet>')
}

/** Parts of the package besides the sheets. */
function frame(sheets: readonly number[], title: string): Record<string, string> {
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const part = (name: string, kind: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${types}.${kind}+xml"/>`
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/>`
  const nameOf = (sheet: number) => escaped(sheet === 1 ? title : `${title} (${sheet})`)
  return {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}${sheets.map((sheet) => part(`worksheets/sheet${sheet}`, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.map((sheet) => `<sheet name="${nameOf(sheet)}" sheetId="${sheet}" r:id="rId${sheet}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships">${sheets.map((sheet) => relation(`rId${sheet}`, 'worksheet', `worksheets/sheet${sheet}.xml`)).join('')}${relation(`rId${sheets.length + 1}`, 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': styleSheet(main),
  }
}
