import type { estornaPagamento, estornaRecebimento } from '../../../catalogue/management/faturamento/index.ts'
import { tryMove } from '../move.ts'
import type { Verb } from '../verb.ts'
import { faturamentos } from './guards.ts'
import { reverse } from './movimentos.ts'

/** Reverses a movement by a negative one, so that the original entry remains. */
const reversing =
  (name: 'estornarRecebimento' | 'estornarPagamento'): Verb<typeof estornaRecebimento> =>
  async (tx, acting, { registros, movimento, motivo }) => {
    const besides = { movimento: movimento ?? undefined }
    const wanted = registros.map((one) => ({ ...one, motivo, besides }))
    return tryMove(tx, faturamentos, name, wanted, acting, (tx, invoices) =>
      reverse(tx, invoices, { movimento: movimento ?? null, data: acting.today }),
    )
  }

export const estornaRecebimentos: Verb<typeof estornaRecebimento> = reversing('estornarRecebimento')
export const estornaPagamentos: Verb<typeof estornaPagamento> = reversing('estornarPagamento')
