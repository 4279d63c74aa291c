import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { foldEmail } from '../../values/fold.ts'
import { encerraLinks } from '../link/encerra.ts'
import { escreveMensagens } from '../mensagem/escreve.ts'
import { endSessions } from '../sessao/end.ts'
import { type PersonKind, personSelect } from './person.ts'

/** Somebody who signs in. */
interface Whose {
  tipo: PersonKind
  id: number
}

interface Contact {
  nome: string
  email: string | null
  today: string
}

async function contactOf(tx: Tx, { tipo, id }: Whose): Promise<Contact | undefined> {
  const { rows } = await sql<Contact>`
    select q.nome, t.email, hoje_do_cliente()::text as today
      from (${sql.raw(personSelect[tipo])} where p.cliente_id = ${currentClient} and p.id = ${id}) q
      join ${sql.table(tipo)} t on t.cliente_id = ${currentClient} and t.id = q.id`.execute(tx)
  return rows[0]
}

const isSame = (one: string | null, other: string | null) => foldEmail(one ?? '') === foldEmail(other ?? '')

/** Makes a change to somebody by staff, and does what another e-mail entails, if that came of it. */
export async function guardingEmail<T>(tx: Tx, whose: Whose, change: () => Promise<T>): Promise<T> {
  const before = await contactOf(tx, whose)
  const result = await change()
  const after = await contactOf(tx, whose)
  if (before && after) await announce(tx, whose, before, after.email)
  return result
}

/** The same where staff have decided on another e-mail that a batch is going to bring. */
export async function announceEmail(tx: Tx, whose: Whose, email: string): Promise<void> {
  const before = await contactOf(tx, whose)
  if (before) await announce(tx, whose, before, email)
}

/**
 * Whoever changes an address could ask for a link there and enter as its owner: the owner is told at the address that was
 * known, and what was open is over.
 */
async function announce(tx: Tx, { tipo, id }: Whose, before: Contact, email: string | null): Promise<void> {
  if (isSame(before.email, email)) return
  await endSessions(tx, { tipo, id }, Temporal.Now.instant())
  const open = await tx
    .selectFrom('link')
    .select('id')
    .where('cliente_id', '=', currentClient)
    .where('parte', '=', tipo)
    .where('pessoa_id', '=', id)
    .where('finalidade', '=', 'senha')
    .where('encerrado_em', 'is', null)
    .execute()
  await encerraLinks(
    tx,
    open.map((link) => link.id),
    'Cancelado',
  )
  if (!before.email?.trim()) return
  const { nome, today } = before
  const para = { parte: tipo, id, nome, email: before.email }
  const dados = { email: covered(email) }
  await escreveMensagens(tx, { today }, [{ modelo: 'email', para, dados }])
}

/** Enough for its owner to recognise an address, and too little for anybody else to write to it. */
function covered(email: string | null): string {
  const address = email?.trim() ?? ''
  const at = address.lastIndexOf('@')
  const [first] = address
  return at > 0 && at < address.length - 1 ? `${first}•••${address.slice(at)}` : 'nenhum'
}
