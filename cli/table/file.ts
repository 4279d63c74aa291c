import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import type { Encoding } from '../../client/table/read.ts'
import { kindOf, notText } from '../../client/table/signature.ts'
import { UsageError } from '../errors.ts'
import { sizeOf, unreadable } from '../unreadable.ts'

/** Properties of a file, found by reading all its bytes. */
export interface Inspected {
  path: string
  bytes: number
  /** SHA-256 of the content. */
  digest: string
  kind: 'text' | 'xlsx'
  encoding: Encoding
}

/** A workbook is held in memory as a whole; text is streamed. */
const largestWorkbook = 100 * 2 ** 20

export async function inspect(path: string): Promise<Inspected> {
  const bytes = sizeOf(path)
  const hash = createHash('sha256')
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let kind: ReturnType<typeof kindOf> | undefined
  let encoding: Encoding = 'utf-8'
  let hasZero = false
  for await (const block of bytesOf(path)) {
    kind ??= kindOf(block)
    hash.update(block)
    hasZero ||= block.includes(0)
    if (encoding === 'utf-8' && !decodes(utf8, block, true)) encoding = 'windows-1252'
  }
  if (encoding === 'utf-8' && !decodes(utf8, Buffer.alloc(0), false)) encoding = 'windows-1252'
  const digest = hash.digest('hex')
  if (kind === 'xlsx') return { path, bytes, digest, kind, encoding: 'utf-8' }
  if (/\.(xlsx|xls|ods)$/i.test(path)) {
    throw new UsageError(`o nome ${path} é de uma planilha, mas o conteúdo não; grave-a como XLSX ou CSV.`)
  }
  if (kind === 'utf-16le') return { path, bytes, digest, kind: 'text', encoding: 'utf-16le' }
  if (hasZero) throw notText()
  return { path, bytes, digest, kind: 'text', encoding }
}

function decodes(decoder: TextDecoder, block: Uint8Array, stream: boolean): boolean {
  try {
    decoder.decode(block, { stream })
    return true
  } catch {
    return false
  }
}

async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  try {
    for await (const block of createReadStream(path)) yield block as Buffer
  } catch (error) {
    throw (error as NodeJS.ErrnoException).syscall ? unreadable(path, error) : error
  }
}

/** The text of a file, in pieces. Throws at the end when the file changed since it was inspected. */
export async function* textOf({ path, digest, encoding }: Inspected): AsyncGenerator<string> {
  const hash = createHash('sha256')
  // Spreadsheets in Brazil often write Windows-1252 instead of UTF-8.
  const decoder = new TextDecoder(encoding)
  for await (const block of bytesOf(path)) {
    hash.update(block)
    yield decoder.decode(block, { stream: true })
  }
  yield decoder.decode()
  if (hash.digest('hex') !== digest) throw new UsageError(`o arquivo ${path} mudou enquanto era lido.`)
}

export function workbookOf({ path, bytes }: Inspected): Uint8Array<ArrayBuffer> {
  if (bytes > largestWorkbook) {
    throw new UsageError(`o arquivo ${path} tem mais de ${largestWorkbook / 2 ** 20} MB; divida-o.`)
  }
  return readFileSync(path)
}
