import { type PendenciaPedida, pendenciasPedidas } from '../../../catalogue/values/pendencia.ts'

/** The items that a setting names, between commas, in their usual order; undefined where it names anything else. */
export function requestedIn(text: string): PendenciaPedida[] | undefined {
  const names = text.trim() === '' ? [] : text.split(',').map((name) => name.trim())
  const known = pendenciasPedidas.filter((one) => names.includes(one))
  return known.length === names.length ? known : undefined
}
