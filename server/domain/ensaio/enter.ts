import { sql } from 'kysely'
import { Refusal } from '../../refusal.ts'
import type { Database, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Clock } from '../../values/clock.ts'
import { foldLogin } from '../../values/fold.ts'
import { actingPerson, type Person } from '../login/person.ts'
import { beginSession, type Origin } from '../sessao/begin.ts'
import type { Signed } from '../sessao/use.ts'
import { addUser } from '../usuario/add.ts'
import { giveProfile } from '../usuario/profile.ts'

interface Deps {
  db: Database
  clock: Clock
  config: { sessionDays: number }
}

const operation = 'EntraEnsaio'
/** Administrator profile of a new client. */
const profile = 'ADMIN'
/** Limits how long a user whose access was withdrawn stays in the sandbox. */
const longestDays = 0.5

/**
 * Begins a session in the client's sandbox. The caller becomes a user of the same login there, without a
 * password and with the sandbox's administrator profile.
 */
export async function enterSandbox(deps: Deps, { client, person, session }: Signed, origin: Origin) {
  const { db, clock, config } = deps
  const who = actingPerson(person, operation)
  const ambiente = await db.inClient(client.clienteId, (tx) => noteEntry(tx, person), who)
  return db.inClient(
    ambiente,
    async (tx) => {
      await requireSandboxOf(tx, client.clienteId)
      const id = await visitor(tx, person)
      return beginSession(tx, { tipo: 'usuario', id }, session.metodo, origin, clock.now(), {
        days: Math.min(config.sessionDays, longestDays),
        vouched: true,
      })
    },
    who,
  )
}

/** The entry is audited in the institution; what follows is audited in the sandbox. */
async function noteEntry(tx: Tx, { login }: Person): Promise<number> {
  const { rows } = await sql<{ id: number; situacao: string; ambiente: number | null }>`
    select id, situacao, ambiente_id as ambiente from ensaio where cliente_id = ${currentClient}`.execute(tx)
  const [found] = rows
  if (!found || found.situacao === 'Em remoção') throw new Refusal('REGISTRO_INEXISTENTE')
  const { id, situacao, ambiente } = found
  if (situacao !== 'Pronto' || ambiente === null)
    throw new Refusal('MOVIMENTO_INVALIDO', { movimento: 'entrar', situacao })
  await sql`insert into auditoria (cliente_id, usuario, origem, operacao, entidade, acao, quantidade, menor, maior)
    values (cliente_atual(), left(${login}, 100), 'Portal', ${operation}, 'ensaio', 'Acesso', 1, ${id}, ${id})`.execute(
    tx,
  )
  return ambiente
}

async function requireSandboxOf(tx: Tx, principal: number): Promise<void> {
  const { rows } = await sql`select from cliente
    where cliente_id = ${currentClient} and ensaio_de = ${principal}`.execute(tx)
  if (rows.length === 0) throw new Refusal('REGISTRO_INEXISTENTE')
}

async function visitor(tx: Tx, { login, nome }: Person): Promise<number> {
  const { rows } = await sql<{ id: number | null; perfil: number }>`
    select u.id, p.id as perfil from perfil p
      left join usuario u on u.cliente_id = p.cliente_id and u.login_chave = ${foldLogin(login)}
     where p.cliente_id = ${currentClient} and p.codigo = ${profile}`.execute(tx)
  const [found] = rows
  if (!found) throw new Refusal('REGISTRO_INEXISTENTE')
  if (found.id === null) {
    const values = { login, login_chave: foldLogin(login), nome, perfil_id: found.perfil, autentica: false }
    return addUser(tx, values)
  }
  await giveProfile(tx, found.id, profile)
  return found.id
}
