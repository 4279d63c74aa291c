import { Problem } from '../../../client/problem.ts'
import { text } from './text.ts'

/** Refusals in words that fit the sandbox. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof Problem)) return error
  const said = (text.refused as Readonly<Record<string, string>>)[error.code]
  if (!said) return error
  const { code: codigo, status, fields: campos, details: detalhes } = error
  const headers = new Headers({ 'x-request-id': error.requestId })
  return new Problem({ codigo, mensagem: said, campos: [...campos], detalhes }, status, headers)
}
