import { TableTrouble } from './trouble.ts'

const longestCell = 20_000
const mostCells = 500
const separators = [';', ',', '\t'] as const
/** Characters searched for the end of the first line, which decides the separator. */
const longestHead = 2 ** 16

/**
 * Parses a CSV that arrives in pieces, with or without quotes. The separator is the most frequent one in the
 * first line that is not empty.
 */
export class CsvCutter {
  #head = ''
  #separator: string | undefined
  #row: string[] = []
  #cell = ''
  /** After a quote inside quotes, the next character decides whether it was escaped or the closing one. */
  #state: 'begin' | 'plain' | 'quoted' | 'quote' = 'begin'
  /** After a carriage return, a line feed belongs to the same line end. */
  #returned = false

  push(piece: string): string[][] {
    if (this.#separator !== undefined) return this.#cut(piece)
    this.#head += piece
    const end = this.#head.trimStart().search(/[\r\n]/)
    return end < 0 && this.#head.length < longestHead ? [] : this.#begin()
  }

  end(): string[][] {
    const rows = this.#separator === undefined ? this.#begin() : []
    if (this.#state === 'quoted') {
      throw new TableTrouble('o arquivo termina no meio de uma célula entre aspas.')
    }
    if (this.#state !== 'begin' || this.#row.length > 0) this.#endRow(rows)
    return rows
  }

  #begin(): string[][] {
    const text = this.#head.startsWith('\uFEFF') ? this.#head.slice(1) : this.#head
    const line = text.split(/[\r\n]/).find((one) => one.trim() !== '') ?? ''
    const times = (separator: string) => line.split(separator).length
    this.#separator = separators.reduce((best, one) => (times(one) > times(best) ? one : best))
    this.#head = ''
    return this.#cut(text)
  }

  #cut(text: string): string[][] {
    const rows: string[][] = []
    for (let at = 0; at < text.length; ) {
      at = this.#state === 'quoted' ? this.#quoted(text, at) : this.#outside(text, at, rows)
      if (this.#cell.length > longestCell) {
        throw new TableTrouble('há uma célula longa demais; o arquivo é mesmo um CSV?')
      }
    }
    return rows
  }

  #quoted(text: string, from: number): number {
    const quote = text.indexOf('"', from)
    this.#cell += text.slice(from, quote < 0 ? undefined : quote)
    if (quote < 0) return text.length
    this.#state = 'quote'
    return quote + 1
  }

  #outside(text: string, from: number, rows: string[][]): number {
    const character = text[from]!
    const returned = this.#returned
    this.#returned = character === '\r'
    if (character === '\n' && returned) return from + 1
    if (character === '"' && this.#state !== 'plain') {
      // Two quotes are an escaped one; a first one begins the cell.
      if (this.#state === 'quote') this.#cell += '"'
      this.#state = 'quoted'
    } else if (character === this.#separator) this.#endCell()
    else if (character === '\n' || character === '\r') this.#endRow(rows)
    else return this.#plain(text, from)
    return from + 1
  }

  #plain(text: string, from: number): number {
    let end = from
    while (end < text.length && text[end] !== this.#separator && text[end] !== '\n' && text[end] !== '\r')
      end++
    this.#cell += text.slice(from, end)
    this.#state = 'plain'
    return end
  }

  #endCell(): void {
    this.#row.push(this.#cell.trim())
    this.#cell = ''
    this.#state = 'begin'
    if (this.#row.length > mostCells) throw new TableTrouble(`há mais de ${mostCells} colunas em uma linha.`)
  }

  #endRow(rows: string[][]): void {
    this.#endCell()
    rows.push(this.#row)
    this.#row = []
  }
}

export async function* csvRows(pieces: AsyncIterable<string>): AsyncGenerator<string[]> {
  const cutter = new CsvCutter()
  for await (const piece of pieces) yield* cutter.push(piece)
  yield* cutter.end()
}
