import type { MoveOf } from '../../../catalogue/machines/machine.ts'
import { remessaItemMachine } from '../../../catalogue/machines/remessa-item.ts'
import type { Row } from '../../store/database.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'
import { type Real, realBreaches } from './real.ts'

export type ItemMove = MoveOf<typeof remessaItemMachine>

const columns = ['valor'] as const satisfies readonly (keyof Row<'remessa_item'>)[]

type RemessaItem = Standing & Pick<Row<'remessa_item'>, (typeof columns)[number]> & { real?: Real }

/** What a person says was paid. A row of a return was judged before. */
const pagamentoReal: Guard<RemessaItem> = (_tx, _records, { today }) => ({
  judge: ({ valor, real }) => (real ? realBreaches(real, valor, today, 'pagamentoReal') : []),
})

/** Payments on their way. What an invoice learns of them, it learns with each move. */
export const remessaItens = bind({
  machine: remessaItemMachine,
  columns,
  guards: { pagamentoReal },
})
