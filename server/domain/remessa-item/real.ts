import { said } from '../../../catalogue/message.ts'
import { centsOf } from '../../values/cents.ts'
import type { Breach } from '../machine/finding.ts'

/** Real date and amount of a payment, as far as known. */
export interface Real {
  readonly data: string | null | undefined
  readonly valor: string | null | undefined
}

/**
 * Findings that prevent booking: the date must be known and not in the future, and the amount at most what
 * was asked.
 */
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
