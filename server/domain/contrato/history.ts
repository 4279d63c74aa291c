import { sql } from 'kysely'
import { type Message, said, type Told } from '../../../catalogue/message.ts'
import { render } from '../../../catalogue/render.ts'
import type { TextCode } from '../../../catalogue/texts/index.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { idsOf } from '../machine/bound.ts'

interface Entry {
  id: number
  sentence: Message
}

/** Name of a text of `historia`. */
type HistoryText<C = TextCode> = C extends `historia.${infer Name}` ? Name : never

/** Deeds that the history of a contract tells; the other texts of `historia` are sentences around them. */
export type ToldDeed = Exclude<HistoryText, `feito${string}` | `movimento${string}` | 'contratoImportado'>

/** Writes a message, and its Portuguese text, into the history of each contract. */
export async function tellHistory(tx: Tx, told: readonly Entry[]): Promise<void> {
  const sentences = told.map(({ sentence }) => render(sentence, 'pt'))
  const messages = told.map(({ sentence }) => JSON.stringify(sentence))
  await sql`insert into contrato_historico (cliente_id, contrato_id, historico, mensagem)
    select ${currentClient}, k.id, k.sentence, k.message
      from unnest(${idsOf(told)}::bigint[], ${sentences}::text[], ${messages}::jsonb[])
           with ordinality k(id, sentence, message, n)
     order by k.id, k.n`.execute(tx)
}

/** The sentence of a deed, with its reason if there is one. */
export function deedTold(deed: ToldDeed, motivo: Told | null, tipo = ''): Message {
  const feito: Message = { codigo: `historia.${deed}`, valores: tipo === '' ? {} : { tipo } }
  return motivo ? said('historia.feitoPorque', { feito, motivo }) : said('historia.feito', { feito })
}
