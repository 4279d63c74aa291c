import { type PendenciaPedida, pendenciasPedidas } from '../../../catalogue/values/pendencia.ts'

/** Parses a comma-separated list of items into their usual order; undefined if one is unknown. */
export function requestedIn(text: string): PendenciaPedida[] | undefined {
  const names = text.trim() === '' ? [] : text.split(',').map((name) => name.trim())
  const known = pendenciasPedidas.filter((one) => names.includes(one))
  return known.length === names.length ? known : undefined
}
