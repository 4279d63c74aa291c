import type { Among } from '../../catalogue/fields.ts'
import type { FormField, Typed, TypedValue } from './controls.ts'
import { plainOf } from './mask.ts'
import { keyOf } from './prefill.ts'

/** What is known of a record that a form includes because its list lacks it. */
export interface Known {
  /** What was typed to find it. */
  words: string
  /** Name of the column that names its noun's records. */
  called: string
  only?: Among['only'] | undefined
  /** Values of fields of the form that asks for it, by the field of the record. */
  filled: Typed
}

/** First values of the form that includes the record. */
export function startingWith(fields: readonly FormField[], known: Known): Typed {
  return Object.fromEntries(
    fields.flatMap((field): [string, TypedValue][] => {
      const { name, control } = field
      if (control.kind === 'group') return [[name, startingWith(control.fields, known)]]
      const value = valueFor(field, known)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function valueFor({ name, control }: FormField, { words, called, only, filled }: Known) {
  if (filled[name] !== undefined) return filled[name]
  const key = keyOf(name)
  const fixed = [only?.[key] ?? []].flat()
  if ('options' in control) {
    const known = fixed.filter((one) => control.options.some(({ value }) => value === one))
    return control.kind === 'choices' ? (known.length > 0 ? known : undefined) : known[0]
  }
  if (control.kind !== 'line') return undefined
  const document = documentIn(words)
  if (document !== undefined) return ['documento', 'cpf', 'cnpj'].includes(key) ? document : undefined
  return key === called && words !== '' ? words : undefined
}

/** The words as a CPF or CNPJ, if they are one. */
function documentIn(words: string): string | undefined {
  const plain = plainOf('documento', words)
  return /^(\d{11}|[\dA-Z]{12}\d{2})$/.test(plain) ? plain : undefined
}

/** The words that name the included record in the form that asked for it. */
export function calledAfter(fields: readonly FormField[], told: object, called: string): string {
  const values = told as Readonly<Record<string, unknown>>
  for (const { name, control } of fields) {
    const value = values[name]
    if (control.kind === 'group' && value) {
      const found = calledAfter(control.fields, value, called)
      if (found) return found
    }
    if (keyOf(name) === called && value) return String(value)
  }
  return ''
}
