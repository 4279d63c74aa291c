import type { Codes, Field } from './fields.ts'
import type { Told, Written } from './message.ts'
import type { InputShape } from './operation.ts'
import type { Shape } from './output.ts'

/** Types of values, derived from declarations without casts. */

/**
 * Value of a filled field; `T` is the type of free text. Decimals stay text: money is never a floating-point
 * number.
 */
export type ValueOf<F extends Field, T extends string = string> = F extends {
  kind: 'list'
  items: infer I extends InputShape
}
  ? readonly InputOf<I>[]
  : F extends { kind: 'texts' }
    ? readonly string[]
    : F extends { kind: 'numeric' }
      ? number
      : F extends { kind: 'flag' | 'boolean' }
        ? boolean
        : F extends { kind: 'code'; codes: { values: infer V; unknown: Codes['unknown'] } }
          ? `${keyof V & (string | number)}`
          : F extends { kind: 'varchar' }
            ? T
            : string

/**
 * `undefined` if the key was absent, `null` if it was sent empty; neither if the field is always required.
 */
export type InputOf<S extends InputShape> = {
  readonly [K in keyof S]: S[K] extends { fields: infer G extends InputShape }
    ? InputOf<G>
    : S[K] extends Field
      ? S[K] extends { required: true }
        ? // Another field may replace it.
          S[K] extends { unless: string }
          ? ValueOf<S[K], Written> | null | undefined
          : ValueOf<S[K], Written>
        : ValueOf<S[K], Written> | null | undefined
      : never
}

interface Leaves<T> {
  varchar: T
  numeric: number | null
  /** A number as the database writes it. */
  decimal: string | number | null
  date: string | null
  datetime: string | null
  boolean: boolean | null
}

/** Type of an answer of this shape; `T` is the type of texts, `P` of those of the platform. */
export type AnswerOf<S extends Shape, T = string, P = T> = {
  readonly [K in keyof S]: S[K] extends { type: 'object'; fields: infer G extends Shape }
    ? AnswerOf<G, T, P> | null
    : S[K] extends { type: 'list'; fields: infer G extends Shape }
      ? readonly AnswerOf<G, T, P>[]
      : S[K] extends { type: 'texts'; said: true }
        ? readonly P[]
        : S[K] extends { type: 'texts' }
          ? readonly T[]
          : S[K] extends { said: true }
            ? P
            : S[K] extends { type: infer L extends keyof Leaves<T> }
              ? Leaves<T>[L]
              : never
}

/** The same before it is rendered in the reader's language. */
export type ToldOf<S extends Shape> = AnswerOf<S, string | Told, Told | ''>
