import { sql } from 'kysely'
import type { reenviaMensagem } from '../../../catalogue/management/mensagem/index.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { renovaLinks } from '../link/renova.ts'
import type { Acting } from '../machine/bound.ts'
import { made } from '../machine/outcome.ts'
import { tryMove } from '../move.ts'
import type { Verb } from '../verb.ts'
import { callSenders } from './escreve.ts'
import { mensagens } from './guards.ts'

/** Sends messages again. A link that was already sent is replaced, because its secret is not stored. */
export const reenvia: Verb<typeof reenviaMensagem> = async (tx, acting, { registros, motivo }) => {
  const values = {
    diagnostico: null,
    resposta: null,
    tentativas: 0,
    resumo_id: null,
    lembrete: false,
    segredo: null,
  }
  const proxima_em = new Date().toISOString()
  const wanted = registros.map((one) => ({ ...one, motivo, values: { ...values, proxima_em } }))
  const outcomes = await tryMove(tx, mensagens, 'reenviar', wanted, acting)
  const again = made(outcomes)
  if (again.length > 0) {
    await bringNewLinks(tx, acting, again)
    await callSenders(tx)
  }
  return outcomes
}

async function bringNewLinks(tx: Tx, acting: Acting, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ link: number }>`
    select distinct l.id as link from mensagem m join link l on l.cliente_id = m.cliente_id and l.id = m.link_id
     where m.cliente_id = ${currentClient} and m.id = any(${ids}) and (l.hash is not null or l.encerrado_em is not null)
     order by 1`.execute(tx)
  const renewed = await renovaLinks(
    tx,
    acting,
    rows.map(({ link }) => link),
  )
  const pairs = [...renewed].map(([velho, novo]) => ({ velho, novo }))
  await sql`update mensagem m set link_id = k.novo
     from json_to_recordset(${JSON.stringify(pairs)}) k(velho bigint, novo bigint)
    where m.cliente_id = ${currentClient} and m.id = any(${ids}) and m.link_id = k.velho`.execute(tx)
}
