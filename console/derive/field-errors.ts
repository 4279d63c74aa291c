import { Problem } from '../../client/problem.ts'
import { tell } from '../text/tell.ts'
import { findingsOf } from './findings.ts'
import { wrongText } from './problems.ts'

/** What a refusal says of each field of a form, by its place, without the code that programs read; also what rules say of one. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof Problem)) return {}
  const ruled = findingsOf(error).filter(({ campo, gravidade }) => campo !== '' && gravidade === 'impede')
  return Object.fromEntries([
    ...ruled.map(({ campo, mensagem }) => [campo, tell(mensagem)]),
    ...error.fields.map(({ campo, codigo, mensagem, detalhes }) => [
      campo,
      wrongText(codigo, mensagem, detalhes),
    ]),
  ])
}
