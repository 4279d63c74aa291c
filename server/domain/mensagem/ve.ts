import { sql } from 'kysely'
import type { veMensagem } from '../../../catalogue/management/mensagem/ve-mensagem.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { loadStanding } from '../machine/load.ts'
import type { Verb } from '../verb.ts'
import { headFirst, institutionName, ownTexts, veiled } from './carta.ts'
import { mensagens } from './guards.ts'
import { mostReminders, type Taken, takenColumns } from './toma.ts'

/** Shows the text of a message. Lines of a digest that are out of the caller's reach are left out. */
export const ve: Verb<typeof veMensagem> = async (tx, acting, { registros: [target] }) => {
  const { id } = target!
  const together = await digestOf(tx, id)
  const seen = await loadStanding(tx, mensagens, [id, ...together], acting, false)
  if (!seen.has(id)) throw new Refusal('REGISTRO_INEXISTENTE')
  const { rows } = await sql<Taken>`select ${takenColumns} from mensagem
    where cliente_id = ${currentClient} and id = any(${[...seen.keys()]}::bigint[]) order by id`.execute(tx)
  const { subject, text } = veiled(headFirst(rows), {
    texts: await ownTexts(tx),
    instituicao: await institutionName(tx),
    base: acting.base ?? '',
  })
  return { assunto: subject, texto: text }
}

/** The other messages of a digest that has been gathered. */
async function digestOf(tx: Tx, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from mensagem m join mensagem o on o.cliente_id = m.cliente_id and o.resumo_id = m.resumo_id
     where m.cliente_id = ${currentClient} and m.id = ${id} and m.lembrete and o.lembrete and o.id <> m.id
       and o.email = m.email
     order by o.id limit ${mostReminders}`.execute(tx)
  return rows.map((row) => row.id)
}
