import { TableTrouble } from './trouble.ts'

const largestSheet = 128 * 2 ** 20
const largestPart = 64 * 2 ** 20
const mostCells = 500
/** Limit of the format. */
const mostRows = 1_048_576

/** Reads a part of a workbook by name, up to a length; undefined when missing. */
export type ReadPart = (name: string, most: number) => string | undefined

/** Rows of the first sheet as text; dates as AAAA-MM-DD. */
export function* sheetRows(read: ReadPart): Generator<string[]> {
  const workbook = read('xl/workbook.xml', largestPart)
  if (workbook === undefined) throw new TableTrouble('o arquivo não é uma planilha XLSX.')
  const sheet = read(firstSheet(read, workbook), largestSheet)
  if (sheet === undefined) throw new TableTrouble('a planilha não tem folhas.')
  const texts = sharedTexts(read('xl/sharedStrings.xml', largestPart) ?? '')
  const dates = dateStyles(read('xl/styles.xml', largestPart) ?? '')
  // The epoch is 1904 only in workbooks that say so.
  const epoch = /\bdate1904="(?:1|true)"/.test(workbook) ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  let line = 0
  for (const { head, body } of elements(sheet, 'row')) {
    // Empty rows are left out of the file, but count as lines of the sheet.
    const before = Math.min(Number(attribute(head, 'r') ?? 0), mostRows) - 1
    for (; line < before; line++) yield []
    line++
    yield cellsOf(body, { texts, dates, epoch })
  }
}

interface Reading {
  texts: readonly string[]
  dates: ReadonlySet<number>
  /** Day zero, in milliseconds. */
  epoch: number
}

function firstSheet(read: ReadPart, workbook: string): string {
  const [first] = elements(workbook, 'sheet')
  const id = first && attribute(first.head, 'r:id')
  const relations = read('xl/_rels/workbook.xml.rels', largestPart) ?? ''
  const target = [...elements(relations, 'Relationship')].find(({ head }) => attribute(head, 'Id') === id)
  const path = target && attribute(target.head, 'Target')
  if (!path) throw new TableTrouble('a planilha não tem folhas.')
  return path.startsWith('/') ? path.slice(1) : `xl/${path}`
}

function cellsOf(row: string, reading: Reading): string[] {
  const cells: string[] = []
  for (const { head, body } of elements(row, 'c')) {
    const at = columnOf(attribute(head, 'r')) ?? cells.length
    if (at >= mostCells) throw new TableTrouble(`há mais de ${mostCells} colunas em uma linha.`)
    while (cells.length < at) cells.push('')
    cells[at] = shownIn(head, body, reading).trim()
  }
  return cells
}

/** `C7` is in column 2. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function shownIn(head: string, body: string, { texts, dates, epoch }: Reading): string {
  const type = attribute(head, 't')
  if (type === 'inlineStr') return textOf(body)
  const [inner] = elements(body, 'v')
  const raw = unescaped(inner?.body ?? '')
  if (type === 's') return texts[Number(raw)] ?? ''
  if (type === 'b') return raw === '1' ? 'S' : 'N'
  if (type !== undefined && type !== 'n') return raw
  if (raw === '' || !dates.has(Number(attribute(head, 's') ?? -1))) return raw
  const days = Math.floor(Number(raw))
  // Numbers beyond the year 9999 are no dates.
  if (!(days > 0 && days < 2_958_466)) return raw
  return new Date(epoch + days * 86_400_000).toISOString().slice(0, 10)
}

const sharedTexts = (xml: string) => [...elements(xml, 'si')].map(({ body }) => textOf(body))

const textOf = (xml: string) => [...elements(xml, 't')].map(({ body }) => unescaped(body)).join('')

/** Styles that show dates: those whose format contains a year or a day. */
function dateStyles(xml: string): Set<number> {
  const formats = new Map(
    [...elements(xml, 'numFmt')].map(({ head }) => [
      attribute(head, 'numFmtId'),
      unescaped(attribute(head, 'formatCode') ?? ''),
    ]),
  )
  const [styles] = elements(xml, 'cellXfs')
  const shows = (id: string | undefined) =>
    (Number(id) >= 14 && Number(id) <= 22) ||
    /[dy]/i.test((formats.get(id) ?? '').replace(/"[^"]*"|\[[^\]]*\]/g, ''))
  const used = [...elements(styles?.body ?? '', 'xf')].map(({ head }) => attribute(head, 'numFmtId'))
  return new Set(used.flatMap((id, at) => (shows(id) ? [at] : [])))
}

/** Elements with this name, which must not be nested. */
function* elements(xml: string, name: string): Generator<{ head: string; body: string }> {
  const open = new RegExp(`<${name}(?=[\\s/>])`, 'g')
  const close = `</${name}>`
  for (let found = open.exec(xml); found; found = open.exec(xml)) {
    const end = xml.indexOf('>', found.index)
    if (end < 0) return
    const head = xml.slice(found.index, end)
    if (head.endsWith('/')) {
      yield { head, body: '' }
      continue
    }
    const last = xml.indexOf(close, end)
    if (last < 0) return
    yield { head, body: xml.slice(end + 1, last) }
    open.lastIndex = last + close.length
  }
}

function attribute(head: string, name: string): string | undefined {
  const begin = head.indexOf(` ${name}="`)
  if (begin < 0) return undefined
  const from = begin + name.length + 3
  const to = head.indexOf('"', from)
  return to < 0 ? undefined : head.slice(from, to)
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|([a-z]{2,4}));/g, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
    if (code === undefined) return named[name] ?? whole
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
