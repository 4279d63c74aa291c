import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Tables } from '../../store/schema.ts'

/** Tables of parts, each row of which may belong to a contract. */
type Part = { [T in keyof Tables]: 'contrato_id' extends keyof Tables[T] ? T : never }[keyof Tables]

/** Writes into the history that contracts show what was done to some parts of them; `sentence` is SQL over a part, x. */
export async function tellContracts(
  tx: Tx,
  part: Part,
  ids: readonly number[],
  sentence: RawBuilder<string>,
): Promise<void> {
  await sql`insert into contrato_historico (cliente_id, contrato_id, historico, usuario)
    select x.cliente_id, x.contrato_id, ${sentence},
           coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema')
      from ${sql.table(part)} x
     where x.cliente_id = ${currentClient} and x.id = any(${ids}::bigint[]) and x.contrato_id is not null
     order by x.id`.execute(tx)
}

/** What was done, with why where somebody said so. */
export const because = (done: string, motivo: string | null): string =>
  motivo ? `${done}: ${motivo}` : `${done}.`
