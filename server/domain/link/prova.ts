import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { foldEmail } from '../../values/fold.ts'
import { secretHash } from '../secrets/token.ts'

/** By which message, and at which address, a browser got the code that opened a link in it. */
export interface LinkProof {
  mensagemId: number
  destino: string
}

/** Whether what was sent to an address still serves: only while it is the registered address of the person. */
export const isStillTheirs = (destino: string, email: string | undefined): boolean =>
  foldEmail(destino) === foldEmail(email ?? '')

/** The proof of a browser that gave the right code of a link, while it lasts and the address stays the same. */
export async function provaDoNavegador(
  tx: Tx,
  link: number,
  browser: string,
  now: Temporal.Instant,
  email: string | undefined,
): Promise<LinkProof | undefined> {
  const { rows } = await sql<LinkProof>`
    select mensagem_id as "mensagemId", destino from codigo_link
     where cliente_id = ${currentClient} and link_id = ${link} and navegador = ${secretHash(browser)}
       and prova_ate > ${now.toString()}
     order by id desc limit 1`.execute(tx)
  const [proof] = rows
  return proof && isStillTheirs(proof.destino, email) ? proof : undefined
}
