import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Remittance } from '../../server/cnab/remittance.ts'
import { write } from '../../server/cnab/write.ts'

/** The bank's answer to one payment. */
export interface Answer {
  codes: string
  /** In cents; by default the requested amount. */
  amount?: number
  /** DDMMAAAA; by default the day of the payment. */
  date?: string
  movement?: string
  instruction?: string
  /** Columns 74-93, where the bank returns another number. */
  number?: string
}

export const put = (line: string, from: number, text: string): string =>
  line.slice(0, from - 1) + text + line.slice(from - 1 + text.length)

/** The lines of a bank's return for a file of ours, with an answer for each payment in order. */
export function linesOfReturn(remittance: Remittance, answers: readonly Answer[]): string[] {
  const lines = new TextDecoder().decode(write(remittance).conteudo).split('\r\n').slice(0, -1)
  const byCounter = new Map(remittance.pagamentos.map(({ contador }, at) => [contador, answers[at]!]))
  return lines.map((line, at) => {
    if (at === 0) return put(line, 143, '2')
    if (line[7] !== '3' || line[13] !== 'A') return line
    return answered(line, byCounter.get(Number(line.slice(73, 79)))!)
  })
}

/** A segment A of our file with the bank's answer. */
export function answered(line: string, answer: Answer): string {
  const { codes, amount, date = line.slice(93, 101), movement = '0', instruction = '00', number } = answer
  const asked = amount === undefined ? line.slice(119, 134) : String(amount).padStart(15, '0')
  const said = put(put(put(line, 15, movement + instruction), 155, date + asked), 231, codes.padEnd(10))
  return number === undefined ? said : put(said, 74, number.padEnd(20))
}

export const bytesOf = (lines: readonly string[], ending = '\r\n'): Uint8Array =>
  Buffer.from(lines.map((line) => line + ending).join(''), 'latin1')

export const sample = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'samples', name))
