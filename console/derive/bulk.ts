import type { CommandOperation } from '../../catalogue/operation.ts'
import { valueAt } from './columns.ts'
import { type FormField, formOf } from './controls.ts'
import { bulkOf, type Noun } from './noun.ts'

/** Commands for which at least one row is in a valid state. Commands with a file take a single record. */
export function bulkFor(noun: Noun, state: string | undefined, rows: readonly object[]): CommandOperation[] {
  const states = new Set(rows.map((row) => (state ? String(valueAt(row, state)) : '')))
  return bulkOf(noun).filter((command) => {
    if (formOf(command.input).some(({ control, required }) => control.kind === 'content' && required))
      return false
    const from = fromOf(command)
    return from === undefined || from.some((one) => states.has(one))
  })
}

/** States from which a command can run; undefined if it does not depend on them. */
const fromOf = ({ move, during }: CommandOperation): readonly string[] | undefined =>
  move ? move.machine.moves[move.name]!.from : during

/** Commands that the state of a row allows. */
export const commandsIn = ({ commands }: Noun, state: string | undefined, row: object): CommandOperation[] =>
  commands.filter((command) => {
    const from = fromOf(command)
    return from === undefined || !state || from.includes(String(valueAt(row, state)))
  })

/** Number of rows in the wrong state for a command. */
export function unfitFor(
  command: CommandOperation,
  state: string | undefined,
  rows: readonly object[],
): number {
  const from = fromOf(command)
  if (!from || !state) return 0
  return rows.filter((row) => !from.includes(String(valueAt(row, state)))).length
}

/** The command for many records, without files and answers to a form, which belong to one record. */
export const forMany = (command: CommandOperation): CommandOperation => ({
  ...command,
  input: Object.fromEntries(
    Object.entries(command.input).filter(
      ([, part]) => !('content' in part && part.content) && !('answers' in part && part.answers),
    ),
  ),
})

/** Fields that each of many records may have with a value of its own, besides its id and version. */
export function ownFields({ input: { registros } }: CommandOperation): FormField[] {
  const items = registros && 'items' in registros ? (registros.items ?? {}) : {}
  const { id, versao, ...own } = items
  return formOf(own)
}

/** Outcome of one record of a bulk command. */
export interface Outcome {
  id: number | null
  aceito: boolean
  codigo: string
  mensagem: string
  achados: readonly { regra: string; campo: string; mensagem: string }[]
}

export function sorted(outcomes: readonly Outcome[]): { done: Outcome[]; refused: Outcome[] } {
  const { true: done = [], false: refused = [] } = Object.groupBy(outcomes, ({ aceito }) => `${aceito}`)
  return { done, refused }
}
