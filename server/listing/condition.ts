import { type Reach, withinSql } from '../domain/machine/reach.ts'
import { literal } from '../query/place.ts'
import type { Tables } from '../store/schema.ts'
import type { Word } from '../values/search.ts'

/** A condition in SQL. Whatever a caller sent stands in it as a literal, because only this file makes one. */
export class Condition {
  readonly text: string
  /** Sets of numbers in it that may be looked up first: a short list of them is found by an index. */
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

  /** The rows whose number, in a column, is one of those that a statement finds. */
  static oneOf(column: string, found: Condition): Condition {
    return new Condition(`${column} in (${found.text})`, [found.text])
  }

  /** The same where one of its sets is known. */
  knowing(set: string, numbers: readonly number[]): Condition {
    const list = numbers.length === 0 ? 'null' : numbers.join(', ')
    return new Condition(
      this.text.replaceAll(set, list),
      this.sets.filter((one) => one !== set),
    )
  }
}

/** A column or an expression of ours, in the place of a value. */
class Expression {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | readonly string[] | readonly number[] | Condition | Expression

export const { where, oneOf } = Condition
/** A column or an expression of ours inside a condition. */
export const named = (text: string) => new Expression(text)

function written(value: Value | undefined): string {
  if (value === undefined) return ''
  if (value instanceof Condition || value instanceof Expression) return value.text
  if (typeof value === 'string') return literal(value)
  if (typeof value === 'number') return literal(String(value))
  return `(${value.length === 0 ? 'null' : value.map(written).join(', ')})`
}

/** Conditions on one column of the base. */
export const equal = (column: string) => (value: string | number) => where`${named(column)} = ${value}`
export const among = (column: string) => (values: readonly string[]) => where`${named(column)} in ${values}`
export const notBefore = (column: string) => (day: string) => where`${named(column)} >= ${day}::date`
export const notAfter = (column: string) => (day: string) => where`${named(column)} <= ${day}::date`

/** The rows that somebody may know of. */
export const reached = (table: keyof Tables, alias: string, reach: Reach) =>
  where`${named(withinSql(table, alias, reach))}`

export const ofRows = (id: string, rows: readonly number[]) => where`${named(id)} in ${rows}`

/**
 * Whether one of some expressions holds a text in which letters of several forms stand as sets. They are looked into
 * together: to begin costs more than to read on, and no word goes over the end of a line.
 */
export const matching = ({ pattern, figured, digits }: Word): Holds =>
  Object.assign(
    (...expressions: readonly string[]) => where`${named(togetherOf(expressions))} ~ ${pattern}`,
    { figured, digits },
  )

export const anyOf = (conditions: readonly Condition[]): Condition =>
  where`(${conditions.reduce((all, one) => where`${all} or ${one}`)})`

/** What looks for a word of a search, and what is known of the word: what only has numbers need not be looked into for others. */
export interface Holds extends Pick<Word, 'figured' | 'digits'> {
  (...expressions: readonly string[]): Condition
}

const togetherOf = (expressions: readonly string[]) =>
  expressions.length === 1
    ? expressions[0]!
    : `(${expressions.map((one) => `coalesce(${one}, '')`).join(` || E'\\n' || `)})`
