import { operations } from '../../catalogue/index.ts'
import type { Group, Operation } from '../../catalogue/operation.ts'
import type { Output, Shape } from '../../catalogue/output.ts'

/** A field of an answer with an enumeration of values. */
export interface Enumerated {
  group: Group
  /** Operation and path, as in `RetornaDadosContratos pendencias[].pendenciaTipo`. */
  name: string
  values: readonly string[]
  /** The values that only data of earlier versions have. */
  inherited: readonly string[]
}

type Json = Readonly<Record<string, unknown>>

const all: readonly Operation[] = operations

/** The shapes that an operation answers, with the suffix that tells them apart in a name. */
export function answersOf(operation: Operation): [string, Shape][] {
  if (operation.family === 'query') {
    const formats = Object.entries(operation.formats ?? {})
    return [
      [operation.id, operation.element],
      ...formats.map(([format, shape]): [string, Shape] => [`${operation.id} (${format})`, shape]),
    ]
  }
  return 'output' in operation && operation.output ? [[operation.id, operation.output]] : []
}

const under = (path: string, key: string) => (/\)$|^\S+$/.test(path) ? `${path} ${key}` : `${path}.${key}`)

export const enumerated: readonly Enumerated[] = all.flatMap((operation) =>
  answersOf(operation)
    .flatMap(([name, shape]) => enumeratedIn(shape, name))
    .map((one) => ({ ...one, group: operation.group })),
)

function enumeratedIn(shape: Shape, path: string): Omit<Enumerated, 'group'>[] {
  return Object.entries(shape).flatMap(([key, output]) => {
    const name = under(path, key)
    if ('fields' in output) return enumeratedIn(output.fields, output.type === 'list' ? `${name}[]` : name)
    const inherited = 'inherited' in output ? Object.keys(output.inherited ?? {}) : []
    return output.values ? [{ name, values: output.values, inherited }] : []
  })
}

/** Collects the values that answers had. */
export class Answered {
  readonly #seen = new Map<string, Set<string>>()

  /** Records the values of an answer of this shape. */
  note(name: string, shape: Shape, answer: unknown): void {
    if (typeof answer !== 'object' || answer === null) return
    for (const [key, output] of Object.entries(shape))
      this.#noteOne(under(name, key), output, (answer as Json)[key])
  }

  #noteOne(name: string, output: Output, value: unknown): void {
    if (output.type === 'list') {
      for (const one of Array.isArray(value) ? value : []) this.note(`${name}[]`, output.fields, one)
    } else if (output.type === 'object') this.note(name, output.fields, value)
    else if (output.values) {
      const seen = this.#seen.getOrInsertComputed(name, () => new Set())
      for (const one of Array.isArray(value) ? value : [value]) if (typeof one === 'string') seen.add(one)
    }
  }

  /** Enumerated values that no answer of some groups had, in the order of the reference. */
  missing(isOf: (group: Group) => boolean): string[] {
    const asked = enumerated.filter(({ group }) => isOf(group))
    return asked.flatMap(({ name, values, inherited }) =>
      values
        .filter((value) => !inherited.includes(value) && !this.#seen.get(name)?.has(value))
        .map((value) => `${name}: ${value}`),
    )
  }

  /** Values that answers had but the enumeration lacks. */
  unlisted(): string[] {
    const listed = new Map(enumerated.map(({ name, values }) => [name, new Set([...values, ''])]))
    return [...this.#seen].flatMap(([name, seen]) =>
      [...seen].filter((value) => !listed.get(name)?.has(value)).map((value) => `${name}: ${value}`),
    )
  }
}
