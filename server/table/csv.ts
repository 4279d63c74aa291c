import type { Column, Element } from './columns.ts'

/** The format that spreadsheets in Brazil expect: byte order mark, semicolons, decimal comma. */
export async function* csvOf(
  columns: readonly Column[],
  rows: AsyncIterable<readonly Element[]>,
): AsyncGenerator<Buffer> {
  let before = `\ufeff${columns.map(({ label }) => quoted(label)).join(';')}\r\n`
  for await (const some of rows) {
    yield Buffer.from(before + some.map((row) => lineOf(columns, row)).join(''))
    before = ''
  }
  if (before) yield Buffer.from(before)
}

const lineOf = (columns: readonly Column[], row: Element): string =>
  `${columns.map((column) => cellOf(column, row)).join(';')}\r\n`

function cellOf({ type, read }: Column, row: Element): string {
  const value = read(row)
  if (value === null) return ''
  const text = String(value)
  switch (type) {
    case 'date':
      return brazilian(text)
    case 'datetime':
      return `${brazilian(text.slice(0, 10))} ${text.slice(11)}`
    case 'decimal':
      return text.replace('.', ',')
    case 'numeric':
      return text
    case 'boolean':
      return value ? 'Sim' : 'Não'
    case 'varchar':
      return quoted(defused(text))
  }
}

const brazilian = (day: string) => day.split('-').toReversed().join('/')

/** Prefixes a text that a spreadsheet would run as a formula. */
const defused = (text: string) => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text)

const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
