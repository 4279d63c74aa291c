import { type Meaning, occurrenceOf } from './occurrences.ts'
import type { BankCode } from './remittance.ts'

/** Result of a payment in a return. `Conferir` needs a person. */
export const outcomes = ['Pago', 'Cancelado', 'Devolvido', 'Recusado', 'Agendado', 'Conferir'] as const
export type Outcome = (typeof outcomes)[number]

/** Movement and instruction of a payment that the clearing returned. */
const sentBack = { movimento: '3', instrucao: '33' } as const

/** Only the codes decide: refused payments have a real date and amount too. */
export function outcomeOf(
  bank: BankCode,
  codes: readonly string[],
  { movimento, instrucao }: { movimento: string; instrucao: string },
): Outcome {
  const meanings = new Set<Meaning | undefined>(codes.map((code) => occurrenceOf(bank, code)?.meaning))
  const returned = movimento === sentBack.movimento && instrucao === sentBack.instrucao
  // A row that is both returned and paid contradicts itself, and a wrong Pago is the worst error.
  if (meanings.has('paga')) return returned ? 'Conferir' : 'Pago'
  if (meanings.has('cancela')) return 'Cancelado'
  if (meanings.has('devolve') || returned) return 'Devolvido'
  if (meanings.has('recusa')) return 'Recusado'
  return meanings.has('agenda') ? 'Agendado' : 'Conferir'
}

/** Codes of columns 231-240. A truncated code matches no known one. */
export const codesOf = (field: string): string[] =>
  (field.match(/.{2}/g) ?? []).map((code) => code.trim()).filter((code) => code !== '')
