import { type RawBuilder, sql } from 'kysely'
import type { Told } from '../../../catalogue/message.ts'
import { render } from '../../../catalogue/render.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Tables } from '../../store/schema.ts'
import { type DoneRecord, idsOf } from '../machine/bound.ts'

/** Tables whose rows may belong to a contract. */
type Part = { [T in keyof Tables]: 'contrato_id' extends keyof Tables[T] ? T : never }[keyof Tables]

/**
 * Writes deeds on parts of contracts into the contracts' history, each with its own reason. `subject` is SQL
 * over a part `x` and precedes the text of the deed.
 */
export async function tellContracts(
  tx: Tx,
  part: Part,
  records: readonly DoneRecord[],
  subject: RawBuilder<string>,
  done: string,
): Promise<void> {
  const sentences = records.map(({ motivo }) => because(done, motivo))
  await sql`insert into contrato_historico (cliente_id, contrato_id, historico, usuario)
    select x.cliente_id, x.contrato_id, ${subject} || k.sentence,
           coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema')
      from unnest(${idsOf(records)}::bigint[], ${sentences}::text[]) k(id, sentence)
      join ${sql.table(part)} x on x.cliente_id = ${currentClient} and x.id = k.id
     where x.contrato_id is not null
     order by x.id`.execute(tx)
}

/** The text of a deed, with its reason if there is one. */
export const because = (done: string, motivo: Told | null): string =>
  motivo ? `${done}: ${render(motivo, 'pt')}` : `${done}.`
