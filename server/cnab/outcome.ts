import { type Meaning, occurrenceOf } from './occurrences.ts'
import type { BankCode } from './remittance.ts'

/** What a return says became of a payment. `Conferir`: nothing that we may act on, a person looks. */
export const outcomes = ['Pago', 'Cancelado', 'Devolvido', 'Recusado', 'Agendado', 'Conferir'] as const
export type Outcome = (typeof outcomes)[number]

/** Movement and instruction of what the clearing sent back. */
const sentBack = { movimento: '3', instrucao: '33' } as const

/** Only codes decide: refused payments carry a real date and amount too. */
export function outcomeOf(
  bank: BankCode,
  codes: readonly string[],
  { movimento, instrucao }: { movimento: string; instrucao: string },
): Outcome {
  const meanings = new Set<Meaning | undefined>(codes.map((code) => occurrenceOf(bank, code)?.meaning))
  const returned = movimento === sentBack.movimento && instrucao === sentBack.instrucao
  // A payment sent back and paid in one row contradicts itself, and a wrong Pago is the worst mistake.
  if (meanings.has('paga')) return returned ? 'Conferir' : 'Pago'
  if (meanings.has('cancela')) return 'Cancelado'
  if (meanings.has('devolve') || returned) return 'Devolvido'
  if (meanings.has('recusa')) return 'Recusado'
  return meanings.has('agenda') ? 'Agendado' : 'Conferir'
}

/** The codes of columns 231-240; one that was cut in half is no code that anybody knows. */
export const codesOf = (field: string): string[] =>
  (field.match(/.{2}/g) ?? []).map((code) => code.trim()).filter((code) => code !== '')
