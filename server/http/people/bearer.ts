import { sql } from 'kysely'
import type { ReadLink } from '../../domain/arquivo/link.ts'
import { actingAs } from '../../domain/credencial/actor.ts'
import type { CredentialKind } from '../../domain/credencial/token.ts'
import { actingByLink, bearerById } from '../../domain/link/find.ts'
import { actingPerson } from '../../domain/login/person.ts'
import { useSession } from '../../domain/sessao/use.ts'
import { Refusal } from '../../refusal.ts'
import type { Actor } from '../../store/actor.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Exchange } from '../exchange.ts'
import { callOf } from '../session/call.ts'

/** Every failure gets the same answer, so that nothing about the link is disclosed. */
export const closed = () => new Refusal('CONTEUDO_INEXISTENTE')

type FindActor = (exchange: Exchange, clienteId: number, id: number, operacao: string) => Promise<Actor>

/** The browser that holds the session. */
const bySession: FindActor = async (exchange, clienteId, id, operacao) => {
  const { client, person, session } = await useSession(
    exchange.context,
    callOf(exchange).cookies.get('session'),
  )
  if (client.clienteId !== clienteId || session.id !== id) throw closed()
  return actingPerson(person, operacao)
}

/**
 * A download on behalf of a credential, as long as that is valid: a management key stops working when its
 * owner's access ends.
 */
const byCredential: FindActor = async ({ context: { db } }, clienteId, credencialId, operacao) => {
  const { rows } = await db.reading(clienteId, (tx) =>
    sql<{ nome: string; tipo: CredentialKind }>`select c.nome, c.tipo from credencial c
      left join usuario u on u.cliente_id = c.cliente_id and u.id = c.usuario_id
      where c.cliente_id = ${currentClient} and c.id = ${credencialId} and c.revogada_em is null
        and (c.usuario_id is null or u.validade is null or u.validade >= hoje_do_cliente())`.execute(tx),
  )
  if (!rows[0]) throw closed()
  return actingAs({ ...rows[0], credencialId }, operacao)
}

/** The browser that entered the code of a personal link, while the link is open. */
const byLink: FindActor = async (exchange, clienteId, id, operacao) => {
  const { db, clock } = exchange.context
  const browser = callOf(exchange).cookies.get('link')
  const link = await db.reading(clienteId, (tx) => bearerById(tx, id, browser, clock.now()))
  if (!link) throw closed()
  return actingByLink(link, operacao)
}

const ways: Readonly<Record<string, FindActor>> = { s: bySession, c: byCredential, l: byLink }

/** The actor on whose behalf a file is downloaded. */
export const bearerOf = (
  exchange: Exchange,
  { bearing: { clienteId, para } }: ReadLink,
  operacao: string,
): Promise<Actor> => ways[para[0]!]!(exchange, clienteId, Number(para.slice(1)), operacao)
