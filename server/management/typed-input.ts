import type { Field } from '../../catalogue/fields.ts'
import type { InputShape } from '../../catalogue/operation.ts'
import type { InputOf } from '../../catalogue/typed.ts'
import type { Input } from '../operations/read-input.ts'

/** What was read, as the values that its declaration says. */
export function typedInput<S extends InputShape>(shape: S, input: Input): InputOf<S> {
  const typed = Object.entries(shape).map(([name, part]) => {
    const value = input[name]
    if ('fields' in part) return [name, typedInput(part.fields, value as Input)]
    return [name, typedValue(part, value as string | null | undefined)]
  })
  return Object.fromEntries(typed) as InputOf<S>
}

function typedValue(field: Field, value: string | null | undefined): unknown {
  if (value === null || value === undefined) return value
  switch (field.kind) {
    case 'numeric':
      return Number(value)
    case 'flag':
      return value === 'S'
    case 'boolean':
      return value === 'true'
    case 'texts':
      return JSON.parse(value)
    case 'list':
      return (JSON.parse(value) as Input[]).map((item) => typedInput(field.items!, item))
    default:
      return value
  }
}
