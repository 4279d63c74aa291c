import { requestOf } from '../../client/request.ts'
import type { Declared } from '../../client/types.ts'

/** Single-quoted for a shell, so that nothing in it is expanded. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** A request of a page as a command line, with a management key instead of the session. */
export function curlOf(origin: string, declaration: Declared, input: object): string {
  const { method, path, body } = requestOf(declaration, input)
  return [
    `curl -X ${method} ${quoted(origin + path)}`,
    `-H "Authorization: $CHAVE_DE_GESTAO"`,
    `-H 'Content-Type: application/json'`,
    ...(body ? [`-d ${quoted(body)}`] : []),
  ].join(' \\\n  ')
}
