import { sql } from 'kysely'
import type { PartyKind } from '../../../catalogue/doors.ts'
import type { LinkPurpose } from '../../../catalogue/links.ts'
import { Refusal } from '../../refusal.ts'
import { type Actor, unitsFrom } from '../../store/actor.ts'
import type { Database, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Clock } from '../../values/clock.ts'
import { today } from '../../values/dates.ts'
import type { Client } from '../cliente/by-code.ts'
import { isSecret, secretHash } from '../secrets/token.ts'
import type { Closing, FormerClosing } from './encerra.ts'
import { type CodeAddresses, enderecoDoLink } from './endereco.ts'
import { type LinkProof, provaDoNavegador } from './prova.ts'

/** A personal link, found by its secret. */
export interface Link {
  id: number
  parte: PartyKind
  pessoaId: number
  nome: string
  finalidade: LinkPurpose
  entidade: string | null
  registroId: number | null
  contratoId: number | null
  validade: string
  copiado: boolean
  /** Units that it is limited to; null means all. */
  unidades: number[] | null
  usado: boolean
  encerramento: Closing | FormerClosing | null
}

/** A presented link, with the browser's proof if it entered the code. */
export interface Held {
  client: Client
  /** A sandbox sends no messages. */
  ensaio: boolean
  link: Link
  proof: LinkProof | undefined
  /** Address for codes. */
  addresses: CodeAddresses
}

/** Holder of an open link, in a browser that entered the code. */
export interface Bearer extends Pick<Held, 'client' | 'link'> {
  proof: LinkProof
}

export const actingByLink = (
  { parte, pessoaId: id, nome, unidades }: Pick<Link, 'parte' | 'pessoaId' | 'nome' | 'unidades'>,
  operacao: string,
): Actor => ({
  kind: 'party',
  parte,
  id,
  nome,
  units: unitsFrom(unidades),
  by: 'link',
  nivel: 'simples',
  operacao,
})

const columns = sql`id, parte, pessoa_id as "pessoaId", nome, finalidade, entidade,
  registro_id as "registroId", contrato_id as "contratoId", validade, copiado, to_json(unidades) as unidades, usado_em is not null as usado,
  encerramento`

/** The link of a secret, in any state. */
export async function findLink(
  { db, clock }: { db: Database; clock: Clock },
  secret: unknown,
  browser: string | undefined,
): Promise<Held | undefined> {
  if (!isSecret(secret)) return undefined
  const digest = secretHash(secret).toString('hex')
  return db.kysely.transaction().execute(async (tx) => {
    await sql`select set_config('vinculo.link', ${digest}, true)`.execute(tx)
    const { rows } = await sql<Link & { clienteId: number }>`
      select ${columns}, cliente_id as "clienteId", set_config('vinculo.cliente', cliente_id::text, true)
        from link where hash = decode(${digest}, 'hex') and finalidade <> 'senha'`.execute(tx)
    const [found] = rows
    if (!found) return undefined
    const { clienteId, ...link } = found
    const settings = await sql<Omit<Client, 'clienteId'> & { ensaio: boolean }>`
      select codigo, nome, fuso, ensaio_de is not null as ensaio from cliente
       where cliente_id = (select cliente_atual())`.execute(tx)
    const { ensaio, ...client } = settings.rows[0]!
    const addresses = await enderecoDoLink(tx, link)
    const proof = isSecret(browser)
      ? await provaDoNavegador(tx, link.id, browser, clock.now(), addresses)
      : undefined
    return { client: { clienteId, ...client }, ensaio, link, proof, addresses }
  })
}

export function isOpen({ client, link }: Pick<Held, 'client' | 'link'>, now: Temporal.Instant): boolean {
  return whyOver(link, today(client.fuso, now)) === undefined
}

/** The link, locked until the transaction ends, so that it cannot be used concurrently. */
export async function holdLink(tx: Tx, id: number): Promise<Link> {
  const { rows } = await sql<Link>`
    select ${columns} from link where cliente_id = ${currentClient} and id = ${id} for update`.execute(tx)
  if (!rows[0]) throw new Refusal('LINK_INVALIDO')
  return rows[0]
}

/**
 * The link if it was not closed and the browser entered its code. A used link is accepted: it was open when
 * the file's address was issued.
 */
export async function bearerById(
  tx: Tx,
  id: number,
  browser: string | undefined,
  now: Temporal.Instant,
): Promise<Link | undefined> {
  if (!isSecret(browser)) return undefined
  const { rows } = await sql<Link>`
    select ${columns} from link
     where cliente_id = ${currentClient} and id = ${id} and encerrado_em is null`.execute(tx)
  const [link] = rows
  if (!link) return undefined
  return (await provaDoNavegador(tx, id, browser, now, await enderecoDoLink(tx, link))) && link
}

const closings = {
  Substituído: 'LINK_SUBSTITUIDO',
  'Dígitos errados': 'LINK_ENCERRADO',
  Cancelado: 'LINK_ENCERRADO',
} as const satisfies Record<Closing | FormerClosing, string>

/**
 * A link to sign stays open until its last day: each document is signed once anyway, and the signer comes back for
 * the copy, or for other documents.
 */
function whyOver({ finalidade, usado, encerramento, validade }: Link, day: string): Refusal | undefined {
  if (usado && finalidade !== 'assinar') return new Refusal('LINK_USADO')
  if (encerramento) return new Refusal(closings[encerramento])
  return validade < day ? new Refusal('LINK_VENCIDO', { data: validade }) : undefined
}

/** Refuses a link that is over, with the reason. */
export function requireOpen(link: Link, day: string): void {
  const refusal = whyOver(link, day)
  if (refusal) throw refusal
}
