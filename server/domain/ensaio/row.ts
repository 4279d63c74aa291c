import { sql } from 'kysely'
import { Refusal } from '../../refusal.ts'
import type { Row, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

export type Ensaio = Pick<
  Row<'ensaio'>,
  'id' | 'ambiente_id' | 'codigo' | 'situacao' | 'esvaziar' | 'token_inicio' | 'token_hash'
>

/** The current client's sandbox record, locked until the transaction ends. */
export const heldSandbox = (tx: Tx): Promise<Ensaio | undefined> =>
  tx
    .selectFrom('ensaio')
    .select(['id', 'ambiente_id', 'codigo', 'situacao', 'esvaziar', 'token_inicio', 'token_hash'])
    .where('cliente_id', '=', currentClient)
    .forUpdate()
    .executeTakeFirst()

export async function requireSandbox(tx: Tx): Promise<Ensaio> {
  const found = await heldSandbox(tx)
  if (!found || found.situacao === 'Em remoção') throw new Refusal('REGISTRO_INEXISTENTE')
  return found
}

export async function isSandbox(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ ensaio: boolean }>`
    select ensaio_de is not null as ensaio from cliente where cliente_id = ${currentClient}`.execute(tx)
  return rows[0]?.ensaio ?? false
}

/** Queues preparation of the client's sandbox. */
export async function askForPreparing(tx: Tx): Promise<void> {
  await sql`insert into tarefa (tipo, cliente_id, pedida_em) values ('ensaio', cliente_atual(), clock_timestamp())
    on conflict (tipo, cliente_id) do update set pedida_em = excluded.pedida_em`.execute(tx)
}
