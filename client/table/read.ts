import { csvRows } from './csv.ts'
import { TableTrouble } from './trouble.ts'
import { sheetRows } from './xlsx.ts'
import { workbookParts } from './zip.ts'

/** The rows of a CSV or XLSX that is at hand whole; which one it is, the content says. */
export async function* tableRows(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<string[]> {
  const begins = (...signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte)
  if (bytes.length === 0) throw new TableTrouble('o arquivo está vazio.')
  if (begins(0x50, 0x4b, 0x03, 0x04)) return yield* sheetRows(await workbookParts(bytes))
  if (begins(0xd0, 0xcf, 0x11, 0xe0))
    throw new TableTrouble(
      'o arquivo é uma planilha do formato antigo, ou com senha; grave-a como XLSX ou CSV.',
    )
  if (!begins(0xff, 0xfe) && bytes.includes(0))
    throw new TableTrouble('o arquivo não é um texto nem uma planilha XLSX.')
  yield* csvRows(pieces(decoded(bytes, begins(0xff, 0xfe))))
}

/** Spreadsheets in Brazil still write the letters of Windows where they do not write those of everybody. */
function decoded(bytes: Uint8Array, utf16: boolean): string {
  if (utf16) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const pieceLength = 2 ** 20

/** Piece by piece, so that a page can show that it goes on. */
async function* pieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += pieceLength) {
    yield text.slice(at, at + pieceLength)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
