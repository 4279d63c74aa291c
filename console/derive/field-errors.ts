import { Problem } from '../../client/problem.ts'

/** What a refusal says of each field of a form, by its place, without the code that programs read. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof Problem)) return {}
  return Object.fromEntries(
    error.fields.map(({ campo, mensagem }) => [campo, mensagem.replace(/^[A-Z_]+: /, '')]),
  )
}
