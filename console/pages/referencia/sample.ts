import type { Operation } from '../../../catalogue/operation.ts'

/** A request to begin with: the one of the declaration; of a query, what changed since the beginning of last year. */
export function sampleOf(operation: Operation): object {
  if (operation.family === 'inbound') return { [operation.list]: [operation.example] }
  if (operation.family !== 'query') return operation.example as object
  const period = operation.period === 'none' ? {} : { dataInicio: `${new Date().getFullYear() - 1}-01-01` }
  return { ...period, quantidade: 5, pagina: 1, ...operation.example }
}
