import type { confirmaPagamento, recusaPagamento } from '../../../catalogue/management/remessa-item/index.ts'
import type { Told } from '../../../catalogue/message.ts'
import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import type { Acting } from '../machine/bound.ts'
import { made, type Outcome } from '../machine/outcome.ts'
import { tryMove } from '../move.ts'
import { remessaItens } from '../remessa-item/guards.ts'
import type { Verb } from '../verb.ts'
import { settle } from './settle.ts'

/** Payments as requested. */
const asked = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('remessa_item')
    .select(['id', 'remessa_id', 'data', 'valor'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(ids))
    .execute()

/** Updates the files of payments that a person settled. */
async function settleFiles(
  tx: Tx,
  acting: Acting,
  outcomes: readonly Outcome[],
  motivo: Told | null | undefined,
): Promise<Outcome[]> {
  const answered = await asked(tx, made(outcomes))
  const files = answered.map(({ remessa_id }) => remessa_id)
  await settle(tx, acting, files, motivo ?? null)
  return [...outcomes]
}

/** Confirms a payment seen in the account's statement without a return. */
const confirma: Verb<typeof confirmaPagamento> = async (tx, acting, { registros, motivo, data, valor }) => {
  const ids = registros.map(({ id }) => id)
  const payments = new Map((await asked(tx, ids)).map((one) => [one.id, one]))
  const wanted = registros.map((one) => {
    const payment = payments.get(one.id)
    const real = { data: data ?? payment?.data ?? null, valor: valor ?? payment?.valor ?? null }
    const values = { data_real: real.data, valor_real: real.valor, retorno_item_id: null }
    return { ...one, motivo, values, besides: { real } }
  })
  const outcomes = await tryMove(tx, remessaItens, 'pagar', wanted, acting)
  return settleFiles(tx, acting, outcomes, motivo)
}

/** Refuses a payment that the bank did not make and no return reports. */
const recusa: Verb<typeof recusaPagamento> = async (tx, acting, { registros, motivo }) => {
  const wanted = registros.map((one) => ({ ...one, motivo }))
  const outcomes = await tryMove(tx, remessaItens, 'recusar', wanted, acting)
  return settleFiles(tx, acting, outcomes, motivo)
}

export const remessaItemVerbs = { ConfirmaPagamento: confirma, RecusaPagamento: recusa }
