import type { CommandOperation } from '../../catalogue/operation.ts'
import { say } from '../text/say.ts'
import { text } from '../text/text.ts'
import { columnOf, wordsFor } from './columns.ts'

type Told = Readonly<Record<string, unknown>>

/** What people are told once a command was done: that it was, and what it says came of it. What is not so is not told. */
export function outcomeOf(command: CommandOperation, answer: object): string {
  const { title, output, outcome } = command
  const told = (outcome?.tells ?? []).flatMap((name) => {
    const part = output[name]
    const value = (answer as Told)[name]
    if (!part || 'fields' in part || value === undefined || value === null || value === false) return []
    const column = columnOf(name, part)
    return [value === true ? `${column.label}.` : `${column.label}: ${wordsFor(column, value)}.`]
  })
  return [text.answer.done(say(title)), ...told].join(' ')
}

/** The filters under which a list has what a command made, from what it was told. */
export function listedBy({ outcome }: CommandOperation, input: Told): Record<string, string> | undefined {
  const names = outcome?.listedBy?.filter((name) => input[name] !== undefined) ?? []
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, String(input[name])])) : undefined
}

/** What an address tells a form. Only what is one word is told so. */
export function givenBy(input: CommandOperation['input'], search: Told): Record<string, string> {
  const plain = Object.entries(input).filter(
    ([, part]) => !('fields' in part) && !part.items && !part.guarded,
  )
  return Object.fromEntries(
    plain.flatMap(([name]) => {
      const value = search[name]
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )
}
