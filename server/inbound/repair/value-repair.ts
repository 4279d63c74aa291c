import type { Field } from '../../../catalogue/fields.ts'
import type { ModoConserto } from '../../../catalogue/management/causa/parts.ts'

/** A repair of a value. */
export interface ValueRepair {
  modo: ModoConserto
  /** Value for all records. */
  valor: string
  /** New values by received value. */
  trocas: ReadonlyMap<string, string>
}

/** Fixed length of documents and codes, by kind. */
const digits: Readonly<Partial<Record<Field['kind'], number>>> = { cep: 8, cpf: 11, cnpj: 14 }

export const textOf = (raw: unknown): string | undefined =>
  typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : undefined

/** Value as displayed; absent values are empty. */
export const shownOf = (raw: unknown): string =>
  raw === undefined || raw === null ? '' : typeof raw === 'object' ? JSON.stringify(raw) : String(raw)

/** The repaired value; undefined if it does not change or the repair does not apply. */
export function repaired(
  field: Field,
  raw: unknown,
  { modo, valor, trocas }: ValueRepair,
): string | undefined {
  const text = textOf(raw)
  if (modo === 'valor') return text === valor ? undefined : valor
  // Compares displayed values, so that an absent one can be replaced too.
  if (modo === 'trocar') return other(trocas.get(shownOf(raw)), shownOf(raw))
  return text === undefined ? undefined : other(changed(field, text, modo), text)
}

const other = (after: string | undefined, text: string) => (after === text ? undefined : after)

/** A repair that would leave nothing of a value does not apply. */
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
