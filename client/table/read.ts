import { csvRows } from './csv.ts'
import { type HeadedRow, headedRows } from './headed.ts'
import { kindOf, notText } from './signature.ts'
import { TableTrouble } from './trouble.ts'
import { sheetRows } from './xlsx.ts'
import { workbookParts } from './zip.ts'

export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le'

/** A table in memory. */
export interface WholeTable {
  encoding: Encoding
  rows: AsyncGenerator<HeadedRow>
}

/** Rows of a CSV or XLSX below the heading; the content decides which it is. */
export async function tableIn(bytes: Uint8Array<ArrayBuffer>): Promise<WholeTable> {
  if (bytes.length === 0) throw new TableTrouble('o arquivo está vazio.')
  const kind = kindOf(bytes)
  if (kind === 'xlsx') {
    return { encoding: 'utf-8', rows: headedRows(inTurn(sheetRows(await workbookParts(bytes)))) }
  }
  if (kind === 'text' && bytes.includes(0)) throw notText()
  const { text, encoding } = decoded(bytes, kind === 'utf-16le')
  return { encoding, rows: headedRows(csvRows(pieces(text))) }
}

async function* inTurn<T>(rows: Iterable<T>): AsyncGenerator<T> {
  yield* rows
}

/** Spreadsheets in Brazil often write Windows-1252 instead of UTF-8. */
function decoded(bytes: Uint8Array, utf16: boolean): { text: string; encoding: Encoding } {
  const as = (encoding: Encoding) => ({
    text: new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes),
    encoding,
  })
  if (utf16) return as('utf-16le')
  try {
    return as('utf-8')
  } catch {
    return as('windows-1252')
  }
}

const pieceLength = 2 ** 20

/** In pieces, so that a page can show progress. */
async function* pieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += pieceLength) {
    yield text.slice(at, at + pieceLength)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
