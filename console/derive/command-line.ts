import { requestOf } from '../../client/request.ts'
import type { Declared } from '../../client/types.ts'

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** A call as a command line; the reader inserts their own key. */
export function commandLine(origin: string, declaration: Declared, input: object): string {
  const { method, path, body } = requestOf(declaration, input)
  return [
    `curl -X ${method} ${quoted(origin + path)}`,
    `-H "Authorization: $VINCULO_CHAVE"`,
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(body)}`]),
  ].join(' \\\n  ')
}
