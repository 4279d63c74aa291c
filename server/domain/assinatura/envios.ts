import { sql } from 'kysely'
import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'
import { currentClient } from '../../store/expressions.ts'
import { idsOf } from '../machine/bound.ts'
import type { Consequence } from '../machine/registry.ts'

/** A signer was called when the message left, not when it was written. */
export const notaEnvios: Consequence = async (tx, messages) => {
  const about = sql`m.cliente_id = ${currentClient} and m.id = any(${idsOf(messages)}::bigint[])
    and m.entidade = ${assinaturaMachine.noun} and not m.lembrete`
  // Files before their signatures, as other writers lock them.
  const { rows } = await sql`select from arquivo a where a.cliente_id = ${currentClient}
      and a.id in (select m.registro_id from mensagem m where ${about})
    order by a.id for update`.execute(tx)
  if (rows.length === 0) return
  await sql`update assinatura s set envio = m.enviada_em from mensagem m
    where ${about} and s.cliente_id = m.cliente_id and s.arquivo_id = m.registro_id and s.parte = m.parte
      and s.parte_id = m.pessoa_id and s.envio is distinct from m.enviada_em`.execute(tx)
}
