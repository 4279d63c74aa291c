import { type Reach, withinSql } from '../domain/machine/reach.ts'
import { literal } from '../query/place.ts'
import type { Tables } from '../store/schema.ts'
import type { Word } from '../values/search.ts'

/** SQL condition. Only this file creates one, so every value from a caller is written as a literal. */
export class Condition {
  readonly text: string
  /** Subqueries for ids that may run first: a short list of ids can use an index. */
  readonly sets: readonly string[]
  private constructor(text: string, sets: readonly string[]) {
    this.text = text
    this.sets = sets
  }

  static where(strings: TemplateStringsArray, ...values: readonly Value[]): Condition {
    const text = strings.map((text, index) => text + written(values[index])).join('')
    return new Condition(
      text,
      values.flatMap((value) => (value instanceof Condition ? value.sets : [])),
    )
  }

  /** Remembers the subquery, so that `knowing` can replace it by the ids that it returned. */
  static oneOf(column: string, found: Condition): Condition {
    return new Condition(`${column} in (${found.text})`, [found.text])
  }

  /** Replaces a subquery by the ids it returned. */
  knowing(set: string, numbers: readonly number[]): Condition {
    const list = numbers.length === 0 ? 'null' : numbers.join(', ')
    return new Condition(
      this.text.replaceAll(set, list),
      this.sets.filter((one) => one !== set),
    )
  }
}

/** SQL from our own code, inserted without quoting. */
class Expression {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | readonly string[] | readonly number[] | Condition | Expression

export const { where, oneOf } = Condition
/** Inserts a column or expression of our own code without quoting. */
export const named = (text: string) => new Expression(text)

function written(value: Value | undefined): string {
  if (value === undefined) return ''
  if (value instanceof Condition || value instanceof Expression) return value.text
  if (typeof value === 'string') return literal(value)
  if (typeof value === 'number') return literal(String(value))
  return `(${value.length === 0 ? 'null' : value.map(written).join(', ')})`
}

export const equal = (column: string) => (value: string | number) => where`${named(column)} = ${value}`
export const among = (column: string) => (values: readonly string[]) => where`${named(column)} in ${values}`
export const notBefore = (column: string) => (day: string) => where`${named(column)} >= ${day}::date`
export const notAfter = (column: string) => (day: string) => where`${named(column)} <= ${day}::date`

/** Rows within the caller's reach. */
export const reached = (table: keyof Tables, alias: string, reach: Reach) =>
  where`${named(withinSql(table, alias, reach))}`

export const ofRows = (id: string, rows: readonly number[]) => where`${named(id)} in ${rows}`

/**
 * Whether one of the expressions matches the word. They are joined by line breaks into one text, because one
 * match on a longer text costs less than several; a word never matches across a line break.
 */
export const matching = ({ pattern, figured, digits }: Word): Holds =>
  Object.assign(
    (...expressions: readonly string[]) => where`${named(togetherOf(expressions))} ~ ${pattern}`,
    { figured, digits },
  )

export const anyOf = (conditions: readonly Condition[]): Condition =>
  where`(${conditions.reduce((all, one) => where`${all} or ${one}`)})`

/**
 * Builds the condition for one word of a search. `figured` and `digits` let sources skip columns that hold
 * only numbers.
 */
export interface Holds extends Pick<Word, 'figured' | 'digits'> {
  (...expressions: readonly string[]): Condition
}

const togetherOf = (expressions: readonly string[]) =>
  expressions.length === 1
    ? expressions[0]!
    : `(${expressions.map((one) => `coalesce(${one}, '')`).join(` || E'\\n' || `)})`
