import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import type { importaContratos } from '../../catalogue/management/contrato/importa-contratos.ts'
import type { AnswerOf } from '../../catalogue/typed.ts'

export type Line = AnswerOf<(typeof importaContratos)['output']['linhas']['fields']>

const columns = ['linha', 'aceito', 'contrato', 'situação', 'código', 'campo', 'mensagem'] as const

/** Outcome of each row, in a CSV next to the source file. */
export class OutcomeFile {
  readonly path: string
  readonly #handle: number

  constructor(source: string) {
    const name = `${basename(source, extname(source))}.resultado.csv`
    this.path = join(dirname(source), name)
    this.#handle = openSync(this.path, 'w')
    writeSync(this.#handle, `\uFEFF${columns.join(';')}\r\n`)
  }

  write(row: number, line: Line): void {
    const { aceito, contrato, situacao, codigo, campo, mensagem, achados } = line
    // The rule's findings explain more than the refusal itself.
    const said = [mensagem, ...achados.map((one) => one.mensagem)].filter((text) => text !== '')
    const cells = [row, aceito ? 'S' : 'N', contrato ?? '', situacao, codigo, campo, said.join(' ')]
    writeSync(this.#handle, `${cells.map(cell).join(';')}\r\n`)
  }

  close(): void {
    fsyncSync(this.#handle)
    closeSync(this.#handle)
  }
}

/** Quotes a cell and neutralises spreadsheet formulas. */
function cell(value: string | number): string {
  const text = String(value)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
