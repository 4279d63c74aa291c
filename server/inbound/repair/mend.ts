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

/** A value as people are shown it; what is absent is empty to them. */
export const shownOf = (raw: unknown): string =>
  raw === undefined || raw === null ? '' : typeof raw === 'object' ? JSON.stringify(raw) : String(raw)

/** The value after it was mended; nothing where that leaves it as it is, or has nothing to do with it. */
export function mended(field: Field, raw: unknown, { modo, valor, trocas }: Mending): string | undefined {
  const text = textOf(raw)
  if (modo === 'valor') return text === valor ? undefined : valor
  // By what people were shown, so that also what is absent can be told.
  if (modo === 'trocar') return other(trocas.get(shownOf(raw)), shownOf(raw))
  return text === undefined ? undefined : other(changed(field, text, modo), text)
}

const other = (after: string | undefined, text: string) => (after === text ? undefined : after)

/** What tidies a value takes none away: where nothing would be left of it, it has nothing to do with it. */
function changed({ kind }: Field, text: string, modo: ModoConserto): string | undefined {
  switch (modo) {
    case 'pontuacao':
      return text.replace(/[^\p{L}\p{N}]/gu, '') || undefined
    case 'espacos':
      return text.trim().replace(/\s+/gu, ' ') || undefined
    case 'zeros':
      return /^\d+$/.test(text) ? text.padStart(digits[kind] ?? 0, '0') : undefined
    case 'vazio':
    case 'omitir':
      return ''
    default:
      return undefined
  }
}
