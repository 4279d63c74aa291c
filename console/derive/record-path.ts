/** Addresses of records. People know contracts by their number, other records by their id. */

type Told = Readonly<Record<string, unknown>>

/** Slugs of records with numbers. The id then has an address of its own, which leads to that of the number. */
const numbered: readonly string[] = ['contratos']

export const isNumbered = (slug: string): boolean => numbered.includes(slug)

/** The number of a row, as in an address: 305-2 is the second sequence of the contract 305. */
export function numberIn(row: object): string | undefined {
  const { contrato, sequencia } = row as Told
  const fits = isCount(contrato) && isCount(sequencia)
  return fits ? `${contrato}-${sequencia}` : undefined
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0

/** The number as people write it: the first sequence needs none. */
export function numberSaid(row: object): string {
  const { contrato, sequencia } = row as Told
  return Number(sequencia) > 1 ? `${contrato}-${sequencia}` : String(contrato ?? '')
}

/** Reads a number from an address. Without a sequence it is the one in force. */
export function numberOf(text: string): { contrato: number; sequencia?: number } | undefined {
  const [, contrato, sequencia] = /^(\d{1,15})(?:-(\d{1,9}))?$/.exec(text) ?? []
  if (!contrato) return undefined
  return { contrato: Number(contrato), ...(sequencia && { sequencia: Number(sequencia) }) }
}

/** Address of a record by its id, or of a row by its number if it has one. */
export function recordPath(slug: string, id: unknown, row?: object): string {
  if (!isNumbered(slug)) return `/${slug}/${id}`
  const number = row && numberIn(row)
  return number ? `/${slug}/${number}` : `/${slug}/id/${id}`
}

/** Input that names the record of an address; undefined if the address names none. */
export function named(params: object): { id: number } | { contrato: number } | undefined {
  const { id, numero } = params as { id?: string; numero?: string }
  if (numero !== undefined) return numberOf(numero)
  return { id: Number(id) }
}
