import { type Operation, pathOf } from '../../../catalogue/operation.ts'

type Body = Readonly<Record<string, unknown>>

/** A request to begin with: the one of the declaration; of a query, what changed since the beginning of last year. */
export function sampleOf(operation: Operation): object {
  if (operation.family === 'inbound') return { [operation.list]: [operation.example] }
  if (operation.family !== 'query') return operation.example as object
  const period = operation.period === 'none' ? {} : { dataInicio: `${new Date().getFullYear() - 1}-01-01` }
  return { ...period, quantidade: 5, pagina: 1, ...operation.example }
}

/** Before the records, so that it is known when they come. */
const first = { SIMULAR: 'S' }

/** What is really sent for a body: a batch only to see what would become of it. */
export const sentOf = (operation: Operation, body: Body): Body =>
  operation.family === 'inbound' ? { ...first, ...body, ...first } : body

/** The command line that sends the same. */
export const curlOf = (base: string, operation: Operation, body: Body): string =>
  [
    `curl -sS '${base}${pathOf(operation)}' \\`,
    `  -H 'Authorization: Bearer SEU_TOKEN' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  --data-binary @- <<'JSON'\n${JSON.stringify(sentOf(operation, body), null, 2)}\nJSON`,
  ].join('\n')
