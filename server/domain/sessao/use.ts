import { sql } from 'kysely'
import { Refusal } from '../../refusal.ts'
import type { Database } from '../../store/database.ts'
import type { Clock } from '../../values/clock.ts'
import { today } from '../../values/dates.ts'
import { loadPerson, type Person } from '../acesso/person.ts'
import { hindrance } from '../acesso/state.ts'
import type { Way } from '../acesso/way.ts'
import type { Client } from '../cliente/by-code.ts'
import { isSecret, secretHash } from './token.ts'

export interface Session {
  id: number
  metodo: Way
  inclusao: string
  expiraEm: string
}

/** Somebody who signed in, as every operation behind a session sees them. */
export interface Signed {
  client: Client
  person: Person
  session: Session
}

interface Deps {
  db: Database
  clock: Clock
  config: { sessionIdleHours: number }
}

type Found = Session & { clienteId: number; tipo: Person['tipo']; pessoaId: number; stale: boolean }

/** Its last use is written down at most this often, in seconds. */
const writeEvery = 60

/** Who holds a session, if it is still good and the person may still enter. Otherwise it is refused. */
export async function useSession({ db, clock, config }: Deps, secret: unknown): Promise<Signed> {
  if (!isSecret(secret)) throw new Refusal('SESSAO_INVALIDA')
  const digest = secretHash(secret).toString('hex')
  const now = clock.now()
  return db.kysely.transaction().execute(async (tx) => {
    await sql`select set_config('vinculo.sessao', ${digest}, true)`.execute(tx)
    const found = await sql<Found>`
      select cliente_id as "clienteId", id, tipo, pessoa_id as "pessoaId", metodo, inclusao, expira_em as "expiraEm",
             usada_em <= ${now.subtract({ seconds: writeEvery }).toString()} as stale, set_config('vinculo.cliente', cliente_id::text, true)
        from sessao
       where hash = decode(${digest}, 'hex') and encerrada_em is null and expira_em > ${now.toString()}
         and usada_em > ${now.subtract({ hours: config.sessionIdleHours }).toString()}`.execute(tx)
    const [row] = found.rows
    if (!row) throw new Refusal('SESSAO_INVALIDA')
    const { clienteId, id, tipo, pessoaId, metodo, inclusao, expiraEm, stale } = row
    const settings = await sql<Omit<Client, 'clienteId'>>`
      select codigo, nome, fuso from cliente where cliente_id = (select cliente_atual())`.execute(tx)
    const client = { clienteId, ...settings.rows[0]! }
    const person = await loadPerson(tx, tipo, pessoaId)
    if (!person) throw new Refusal('SESSAO_INVALIDA')
    const refusal = hindrance(person, today(client.fuso, now))
    if (refusal) throw refusal
    if (stale) {
      await sql`update sessao set usada_em = ${now.toString()}
        where cliente_id = (select cliente_atual()) and id = ${id}`.execute(tx)
    }
    return { client, person, session: { id, metodo, inclusao, expiraEm } }
  })
}
