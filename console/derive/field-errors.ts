import { Problem } from '../../client/problem.ts'
import { findingsOf } from './findings.ts'

/** Messages of a refusal by path of the field, without codes. Includes findings of rules about a field. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof Problem)) return {}
  const ruled = findingsOf(error).filter(({ campo, gravidade }) => campo !== '' && gravidade === 'impede')
  return Object.fromEntries([
    ...ruled.map(({ campo, mensagem }) => [campo, mensagem]),
    ...error.fields.map(({ campo, mensagem }) => [campo, mensagem.replace(/^[A-Z_]+: /, '')]),
  ])
}
