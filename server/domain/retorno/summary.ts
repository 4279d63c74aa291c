import { sql } from 'kysely'
import { written } from '../../../catalogue/message.ts'
import { isMessage } from '../../../catalogue/render.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { ItemMove } from '../remessa-item/guards.ts'
import type { RowEffect } from './effect.ts'

export function countsOf(effects: readonly RowEffect[]) {
  const made = (move: ItemMove) => effects.filter((one) => one.kind === 'aplicar' && one.move === move).length
  const of = (kind: RowEffect['kind']) => effects.filter((one) => one.kind === kind).length
  return {
    pagos: made('pagar'),
    agendados: made('agendar'),
    recusados: made('recusar'),
    cancelados: made('cancelar'),
    devolvidos: made('devolver'),
    repetidos: of('repetir'),
    conferir: of('conferir'),
  }
}

/** Summary of a return read again without effect. */
export async function summaryOf(tx: Tx, id: number) {
  const { rows } = await sql<{
    itens: number
    conferir: number
    avisos: string[]
    mensagens: unknown[] | null
  }>`
    select r.quantidade_itens as itens, r.avisos, r.avisos_mensagens as mensagens,
           (select count(*)::int from retorno_item i where i.cliente_id = r.cliente_id and i.retorno_id = r.id
              and i.situacao = 'Conferir') as conferir
      from retorno r where r.cliente_id = ${currentClient} and r.id = ${id}`.execute(tx)
  const { itens, conferir, mensagens, ...row } = rows[0]!
  // Rows of earlier versions have only texts.
  const avisos = mensagens?.every(isMessage) ? mensagens : row.avisos.map(written)
  return { id, itens, ...countsOf([]), repetidos: itens - conferir, conferir, avisos }
}
