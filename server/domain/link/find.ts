import { sql } from 'kysely'
import type { PartyKind } from '../../../catalogue/doors.ts'
import type { LinkPurpose } from '../../../catalogue/links.ts'
import { Refusal } from '../../refusal.ts'
import type { Database, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Clock } from '../../values/clock.ts'
import { today } from '../../values/dates.ts'
import type { Client } from '../cliente/by-code.ts'
import { isSecret, secretHash } from '../sessao/token.ts'
import type { Closing } from './encerra.ts'

/** A personal link, as whoever holds its secret finds it. */
export interface Link {
  id: number
  parte: PartyKind
  pessoaId: number
  nome: string
  digitos: string | null
  finalidade: LinkPurpose
  entidade: string | null
  registroId: number | null
  validade: string
  copiado: boolean
  erros: number
  usado: boolean
  encerramento: Closing | null
}

/** Somebody with a link that is still good. */
export interface Bearer {
  client: Client
  link: Link
}

const columns = sql`id, parte, pessoa_id as "pessoaId", nome, digitos, finalidade, entidade,
  registro_id as "registroId", validade, copiado, erros, usado_em is not null as usado, encerramento`

/** Whose link a secret is, if it is still good. Otherwise it is refused. */
export async function findLink(
  { db, clock }: { db: Database; clock: Clock },
  secret: unknown,
): Promise<Bearer> {
  if (!isSecret(secret)) throw new Refusal('LINK_INVALIDO')
  const digest = secretHash(secret).toString('hex')
  return db.kysely.transaction().execute(async (tx) => {
    await sql`select set_config('vinculo.link', ${digest}, true)`.execute(tx)
    const { rows } = await sql<Link & { clienteId: number }>`
      select ${columns}, cliente_id as "clienteId", set_config('vinculo.cliente', cliente_id::text, true)
        from link where hash = decode(${digest}, 'hex') and finalidade <> 'senha'`.execute(tx)
    const [found] = rows
    if (!found) throw new Refusal('LINK_INVALIDO')
    const { clienteId, ...link } = found
    const settings = await sql<Omit<Client, 'clienteId'>>`
      select codigo, nome, fuso from cliente where cliente_id = (select cliente_atual())`.execute(tx)
    const client = { clienteId, ...settings.rows[0]! }
    requireOpen(link, today(client.fuso, clock.now()))
    return { client, link }
  })
}

/** The same link, held until the transaction ends: nobody else uses it meanwhile. */
export async function holdLink(tx: Tx, id: number): Promise<Link> {
  const { rows } = await sql<Link>`
    select ${columns} from link where cliente_id = ${currentClient} and id = ${id} for update`.execute(tx)
  if (!rows[0]) throw new Refusal('LINK_INVALIDO')
  return rows[0]
}

/** Whose a link is that nobody closed; one that was used was good when the address of a file was made. */
export async function bearerById(
  tx: Tx,
  id: number,
): Promise<Pick<Link, 'parte' | 'pessoaId' | 'nome'> | undefined> {
  const { rows } = await sql<Link>`
    select ${columns} from link
     where cliente_id = ${currentClient} and id = ${id} and encerrado_em is null`.execute(tx)
  return rows[0]
}

const closings = {
  Substituído: 'LINK_SUBSTITUIDO',
  'Dígitos errados': 'LINK_BLOQUEADO',
  Cancelado: 'LINK_ENCERRADO',
} as const satisfies Record<Closing, string>

/** Refuses a link that is over, and says why. */
export function requireOpen({ usado, encerramento, validade }: Link, day: string): void {
  if (usado) throw new Refusal('LINK_USADO')
  if (encerramento) throw new Refusal(closings[encerramento])
  if (validade < day) throw new Refusal('LINK_VENCIDO', { data: validade })
}
