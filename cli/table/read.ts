import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { UsageError } from '../errors.ts'
import { csvRows } from './csv.ts'
import { xlsxRows } from './xlsx.ts'

const largest = 100 * 2 ** 20

/** A table that somebody keeps in a file. */
export interface Table {
  /** By which the same content is known again. */
  digest: string
  rows: Iterable<string[]>
}

/** Reads a CSV or XLSX file; which one it is, the content says. */
export function readTable(path: string): Table {
  const bytes = contentOf(path)
  const digest = hash('sha256', bytes, 'hex')
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') return { digest, rows: xlsxRows(bytes) }
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0') {
    throw new UsageError(
      'o arquivo é uma planilha do formato antigo, ou com senha; grave-a como XLSX ou CSV.',
    )
  }
  if (bytes.includes(0)) throw new UsageError('o arquivo não é um CSV nem uma planilha XLSX.')
  return { digest, rows: csvRows(textIn(bytes)) }
}

function contentOf(path: string): Buffer {
  try {
    const { size } = statSync(path)
    if (size === 0) throw new UsageError(`o arquivo ${path} está vazio.`)
    if (size > largest) {
      throw new UsageError(`o arquivo ${path} tem mais de ${largest / 2 ** 20} MB; divida-o.`)
    }
    return readFileSync(path)
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`o arquivo ${path} não pôde ser lido.`)
  }
}

/** Spreadsheets in Brazil still write the letters of Windows where they do not write those of everybody. */
function textIn(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
