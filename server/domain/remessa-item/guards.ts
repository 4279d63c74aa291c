import type { MoveOf } from '../../../catalogue/machines/machine.ts'
import { remessaItemMachine } from '../../../catalogue/machines/remessa-item.ts'
import type { Row } from '../../store/database.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'
import { type Real, realBreaches } from './real.ts'

export type ItemMove = MoveOf<typeof remessaItemMachine>

const columns = ['valor'] as const satisfies readonly (keyof Row<'remessa_item'>)[]

type RemessaItem = Standing & Pick<Row<'remessa_item'>, (typeof columns)[number]> & { real?: Real }

/** Checks what a person reports as paid. Rows of a return are checked before. */
const pagamentoReal: Guard<RemessaItem> = (_tx, _records, { today }) => ({
  judge: ({ valor, real }) => (real ? realBreaches(real, valor, today, 'pagamentoReal') : []),
})

/** Payments of a bank file. Consequences of each move update the invoice. */
export const remessaItens = bind({
  machine: remessaItemMachine,
  columns,
  guards: { pagamentoReal },
})
