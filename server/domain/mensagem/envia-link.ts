import { sql } from 'kysely'
import type { enviaLink as declared } from '../../../catalogue/management/mensagem/envia-link.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { criaLinks } from '../link/cria.ts'
import { lastDayOfLinks } from '../link/validade.ts'
import type { Outcome } from '../machine/outcome.ts'
import type { Verb } from '../verb.ts'
import { escreveMensagens } from './escreve.ts'

/** Writes to somebody who does not sign in, with a link for everything. */
export const enviaLink: Verb<typeof declared> = async (tx, acting, { parte, pessoa }) => {
  const { nome, email } = await personWith(tx, pessoa)
  const validade = await lastDayOfLinks(tx, acting.today)
  const [link] = await criaLinks(tx, acting, [{ parte, pessoa, nome, finalidade: 'tudo', validade }])
  const para = { parte, id: pessoa, nome, email }
  const written = await escreveMensagens(tx, acting, [{ modelo: 'pendencias', para, dados: {}, link: link! }])
  return outcomesOf(
    tx,
    written.map(({ id }) => id),
  )
}

interface Someone {
  nome: string
  email: string | null
}

/** Who acts for an organization is its representative. */
async function personWith(tx: Tx, id: number): Promise<Someone> {
  const { rows } = await sql<Someone>`
    select coalesce(representante_nome, nome) as nome, coalesce(representante_email, email) as email
      from pessoa where cliente_id = ${currentClient} and id = ${id}`.execute(tx)
  return rows[0]!
}

async function outcomesOf(tx: Tx, ids: readonly number[]): Promise<Outcome[]> {
  const { rows } = await sql<{ id: number; situacao: string; versao: number }>`
    select id, situacao, versao from mensagem
     where cliente_id = ${currentClient} and id = any(${ids}::bigint[]) order by id`.execute(tx)
  return rows.map((row) => ({ ...row, findings: [] }))
}
