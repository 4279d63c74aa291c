import { said } from '../../../catalogue/message.ts'
import { centsOf } from '../../values/cents.ts'
import type { Breach } from '../machine/finding.ts'

/** When and how much a bank paid, as far as it is known. */
export interface Real {
  readonly data: string | null | undefined
  readonly valor: string | null | undefined
}

/** What is in the way of booking a payment: the day is known and has come, and not more was paid than was asked for. */
export function realBreaches({ data, valor }: Real, asked: string, today: string, regra: string): Breach[] {
  if (!data || data > today) {
    const mensagem = said('remessaItem.faltaDiaBancoPagouOu')
    return [{ regra, campo: 'data', valor: data ?? '', limite: today, mensagem }]
  }
  if (!valor || centsOf(valor) < 1 || centsOf(valor) > centsOf(asked)) {
    const mensagem = said('remessaItem.faltaValorBancoPagouOu')
    return [{ regra, campo: 'valor', valor: valor ?? '', limite: asked, mensagem }]
  }
  return []
}
