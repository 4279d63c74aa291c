import { Problem } from '../../client/problem.ts'
import type { FormField } from './controls.ts'

/** What a refusal says of each field of a form, without the code that programs read. */
export function fieldErrors(error: unknown, fields: readonly FormField[]): Readonly<Record<string, string>> {
  if (!(error instanceof Problem)) return {}
  const names = new Set(fields.map(({ name }) => name))
  const told = error.fields.filter(({ campo }) => names.has(campo))
  return Object.fromEntries(told.map(({ campo, mensagem }) => [campo, mensagem.replace(/^[A-Z_]+: /, '')]))
}
