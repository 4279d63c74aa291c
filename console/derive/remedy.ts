import type { Field } from '../../catalogue/fields.ts'
import type { CommandOperation } from '../../catalogue/operation.ts'
import type { Action, Finding } from '../../client/types.ts'
import { isCommand } from './findings.ts'
import { commandOf, type Noun } from './noun.ts'

/** Commands that can remove the cause of a finding, best first: the one it names, then those of its field. */
export function remediesOf(
  noun: Pick<Noun, 'commands' | 'record'>,
  { campo, proposta }: Pick<Finding, 'campo' | 'proposta'>,
): CommandOperation[] {
  const named = noun.commands.find(({ id }) => id === proposta)
  if (named) return [named]
  if (!campo) return []
  const changing = noun.commands.filter(({ on, move }) => on === 'one' && !move)
  const asked = changing.filter(({ input }) => campo in input)
  if (asked.length > 0) return asked
  // The fields of a record that batches feed have other names in its form.
  return noun.record && campo in noun.record.element ? changing.filter(({ edit }) => edit) : []
}

/** The field of a finding that is resolved at the record to which the field refers. */
export function referenceOf(
  { commands }: Pick<Noun, 'commands'>,
  { campo, proposta }: Pick<Finding, 'campo' | 'proposta'>,
): Field | undefined {
  if (!isCommand(proposta) || commands.some(({ id }) => id === proposta)) return undefined
  const fields = commands.map(({ input }) => input[campo])
  return fields.find((one): one is Field => one !== undefined && 'related' in one)
}

/** The first of them that the record and the person allow now. */
export function remedyOf(
  noun: Noun,
  actions: readonly Pick<Action, 'comando' | 'permitido'>[],
  finding: Pick<Finding, 'campo' | 'proposta'>,
): CommandOperation | undefined {
  const open = new Set(actions.filter(({ permitido }) => permitido).map(({ comando }) => comando))
  const found = remediesOf(noun, finding).find(({ id }) => open.has(id))
  return found && commandOf(noun, found.id)
}
