import { type Operation, pathOf } from '../../../catalogue/operation.ts'
import { problems } from '../../../catalogue/problems.ts'
import { failureBody } from '../../../catalogue/wire/failures.ts'
import { batchHeader, problemHeader } from '../../../catalogue/wire/headers.ts'
import type { Problem } from '../../../client/problem.ts'

type Body = Readonly<Record<string, unknown>>

/** Initial request: the declared example; for queries, changes since the beginning of last year. */
export function sampleOf(operation: Operation): object {
  if (operation.family === 'inbound') return { [operation.list]: [operation.example] }
  if (operation.family !== 'query') return operation.example as object
  const period = operation.period === 'none' ? {} : { dataInicio: `${new Date().getFullYear() - 1}-01-01` }
  return { ...period, quantidade: 5, pagina: 1, ...operation.example }
}

/** Placed before the records, because the server reads the body in order. */
const first = { SIMULAR: 'S' }

/** Request that is sent for a body: batches are only simulated. */
export const sentOf = (operation: Operation, body: Body): Body =>
  operation.family === 'inbound' ? { ...first, ...body, ...first } : body

export const curlOf = (base: string, operation: Operation, body: Body): string =>
  [
    `curl -sS '${base}${pathOf(operation)}' \\`,
    `  -H 'Authorization: Bearer SEU_TOKEN' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  --data-binary @- <<'JSON'\n${JSON.stringify(sentOf(operation, body), null, 2)}\nJSON`,
  ].join('\n')

const answered = (head: readonly string[], body: unknown) =>
  `${head.join('\n')}\n\n${JSON.stringify(body, null, 2)}`

/** Example of the answer to a token, which differs in form from the answer to a session. */
export async function exampleByToken(operation: Operation): Promise<string | undefined> {
  // Loaded on demand: the examples are one file and used only here.
  const { answerExamples } = await import('../../../catalogue/openapi/examples.ts')
  const [first] = Object.values(answerExamples(operation))
  const batch = operation.family === 'inbound' ? [`${batchHeader}: 61`] : []
  return first && answered(['HTTP 200', ...batch], first.value)
}

/** Form of a refusal sent to a token. */
export const refusalByToken = (
  operation: Operation,
  { code, message, fields, details }: Pick<Problem, 'code' | 'message' | 'fields' | 'details'>,
): string =>
  answered(
    [`HTTP ${problems[code].status}`, `${problemHeader}: ${code}`],
    failureBody(operation, code, message, fields, details),
  )
