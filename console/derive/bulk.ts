import type { CommandOperation } from '../../catalogue/operation.ts'
import { valueAt } from './columns.ts'
import { formOf } from './controls.ts'
import { bulkOf, type Noun } from './noun.ts'

/** The commands that at least one of the rows is in the right state for. Those that take a file take it for one record. */
export function bulkFor(noun: Noun, state: string | undefined, rows: readonly object[]): CommandOperation[] {
  const states = new Set(rows.map((row) => (state ? String(valueAt(row, state)) : '')))
  return bulkOf(noun).filter((command) => {
    if (formOf(command.input).some(({ control }) => control.kind === 'content')) return false
    const from = command.move ? command.move.machine.moves[command.move.name]!.from : command.during
    return from === undefined || from.some((one) => states.has(one))
  })
}

/** What became of one record of a command over many. */
export interface Outcome {
  id: number | null
  aceito: boolean
  mensagem: string
  achados: readonly { regra: string; campo: string; mensagem: string }[]
}

/** Those that were done, and those that were not with what each was refused for. */
export function sorted(outcomes: readonly Outcome[]): { done: number; refused: Outcome[] } {
  const refused = outcomes.filter(({ aceito }) => !aceito)
  return { done: outcomes.length - refused.length, refused }
}
