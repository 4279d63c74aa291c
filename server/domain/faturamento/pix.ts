import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { pixCopiaECola } from '../../values/pix.ts'

/** The text of a Pix for an invoice to receive, by its number and cents; nothing where the institution has no key. */
export type PixText = (numero: string, cents: number) => string | null

interface Settings {
  nome: string
  chave: string | null
  cidade: string | null
}

export async function pixTextOf(tx: Tx): Promise<PixText> {
  const { rows } = await sql<Settings>`
    select nome, chave_pix as chave, pix_cidade as cidade from cliente
     where cliente_id = (select cliente_atual())`.execute(tx)
  const { nome, chave, cidade } = rows[0]!
  if (chave === null || cidade === null) return () => null
  // What is longer than a Pix has room for is cut, as banks do.
  const named = { chave, cidade, nome: nome.slice(0, 25) }
  return (numero, cents) =>
    cents > 0 ? (pixCopiaECola({ ...named, valor: cents, txid: numero }) ?? null) : null
}
