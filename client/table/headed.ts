import { TableTrouble } from './trouble.ts'

/** A row that says something: its line, its cells, and what stands above them. */
export interface HeadedRow {
  number: number
  headings: readonly string[]
  cells: readonly string[]
}

/** Lines that are named; of more it is said how many they are. */
const mostNamed = 20

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell === '')

/**
 * The rows below the first that says something, which is the heading. A cell beyond it is of no column: a text that holds the
 * separator was cut in two, and all behind it moved. Such a table is trouble, told when all its lines are known: whoever does
 * something with rows reads to the end first.
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
