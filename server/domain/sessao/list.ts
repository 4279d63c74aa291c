import { sql } from 'kysely'
import type { Database } from '../../store/database.ts'
import type { Clock } from '../../values/clock.ts'
import type { Signed } from './use.ts'

interface Deps {
  db: Database
  clock: Clock
  config: { sessionIdleHours: number }
}

export interface ListedSession {
  identificador: number
  atual: boolean
  metodo: string
  navegador: string
  endereco: string
  inclusao: string
  usadaEm: string
}

/** Above the limit of sessions, because some may begin at the same moment. */
const most = 100

/** Active sessions of a person, last used first. */
export async function listSessions(
  { db, clock, config }: Deps,
  { client, person, session }: Signed,
): Promise<ListedSession[]> {
  const now = clock.now()
  const since = now.subtract({ hours: config.sessionIdleHours })
  const found = await db.reading(client.clienteId, (tx) =>
    sql<ListedSession>`select id as identificador, id = ${session.id} as atual, metodo, navegador,
        coalesce(host(endereco), '') as endereco, momento_do_cliente(cliente_id, inclusao) as inclusao,
        momento_do_cliente(cliente_id, usada_em) as "usadaEm"
      from sessao
     where cliente_id = (select cliente_atual()) and tipo = ${person.tipo} and pessoa_id = ${person.id}
       and encerrada_em is null and falta is null and expira_em > ${now.toString()} and usada_em > ${since.toString()}
     order by usada_em desc, id desc limit ${most}`.execute(tx),
  )
  return found.rows
}
