import { Asking } from './contracts/asking.ts'
import { measureClosing } from './money/closing.ts'
import { fillOffice } from './money/office.ts'
import type { Installation } from './support.ts'

const codigo = 'financeiro'

/** What treasuries do once a month with 100,000 contracts, and what is asked of a million invoices. */
export async function benchMoney(place: Installation, scale: number) {
  const office = await fillOffice(place, codigo, Math.round(100_000 * scale))
  try {
    const { chave } = await place.cli<{ chave: string }>(
      ...['management-key', 'create', '--client', codigo],
      ...['--permission', 'financeiro.ver,financeiro.alterar,financeiro.remeter'],
    )
    const closing = await measureClosing(place, new Asking(place, chave), office)
    return { ...closing }
  } finally {
    await office.admin.end()
  }
}
