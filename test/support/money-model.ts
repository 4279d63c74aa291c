/** Reference model of invoices that every money query has to agree with. Amounts are in cents. */

export interface Movement {
  id: number
  data: string
  valor: number
  juros: number
  desconto: number
  reversed: boolean
}

export interface Invoice {
  id: number
  tipo: 'R' | 'P'
  documento: string
  issued: string
  due: string
  liquido: number
  cancelled: boolean
  /** Whether a remittance file contains it. */
  scheduled: boolean
  movements: Movement[]
}

const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0)

export const standing = ({ movements }: Invoice) => movements.filter(({ reversed }) => !reversed)
export const moved = (one: Invoice) => sum(standing(one).map(({ valor }) => valor))
export const openOf = (one: Invoice) =>
  one.cancelled
    ? 0
    : one.liquido - sum(standing(one).map(({ valor, juros, desconto }) => valor - juros + desconto))

export function stateOf(one: Invoice, today: string): string {
  if (one.cancelled) return 'Cancelado'
  const open = openOf(one)
  if (open === 0) return one.tipo === 'R' ? 'Recebido' : 'Pago'
  if (one.scheduled) return 'Agendado'
  if (one.due < today) return 'Vencido'
  if (open === one.liquido) return 'Aberto'
  return one.tipo === 'R' ? 'Parcialmente recebido' : 'Parcialmente pago'
}

/** Totals of receipts and of issued amounts per group. */
export function totalsBy(
  invoices: readonly Invoice[],
  keyOf: (invoice: Invoice, day: string) => string,
): Map<string, number[]> {
  const totals = new Map<string, number[]>()
  const add = (key: string, values: readonly number[]) => {
    const before = totals.get(key) ?? values.map(() => 0)
    totals.set(
      key,
      before.map((one, at) => one + values[at]!),
    )
  }
  for (const one of invoices.filter(({ tipo }) => tipo === 'R')) {
    for (const { data, valor, juros, desconto, reversed } of one.movements) {
      const values = reversed ? [0, 0, 0, 0, valor] : [1, valor, juros, desconto, 0]
      add(keyOf(one, data), [...values, 0, 0])
    }
    if (!one.cancelled) add(keyOf(one, one.issued), [0, 0, 0, 0, 0, one.liquido, openOf(one)])
  }
  return totals
}
