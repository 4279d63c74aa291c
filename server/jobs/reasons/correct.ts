import { sql } from 'kysely'
import { operator } from '../../store/actor.ts'
import type { Database, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { findWrongReasons, type WrongReason, wrongReasons } from './wrong.ts'

/** Rows read and written at a time. */
const portion = 500

/** Reports every wrong reason of a client, page by page, and returns their number. Writes nothing. */
export const listWrongReasons = (
  owner: Database,
  client: number,
  tell: (page: readonly WrongReason[]) => void,
): Promise<number> =>
  owner.inClient(
    client,
    async (tx) => {
      const count = await findWrongReasons(tx)
      for await (const page of pages(tx)) tell(page)
      return count
    },
    operator('reasons check'),
  )

/** Corrects every wrong reason of a client in one transaction and returns their number. */
export const correctReasons = (owner: Database, client: number): Promise<number> =>
  owner.inClient(
    client,
    async (tx) => {
      const count = await findWrongReasons(tx)
      for await (const page of pages(tx)) {
        await correct(tx, page[0]!.n, page.at(-1)!.n)
      }
      return count
    },
    operator('reasons correct'),
  )

async function* pages(tx: Tx): AsyncGenerator<WrongReason[]> {
  for (let after = 0; ; ) {
    const page = await wrongReasons(tx, after, portion)
    if (page.length === 0) return
    yield page
    after = page.at(-1)!.n
  }
}

/**
 * Corrects the history; the audit trail keeps the old text. Booked movements stay and get a rectification.
 */
async function correct(tx: Tx, first: number, last: number): Promise<void> {
  const these = sql`e.n between ${first} and ${last}`
  await sql`update historico h set motivo = e.certo, motivo_mensagem = null from motivo_errado e
    where h.cliente_id = ${currentClient} and h.id = e.id and e.tabela = 'historico' and ${these}`.execute(tx)
  await sql`update contrato_historico c set historico = e.certo, mensagem = null from motivo_errado e
    where c.cliente_id = ${currentClient} and c.contrato_id = e.registro and c.id = e.id
      and e.tabela = 'contrato_historico' and ${these}`.execute(tx)
  await sql`insert into movimento_retificacao (cliente_id, movimento_id, motivo)
    select ${currentClient}, e.id, e.certo from motivo_errado e where e.tabela = 'movimento' and ${these} order by e.n`.execute(
    tx,
  )
  // A trigger audits changes of `contrato_historico`.
  await sql`insert into auditoria (cliente_id, entidade, acao, quantidade, menor, maior, campos)
    select ${currentClient}, em_camelo(e.entidade), 'Alteração', 1, e.registro, e.registro,
           json_build_array(json_build_array(em_camelo(e.tabela) || '.motivo', coalesce(e.atual, ''), coalesce(e.certo, '')))
      from motivo_errado e where e.tabela <> 'contrato_historico' and ${these} order by e.n`.execute(tx)
}
