import type { Field } from '../../catalogue/fields.ts'
import type { Beginning } from './noun.ts'

/** Address of a form that starts with this record; undefined where the form would not offer it. */
export function beginningAt(
  { command, field, slug }: Beginning,
  id: number,
  state: string,
): { to: string; search: Record<string, string> } | undefined {
  const { among } = command.input[field] as Field
  const offered = among?.only?.situacao
  if (offered && ![offered].flat().includes(state)) return undefined
  return { to: `/${slug}/incluir`, search: { ...among?.means, [field]: String(id) } }
}
