import { requestOf } from '../../client/request.ts'
import type { Declared } from '../../client/types.ts'

/** In single quotes for a shell: nothing in it is read by the shell. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** What a page asks, as a line for a terminal, with a management key in the place of the session. */
export function curlOf(origin: string, declaration: Declared, input: object): string {
  const { method, path, body } = requestOf(declaration, input)
  return [
    `curl -X ${method} ${quoted(origin + path)}`,
    `-H "Authorization: $CHAVE_DE_GESTAO"`,
    `-H 'Content-Type: application/json'`,
    ...(body ? [`-d ${quoted(body)}`] : []),
  ].join(' \\\n  ')
}
