import type { descartaAlteracaoConta } from '../../../catalogue/management/conta-bancaria/index.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { tryChange } from '../change.ts'
import type { Verb } from '../verb.ts'
import { contasBancarias } from './guards.ts'

/** Discards proposed changes of accounts. */
export const descarta: Verb<typeof descartaAlteracaoConta> = async (tx, acting, { registros, motivo }) => {
  const rows = await tx
    .selectFrom('conta_bancaria')
    .select('id')
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(registros.map(({ id }) => id)))
    .where('proposta', 'is not', null)
    .orderBy('id')
    .execute()
  const waiting = new Set(rows.map(({ id }) => id))
  const wanted = registros.map((one) => ({
    ...one,
    motivo,
    values: { proposta: null, autores: [] },
    besides: { proposed: waiting.has(one.id) },
  }))
  return tryChange(tx, contasBancarias, wanted, acting, 'descartarAlteracao')
}
