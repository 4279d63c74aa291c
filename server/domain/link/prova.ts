import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { foldEmail } from '../../values/fold.ts'
import { secretHash } from '../secrets/token.ts'
import type { CodeAddresses } from './endereco.ts'

/** The message and address by which a browser got the code of a link. */
export interface LinkProof {
  mensagemId: number
  destino: string
}

/** A code or proof counts only while the addresses it was sent to are still the person's registered ones. */
export const isStillTheirs = (destino: string, { email, telefone }: CodeAddresses): boolean => {
  const known = [email, telefone].flatMap((one) => (one ? foldEmail(one) : []))
  // Nobody is sent a code without an address.
  if (known.length === 0) return destino === ''
  return destino.split(' ').every((one) => known.includes(foldEmail(one)))
}

/** Proof of a browser that entered the right code, until it expires or the address changes. */
export async function provaDoNavegador(
  tx: Tx,
  link: number,
  browser: string,
  now: Temporal.Instant,
  addresses: CodeAddresses,
): Promise<LinkProof | undefined> {
  const { rows } = await sql<LinkProof>`
    select mensagem_id as "mensagemId", destino from codigo_link
     where cliente_id = ${currentClient} and link_id = ${link} and navegador = ${secretHash(browser)}
       and prova_ate > ${now.toString()}
     order by id desc limit 1`.execute(tx)
  const [proof] = rows
  return proof && isStillTheirs(proof.destino, addresses) ? proof : undefined
}
