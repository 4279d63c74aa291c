import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import type { Outcome } from '../../client/batch.ts'

/** Columns added to each refused row. After correction, the file can be sent as it is. */
const reasonColumns = ['recusa_codigo', 'recusa_campo', 'recusa_mensagem'] as const

export const isRefusalColumn = (name: string): boolean => (reasonColumns as readonly string[]).includes(name)

/** Refused rows with their reasons, as CSV. */
export class RefusedFile {
  readonly #handle: number
  readonly #columns: readonly string[]

  constructor(path: string, columns: readonly string[]) {
    this.#columns = columns
    this.#handle = openSync(path, 'w', 0o600)
    this.#line([...columns, ...reasonColumns])
  }

  write(values: Readonly<Record<string, unknown>>, { OCORRENCIAS }: Outcome): void {
    const errors = OCORRENCIAS.filter(({ GRAVIDADE }) => GRAVIDADE === 'Erro')
    const joined = (key: 'CODIGO' | 'CAMPO' | 'MENSAGEM') => errors.map((one) => one[key]).join(' | ')
    this.#line([
      ...this.#columns.map((name) => written(values[name])),
      ...[joined('CODIGO'), joined('CAMPO'), joined('MENSAGEM')],
    ])
  }

  close(): void {
    fsyncSync(this.#handle)
    closeSync(this.#handle)
  }

  #line(cells: readonly string[]): void {
    const mark = this.#begun ? '' : '\uFEFF'
    this.#begun = true
    writeSync(this.#handle, `${mark}${cells.map(quoted).join(';')}\r\n`)
  }

  #begun = false
}

function written(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The value is unchanged except for quotes, so that the file can be sent again. */
const quoted = (text: string) => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
