import { Asking } from './contracts/asking.ts'
import { measureClosing } from './money/closing.ts'
import { fillInvoices } from './money/invoices.ts'
import { fillOffice, type Office } from './money/office.ts'
import { measureQueries } from './money/queries.ts'
import { measureRemittance } from './money/remittance.ts'
import type { Installation } from './support.ts'

const codigo = 'financeiro'
const rights = 'financeiro.ver,financeiro.alterar,financeiro.remeter'

/** Monthly work of a treasury with 100,000 contracts, and queries over a million invoices. */
export async function benchMoney(place: Installation, scale: number) {
  const office = await fillOffice(place, codigo, Math.round(100_000 * scale))
  const { admin } = office
  try {
    const makes = await tellerOf(place, office, 'faz')
    const approves = await tellerOf(place, office, 'confirma')
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

/** A person of the treasury with a management key. */
async function tellerOf(place: Installation, { admin, clienteId }: Office, login: string): Promise<Asking> {
  await admin.query(
    `with perfil_novo as (insert into perfil (cliente_id, codigo, nome, permissoes)
        values ($1, $2, $2, string_to_array($3, ',')) returning id)
     insert into usuario (cliente_id, identificador, login, login_chave, nome, perfil_id)
     select $1, id, $2, $2, $2, id from perfil_novo`,
    [clienteId, login, rights],
  )
  const { chave } = await place.cli<{ chave: string }>(
    ...['management-key', 'create', '--client', codigo, '--permission', rights, '--owner', login],
  )
  return new Asking(place, chave)
}
