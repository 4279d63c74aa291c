import type { Field } from '../../../catalogue/fields.ts'
import type { ModoConserto } from '../../../catalogue/management/causa/parts.ts'

/** What somebody wants done to a value. */
export interface Mending {
  modo: ModoConserto
  /** What all get. */
  valor: string
  /** What some get, by what was received. */
  trocas: ReadonlyMap<string, string>
}

/** Digits that the documents and codes of a kind have. */
const digits: Readonly<Partial<Record<Field['kind'], number>>> = { cep: 8, cpf: 11, cnpj: 14 }

/** A value as text, where it is one. */
export const textOf = (raw: unknown): string | undefined =>
  typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : undefined

/** The value after it was mended; nothing where that leaves it as it is, or has nothing to do with it. */
export function mended(field: Field, raw: unknown, { modo, valor, trocas }: Mending): string | undefined {
  const text = textOf(raw)
  if (modo === 'valor') return text === valor ? undefined : valor
  if (text === undefined) return undefined
  const after = changed(field, text, modo, trocas)
  return after === text ? undefined : after
}

function changed(
  { kind }: Field,
  text: string,
  modo: ModoConserto,
  trocas: ReadonlyMap<string, string>,
): string | undefined {
  switch (modo) {
    case 'pontuacao':
      return text.replace(/[^\p{L}\p{N}]/gu, '')
    case 'espacos':
      return text.trim().replace(/\s+/gu, ' ')
    case 'zeros':
      return /^\d+$/.test(text) ? text.padStart(digits[kind] ?? 0, '0') : undefined
    case 'vazio':
      return ''
    case 'trocar':
      return trocas.get(text)
    default:
      return undefined
  }
}
