import { sql } from 'kysely'
import type { PartyKind } from '../../../catalogue/doors.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/**
 * The address that the codes of a link go to: the registered one of its person, or of whoever represents it. The address
 * of a message or of a signature does not count, because staff who work on those could make it their own.
 */
export async function enderecoDoLink(
  tx: Tx,
  { parte, pessoaId }: { parte: PartyKind; pessoaId: number },
): Promise<string | undefined> {
  const signsIn = parte === 'aluno' || parte === 'professor'
  const table = sql.table(signsIn ? parte : 'pessoa')
  const email = signsIn ? sql`email` : sql`coalesce(representante_email, email)`
  const { rows } = await sql<{ email: string | null }>`
    select ${email} as email from ${table} where cliente_id = ${currentClient} and id = ${pessoaId}`.execute(
    tx,
  )
  return rows[0]?.email?.trim() || undefined
}

/** An address that its owner recognises and nobody else learns: `h•••@c•••.com.br`. */
export function encoberto(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const [name = '', ...rest] = domain.split('.')
  return `${local.slice(0, 1)}•••@${name.slice(0, 1)}•••${rest.map((part) => `.${part}`).join('')}`
}
