import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { secretHash } from '../sessao/token.ts'

/** By which message, and at which address, a browser got the code that opened a link in it. */
export interface LinkProof {
  mensagemId: number
  destino: string
}

/** The proof of a browser that gave the right code of a link, while it lasts. */
export async function provaDoNavegador(
  tx: Tx,
  link: number,
  browser: string,
  now: Temporal.Instant,
): Promise<LinkProof | undefined> {
  const { rows } = await sql<LinkProof>`
    select mensagem_id as "mensagemId", destino from codigo_link
     where cliente_id = ${currentClient} and link_id = ${link} and navegador = ${secretHash(browser)}
       and prova_ate > ${now.toString()}
     order by id desc limit 1`.execute(tx)
  return rows[0]
}
