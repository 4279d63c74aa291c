import type { CommandOperation } from '../../catalogue/operation.ts'
import { valueAt } from './columns.ts'
import { formOf } from './controls.ts'
import { bulkOf, type Noun } from './noun.ts'

/** The commands that at least one of the rows is in the right state for. Those that take a file take it for one record. */
export function bulkFor(noun: Noun, state: string | undefined, rows: readonly object[]): CommandOperation[] {
  const states = new Set(rows.map((row) => (state ? String(valueAt(row, state)) : '')))
  return bulkOf(noun).filter((command) => {
    if (formOf(command.input).some(({ control, required }) => control.kind === 'content' && required))
      return false
    const from = fromOf(command)
    return from === undefined || from.some((one) => states.has(one))
  })
}

/** The states of records with which a command can do something, where that depends on them. */
const fromOf = ({ move, during }: CommandOperation): readonly string[] | undefined =>
  move ? move.machine.moves[move.name]!.from : during

/** How many of some rows are in the wrong state for a command. */
export function unfitFor(
  command: CommandOperation,
  state: string | undefined,
  rows: readonly object[],
): number {
  const from = fromOf(command)
  if (!from || !state) return 0
  return rows.filter((row) => !from.includes(String(valueAt(row, state)))).length
}

/** The same command as it is told of many records: a file is of one, and what is no more than offered is left out. */
export const forMany = (command: CommandOperation): CommandOperation => ({
  ...command,
  input: Object.fromEntries(
    Object.entries(command.input).filter(([, part]) => !('content' in part && part.content)),
  ),
})

/** What became of one record of a command over many. */
export interface Outcome {
  id: number | null
  aceito: boolean
  codigo: string
  mensagem: string
  achados: readonly { regra: string; campo: string; mensagem: string }[]
}

/** Those that were done, and those that were not with what each was refused for. */
export function sorted(outcomes: readonly Outcome[]): { done: Outcome[]; refused: Outcome[] } {
  const { true: done = [], false: refused = [] } = Object.groupBy(outcomes, ({ aceito }) => `${aceito}`)
  return { done, refused }
}
