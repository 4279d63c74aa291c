import type { CommandOperation, InputShape } from '../../catalogue/operation.ts'
import { say } from '../text/say.ts'
import { text } from '../text/text.ts'
import { columnOf, wordsFor } from './columns.ts'
import type { Typed } from './controls.ts'

type Told = Readonly<Record<string, unknown>>

/**
 * Message after a command: that it was done, and the values it declares in `outcome`. Empty values are left
 * out.
 */
export const outcomeOf = (command: CommandOperation, answer: object): string =>
  [text.answer.done(say(command.title)), ...tellsOf(command, answer)].join(' ')

/** The values that a command declares in `outcome`, each as a sentence. */
export const tellsOf = ({ output, outcome }: CommandOperation, answer: object): string[] =>
  (outcome?.tells ?? []).flatMap((name) => {
    const part = output[name]
    const value = (answer as Told)[name]
    if (!part || 'fields' in part || value === undefined || value === null || value === false || value === '')
      return []
    const column = columnOf(name, part)
    return [value === true ? `${column.label}.` : `${column.label}: ${wordsFor(column, value)}.`]
  })

/** What the answer to a command for records says besides their outcomes. */
export const besidesOutcomes = (answer: object): object => {
  const { simulado, resultados, ...more } = answer as Told
  return more
}

/** Answers to parts of one command together: their lists follow each other. */
export const joined = (one: object, other: object): object =>
  Object.fromEntries(
    Object.entries({ ...one, ...other }).map(([name, value]) => {
      const before = (one as Told)[name]
      return [name, Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value]
    }),
  )

/** Filters of the list that shows the result of a command, taken from its input. */
export function listedBy({ outcome }: CommandOperation, input: Told): Record<string, string> | undefined {
  const names = outcome?.listedBy?.filter((name) => input[name] !== undefined) ?? []
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, String(input[name])])) : undefined
}

/** Initial values of a form, from the address. Guarded fields are never taken from there. */
export function givenBy(input: InputShape, search: Told): Typed {
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, part]) => {
      if ('fields' in part || part.guarded) return []
      const value = part.items ? rowsOf(part.items, search[name]) : search[name]
      return (typeof value === 'string' && value !== '') || Array.isArray(value) ? [[name, value]] : []
    }),
  )
}

/** Rows of a list. Forms hold numbers as text. */
function rowsOf(items: InputShape, told: unknown): Typed[] | undefined {
  if (told === undefined) return undefined
  const rows = [told]
    .flat()
    .map(rowOf)
    .filter((one): one is Told => typeof one === 'object' && one !== null)
    .map((one) => {
      const words = Object.entries(one).map(([name, value]) => [
        name,
        typeof value === 'number' ? String(value) : value,
      ])
      return givenBy(items, Object.fromEntries(words))
    })
    .filter((row) => Object.keys(row).length > 0)
  return rows.length > 0 ? rows : undefined
}

/** A row from an address; undefined if it is not valid. */
function rowOf(told: unknown): unknown {
  if (typeof told !== 'string') return told
  try {
    return JSON.parse(told)
  } catch {
    return undefined
  }
}
