import { UsageError } from '../errors.ts'

const longestCell = 20_000
const mostCells = 500
const separators = [';', ',', '\t'] as const

/** The rows of a CSV, one after the other: cells in quotes or without, separated by what the first line has most of. */
export function* csvRows(text: string): Generator<string[]> {
  const begin = text.startsWith('\uFEFF') ? 1 : 0
  const separator = separatorOf(text, begin)
  let row: string[] = []
  for (let at = begin; at < text.length; ) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, separator)
    row.push(cell.trim())
    if (cell.length > longestCell)
      throw new UsageError('há uma célula longa demais; o arquivo é mesmo um CSV?')
    if (row.length > mostCells) throw new UsageError(`há mais de ${mostCells} colunas em uma linha.`)
    if (text[end] === separator) {
      at = end + 1
      // A separator at the very end leaves an empty cell behind it.
      if (at < text.length) continue
      row.push('')
    } else at = text.startsWith('\r\n', end) ? end + 2 : end + 1
    yield row
    row = []
  }
}

interface Cell {
  cell: string
  /** Where the separator or the end of the line stands. */
  end: number
}

function plainCell(text: string, from: number, separator: string): Cell {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++
  return { cell: text.slice(from, end), end }
}

/** Within quotes everything stands for itself, and two of them for one. */
function quotedCell(text: string, from: number): Cell {
  let cell = ''
  for (let at = from + 1; ; ) {
    const quote = text.indexOf('"', at)
    if (quote < 0) throw new UsageError('o arquivo termina no meio de uma célula entre aspas.')
    cell += text.slice(at, quote)
    if (text[quote + 1] !== '"') return { cell, end: quote + 1 }
    cell += '"'
    at = quote + 2
  }
}

function separatorOf(text: string, from: number): string {
  const end = text.indexOf('\n', from)
  const line = text.slice(from, end < 0 ? undefined : end)
  const times = (separator: string) => line.split(separator).length
  return separators.reduce((best, one) => (times(one) > times(best) ? one : best))
}
