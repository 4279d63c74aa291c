import { Problem } from '../../client/problem.ts'
import { findingsOf } from './findings.ts'

/** What a refusal says of each field of a form, by its place, without the code that programs read; also what rules say of one. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof Problem)) return {}
  const ruled = findingsOf(error).filter(({ campo, gravidade }) => campo !== '' && gravidade === 'impede')
  return Object.fromEntries([
    ...ruled.map(({ campo, mensagem }) => [campo, mensagem]),
    ...error.fields.map(({ campo, mensagem }) => [campo, mensagem.replace(/^[A-Z_]+: /, '')]),
  ])
}
