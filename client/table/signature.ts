import { TableTrouble } from './trouble.ts'

/** Kinds of files that are read. */
type Kind = 'text' | 'xlsx' | 'utf-16le'
type Found = { kind: Kind } | { trouble: string }

// First bytes of files.
const signatures: readonly (readonly [readonly number[], Found])[] = [
  [[0x50, 0x4b, 0x03, 0x04], { kind: 'xlsx' }],
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    { trouble: 'o arquivo é uma planilha do formato antigo, ou com senha; grave-a como XLSX ou CSV.' },
  ],
  [[0x25, 0x50, 0x44, 0x46], { trouble: 'o arquivo é um PDF, e não uma planilha; use XLSX ou CSV.' }],
  [[0xff, 0xfe], { kind: 'utf-16le' }],
  [
    [0xfe, 0xff],
    { trouble: 'o texto do arquivo está em UTF-16 (big-endian), que não é lido; grave-o em UTF-8.' },
  ],
]

/** The kind of a file by its first bytes. Throws for kinds that are not read. */
export function kindOf(begin: Uint8Array): Kind {
  const [, found = { kind: 'text' }] =
    signatures.find(([bytes]) => bytes.every((byte, at) => begin[at] === byte)) ?? []
  if ('trouble' in found) throw new TableTrouble(found.trouble)
  return found.kind
}

/** A text has no zero bytes, unless it is UTF-16. */
export const notText = (): TableTrouble =>
  new TableTrouble('o arquivo não é um texto nem uma planilha XLSX; grave-o como XLSX ou como CSV em UTF-8.')
