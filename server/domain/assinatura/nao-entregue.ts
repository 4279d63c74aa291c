import { sql } from 'kysely'
import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'
import { said } from '../../../catalogue/message.ts'
import { currentClient } from '../../store/expressions.ts'
import { idsOf, platform } from '../machine/bound.ts'
import type { Consequence } from '../machine/registry.ts'
import { move } from '../move.ts'
import { assinaturas } from './guards.ts'

const motivo = said('motivo.mensagemQuemDeveAssinarNao')

/** If a message to a signer is not delivered, the signature waits for the institution. */
export const pendeNaoEntregues: Consequence = async (tx, messages, { today }) => {
  // Only files still being signed are affected. They are locked, so that they are in the same state for the
  // move.
  const { rows } = await sql<{ id: number }>`
    select a.id from arquivo a
     where a.cliente_id = ${currentClient} and a.situacao_assinatura = any(${assinaturaMachine.moves.pender.from})
       and a.id in (select m.registro_id from mensagem m
                     where m.cliente_id = ${currentClient} and m.id = any(${idsOf(messages)}::bigint[])
                       and m.entidade = ${assinaturaMachine.noun} and not m.lembrete)
     order by a.id for update`.execute(tx)
  const wanted = rows.map(({ id }) => ({ id, motivo }))
  if (wanted.length > 0) await move(tx, assinaturas, 'pender', wanted, platform(today))
}
