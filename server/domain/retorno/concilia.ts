import type { conciliaItem } from '../../../catalogue/management/retorno-item/index.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import { currentClient } from '../../store/expressions.ts'
import { move } from '../move.ts'
import { settle } from '../remessa/settle.ts'
import { decisionOf } from '../retorno-item/decision.ts'
import { retornoItens } from '../retorno-item/guards.ts'
import type { Verb } from '../verb.ts'
import { apply } from './apply.ts'
import { labelOf } from './effect.ts'
import { keptEffect } from './rows.ts'

/** Settles a row manually: its payment and result, or that it belongs to none. */
export const concilia: Verb<typeof conciliaItem> = async (
  tx,
  acting,
  { registros, motivo, pagamento, resultado, data, valor },
) => {
  const told = {
    pagamento: pagamento ?? undefined,
    resultado: resultado ?? undefined,
    data: data ?? undefined,
    valor: valor ?? undefined,
    motivo: motivo ?? undefined,
  }
  const efeito = effectTold(told)
  const values = { remessa_item_id: pagamento ?? null, ...keptEffect(efeito) }
  const wanted = registros.map((one) => ({ ...one, motivo, values, besides: told }))
  const outcomes = await move(tx, retornoItens, 'conciliar', wanted, acting)
  const [made] = outcomes
  if (!made || !pagamento || !resultado) return outcomes
  const row = await tx
    .selectFrom('retorno_item')
    .select(['ocorrencias', 'data_real', 'valor_real'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow()
  const payment = await tx
    .selectFrom('remessa_item')
    .select(['situacao', 'remessa_id'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', pagamento)
    .executeTakeFirstOrThrow()
  const { move: name } = decisionOf(resultado, payment.situacao)
  const paid = name === 'pagar'
  const result = {
    ocorrencias: row.ocorrencias,
    data_real: paid || name === 'devolver' ? (told.data ?? row.data_real) : null,
    valor_real: paid ? (told.valor ?? row.valor_real) : null,
    retorno_item_id: made.id,
  }
  await apply(tx, acting, [{ move: name, pagamento, motivo: motivo ?? efeito, values: result }])
  await settle(tx, acting, [payment.remessa_id], efeito)
  return outcomes
}

function effectTold({
  pagamento,
  resultado,
}: {
  pagamento?: number | undefined
  resultado?: string | undefined
}): Message {
  if (pagamento === undefined) return said('efeito.alheio')
  return resultado === undefined
    ? said('efeito.nadaMudou')
    : said('efeito.passou', { situacao: labelOf(resultado) })
}
