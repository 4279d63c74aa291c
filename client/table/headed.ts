import { TableTrouble } from './trouble.ts'

/** A row that is not empty: its line number, its cells, and the headings. */
export interface HeadedRow {
  number: number
  headings: readonly string[]
  cells: readonly string[]
}

/** Line numbers listed in the message; of more only the count is given. */
const mostNamed = 20

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell === '')

/**
 * Rows below the heading, which is the first row that is not empty. A cell beyond the last column means that
 * an unquoted separator shifted the row. Such a table throws at the end, with all its line numbers, so
 * consumers must read to the end before they act.
 */
export async function* headedRows(rows: AsyncIterable<readonly string[]>): AsyncGenerator<HeadedRow> {
  let headings: readonly string[] | undefined
  let number = 0
  let longer = 0
  const named: number[] = []
  for await (const cells of rows) {
    number++
    if (isEmpty(cells)) continue
    if (!headings) headings = cells
    else if (isEmpty(cells.slice(headings.length))) yield { number, headings, cells }
    else if (++longer <= mostNamed) named.push(number)
  }
  if (longer > 0) throw new TableTrouble(tooLong(named, longer - named.length))
}

function tooLong(lines: readonly number[], others: number): string {
  const hint = 'um texto que contém o separador vai entre aspas.'
  const than = 'mais células que a primeira linha do arquivo'
  if (lines.length === 1) return `a linha ${lines[0]} tem ${than}; ${hint}`
  const all = others > 0 ? [...lines, others === 1 ? 'outra' : `outras ${others}`] : lines
  return `as linhas ${all.slice(0, -1).join(', ')} e ${all.at(-1)} têm ${than}; ${hint}`
}
