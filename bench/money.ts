import { Asking } from './contracts/asking.ts'
import { measureClosing } from './money/closing.ts'
import { fillInvoices } from './money/invoices.ts'
import { fillOffice } from './money/office.ts'
import { measureQueries } from './money/queries.ts'
import { measureRemittance } from './money/remittance.ts'
import type { Installation } from './support.ts'

const codigo = 'financeiro'
const rights = 'financeiro.ver,financeiro.alterar,financeiro.remeter'

/** What a treasury does once a month with 100,000 contracts, and what is asked of a million invoices. */
export async function benchMoney(place: Installation, scale: number) {
  const office = await fillOffice(place, codigo, Math.round(100_000 * scale))
  const { admin } = office
  try {
    const [makes, approves] = [await keyOf(place), await keyOf(place)]
    const closing = await measureClosing(place, makes, office)
    console.log(closing)
    const remittance = await measureRemittance(place, { makes, approves }, office)
    console.log(remittance)
    const invoices = Math.round(1_000_000 * scale)
    const client = await fillInvoices(place, admin, 'faturas', invoices)
    return { ...closing, ...remittance, asked: invoices, ...(await measureQueries(place, admin, client)) }
  } finally {
    await admin.end()
  }
}

async function keyOf(place: Installation): Promise<Asking> {
  const { chave } = await place.cli<{ chave: string }>(
    ...['management-key', 'create', '--client', codigo, '--permission', rights],
  )
  return new Asking(place, chave)
}
