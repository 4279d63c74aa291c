import type { aprovaRemessa } from '../../../catalogue/management/remessa/index.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { tryChange } from '../change.ts'
import { moment, whoActs } from '../moment.ts'
import { personOf } from '../two-persons.ts'
import type { Verb } from '../verb.ts'
import { remessas } from './guards.ts'

/** Approves files made by another person (four-eyes); then they can be downloaded. */
export const aprova: Verb<typeof aprovaRemessa> = async (tx, acting, { registros, motivo }) => {
  const values = {
    aprovada_por: personOf(acting.actor) ?? null,
    aprovada_por_nome: await whoActs(tx),
    aprovada_em: moment,
  }
  const before = await tx
    .selectFrom('remessa')
    .select('id')
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(registros.map(({ id }) => id)))
    .where('aprovada_em', 'is not', null)
    .orderBy('id')
    .execute()
  const approved = new Set(before.map(({ id }) => id))
  const wanted = registros.map((one) => ({
    ...one,
    motivo,
    values,
    besides: { approvedBefore: approved.has(one.id) },
  }))
  return tryChange(tx, remessas, wanted, acting, 'aprovar')
}
