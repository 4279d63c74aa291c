import { isIP } from 'node:net'
import { sql } from 'kysely'
import { colaboradorMachine } from '../../../catalogue/machines/colaborador.ts'
import { outcomesOf } from '../../../catalogue/machines/machine.ts'
import { Refusal } from '../../refusal.ts'
import type { Actor } from '../../store/actor.ts'
import type { Database, Tx } from '../../store/database.ts'
import { anyOf, currentClient, now } from '../../store/expressions.ts'
import type { Clock } from '../../values/clock.ts'
import { today } from '../../values/dates.ts'
import type { Client } from '../cliente/by-code.ts'
import { isSecret, newSecret, secretHash } from '../secrets/token.ts'
import type { Origin } from '../sessao/begin.ts'

interface Deps {
  db: Database
  clock: Clock
}

/** States in which an employee has access, including the days before a programmed exit. */
const entitled: readonly string[] = outcomesOf(colaboradorMachine.moves.comecar)
export const mayEnter = (situacao: string): boolean => entitled.includes(situacao)

/** Hours that a session from a link lasts. */
const sessionHours = 8

/** Creates a link for a locked employee and revokes the previous one. The secret is returned only here. */
export async function makeAccess(
  tx: Tx,
  employee: number,
  destino: string,
  expira: Temporal.Instant,
): Promise<string> {
  await revokeLinks(tx, [employee])
  const secret = newSecret()
  await tx
    .insertInto('colaborador_acesso')
    .values({
      cliente_id: currentClient,
      colaborador_id: employee,
      hash: secretHash(secret),
      destino,
      expira_em: expira.toString(),
    })
    .execute()
  return secret
}

async function revokeLinks(tx: Tx, employees: readonly number[]): Promise<void> {
  await tx
    .updateTable('colaborador_acesso')
    .set({ revogado_em: now })
    .where('cliente_id', '=', currentClient)
    .where('colaborador_id', '=', anyOf(employees))
    .where('usado_em', 'is', null)
    .where('revogado_em', 'is', null)
    .execute()
}

/** Revokes all links and sessions of employees. */
export async function endAccess(tx: Tx, employees: readonly number[]): Promise<void> {
  await revokeLinks(tx, employees)
  await tx
    .updateTable('colaborador_acesso')
    .set({ sessao_encerrada_em: now })
    .where('cliente_id', '=', currentClient)
    .where('colaborador_id', '=', anyOf(employees))
    .where('sessao_hash', 'is not', null)
    .where('sessao_encerrada_em', 'is', null)
    .execute()
}

/** An authenticated employee. */
export interface Entered {
  client: Client
  id: number
  nome: string
  acesso: number
}

/**
 * Finds the row of a link or session by its secret. Row-level security compares the hash, given as a setting.
 */
async function proven(
  { db }: Deps,
  by: 'hash' | 'sessao_hash',
  secret: unknown,
): Promise<Entered & { digest: string }> {
  if (!isSecret(secret)) throw new Refusal('ACESSO_INVALIDO')
  const digest = secretHash(secret).toString('hex')
  const setting = by === 'hash' ? 'vinculo.link' : 'vinculo.sessao'
  return db.kysely.transaction().execute(async (tx) => {
    await sql`select set_config(${setting}, ${digest}, true)`.execute(tx)
    const { rows } = await sql<{ clienteId: number; acesso: number; id: number }>`
      select cliente_id as "clienteId", id as acesso, colaborador_id as id,
             set_config('vinculo.cliente', cliente_id::text, true)
        from colaborador_acesso where ${sql.ref(by)} = decode(${digest}, 'hex')`.execute(tx)
    const [found] = rows
    if (!found) throw new Refusal('ACESSO_INVALIDO')
    const { clienteId, acesso, id } = found
    const about = await sql<Omit<Client, 'clienteId'> & { colaborador: string }>`
      select k.codigo, k.nome, k.fuso, c.nome as colaborador
        from cliente k join colaborador c on c.cliente_id = k.cliente_id and c.id = ${id}
       where k.cliente_id = ${currentClient}`.execute(tx)
    const { colaborador, ...client } = about.rows[0]!
    return { client: { clienteId, ...client }, id, nome: colaborador, acesso, digest }
  })
}

/** Length of the actor's name in the audit trail. */
const longestName = 100

export const actingEmployee = ({ id, nome }: Entered, operacao: string): Actor => ({
  kind: 'employee',
  id,
  nome: nome.slice(0, longestName),
  operacao,
})

/** SQL condition: the employee of row `a` works on the day. */
const works = (day: string) => sql`exists (select from colaborador c where c.cliente_id = a.cliente_id
  and c.id = a.colaborador_id and situacao_colaborador(c, ${day}::date) = any(${entitled}))`

/**
 * Consumes a link and starts a session in one statement, so that a link works once. All failures get the same
 * answer.
 */
export async function enterByLink(
  deps: Deps,
  secret: unknown,
  { address, browser }: Origin,
  operacao: string,
): Promise<{ secret: string; destino: string; seconds: number }> {
  const bearer = await proven(deps, 'hash', secret)
  const moment = deps.clock.now()
  const session = newSecret()
  const until = moment.add({ hours: sessionHours })
  const enter = async (tx: Tx) => {
    const { rows } = await sql<{ destino: string }>`
      update colaborador_acesso a
         set usado_em = ${moment.toString()}, sessao_hash = ${secretHash(session)}, navegador = ${browser},
             sessao_expira_em = ${until.toString()}, endereco = ${isIP(address) ? address : null}::inet
       where a.cliente_id = ${currentClient} and a.hash = decode(${bearer.digest}, 'hex') and a.usado_em is null
         and a.revogado_em is null and a.expira_em > ${moment.toString()}
         and ${works(today(bearer.client.fuso, moment))}
      returning a.destino`.execute(tx)
    return rows[0]
  }
  const used = await deps.db.inClient(bearer.client.clienteId, enter, actingEmployee(bearer, operacao))
  if (!used) throw new Refusal('ACESSO_INVALIDO')
  return { secret: session, destino: used.destino, seconds: sessionHours * 3600 }
}

/** The employee of a valid session who works today. */
export async function useAccess(deps: Deps, secret: unknown): Promise<Entered> {
  const { digest: _, ...entered } = await proven(deps, 'sessao_hash', secret)
  const moment = deps.clock.now()
  const { clienteId, fuso } = entered.client
  const { rows } = await deps.db.reading(clienteId, (tx) =>
    sql`select from colaborador_acesso a
         where a.cliente_id = ${currentClient} and a.id = ${entered.acesso} and a.sessao_encerrada_em is null
           and a.sessao_expira_em > ${moment.toString()} and ${works(today(fuso, moment))}`.execute(tx),
  )
  if (rows.length === 0) throw new Refusal('ACESSO_INVALIDO')
  return entered
}

/** Ends a session, even if the employee may no longer enter. */
export async function leave(deps: Deps, secret: unknown, operacao: string): Promise<void> {
  const entered = await proven(deps, 'sessao_hash', secret)
  const end = (tx: Tx) =>
    tx
      .updateTable('colaborador_acesso')
      .set({ sessao_encerrada_em: deps.clock.now().toString() })
      .where('cliente_id', '=', currentClient)
      .where('id', '=', entered.acesso)
      .where('sessao_encerrada_em', 'is', null)
      .execute()
  await deps.db.inClient(entered.client.clienteId, end, actingEmployee(entered, operacao))
}
