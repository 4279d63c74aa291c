import { randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { linkCode, proofMinutes } from '../../../catalogue/links.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Sealer } from '../../store/sealing.ts'
import { type CodeAddresses, destinoDe } from '../link/endereco.ts'
import { holdLink, type Link } from '../link/find.ts'
import { isStillTheirs } from '../link/prova.ts'
import type { Acting } from '../machine/bound.ts'
import { escreveMensagens } from '../mensagem/escreve.ts'
import { secretHash } from '../secrets/token.ts'

interface Deps {
  sealer: Sealer
  now: Temporal.Instant
}

const digestOf = (sealer: Sealer, link: number, code: string) =>
  sealer.digest(`codigo de link ${link} ${code}`)

/**
 * Sends a new code to the address and ends the link's previous code. Only the message has the code, sealed
 * until delivery. The link is locked, so that of two concurrent codes one ends the other.
 */
export async function enviaCodigo(
  tx: Tx,
  acting: Acting,
  { sealer, now }: Deps,
  link: Pick<Link, 'id' | 'parte' | 'pessoaId' | 'nome'>,
  addresses: CodeAddresses,
): Promise<string> {
  await holdLink(tx, link.id)
  const code = String(randomInt(10 ** linkCode.digits)).padStart(linkCode.digits, '0')
  const para = { parte: link.parte, id: link.pessoaId, nome: link.nome, email: addresses.email ?? null }
  const dados = { validade: `${linkCode.minutes} minutos` }
  const [written] = await escreveMensagens(tx, acting, [
    { modelo: 'codigo', para, dados, selado: sealer.seal(code) },
  ])
  await sql`update codigo_link set encerrado_em = ${now.toString()}
    where cliente_id = ${currentClient} and link_id = ${link.id} and encerrado_em is null`.execute(tx)
  await sql`insert into codigo_link (cliente_id, link_id, resumo, mensagem_id, destino, expira_em)
    values (${currentClient}, ${link.id}, ${digestOf(sealer, link.id, code)}, ${written!.id}, ${destinoDe(addresses)},
      ${now.add({ minutes: linkCode.minutes }).toString()})`.execute(tx)
  return code
}

/**
 * Compares a code and, if it is right, lets the browser open the link. The statement that reads the code
 * counts the attempt, so concurrent attempts share one limit; the caller commits also after a wrong code. A
 * code that was sent to an address that is no longer the registered one is wrong.
 */
export async function confereCodigo(
  tx: Tx,
  { sealer, now }: Deps,
  { id: link, addresses }: { id: number; addresses: CodeAddresses },
  code: string,
  browser: string,
): Promise<boolean> {
  const { rows } = await sql<{ id: number; resumo: string; destino: string }>`
    update codigo_link set tentativas = tentativas + 1
     where cliente_id = ${currentClient} and link_id = ${link} and encerrado_em is null and navegador is null
       and expira_em > ${now.toString()} and tentativas < ${linkCode.tries}
    returning id, resumo, destino`.execute(tx)
  const [found] = rows
  if (!found || !isEqual(found.resumo, digestOf(sealer, link, code))) return false
  if (!isStillTheirs(found.destino, addresses)) return false
  await sql`update codigo_link set navegador = ${secretHash(browser)},
      prova_ate = ${now.add({ minutes: proofMinutes }).toString()}
    where cliente_id = ${currentClient} and id = ${found.id}`.execute(tx)
  return true
}

function isEqual(wanted: string, given: string): boolean {
  const [one, other] = [Buffer.from(wanted), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
