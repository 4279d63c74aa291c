import { remessaItemMachine } from '../../../catalogue/machines/remessa-item.ts'
import { bind } from '../machine/bound.ts'
import { entail } from './entail.ts'

/** Payments on their way. What an invoice learns of them, it learns with each move. */
export const remessaItens = bind({ machine: remessaItemMachine, columns: [], guards: {}, after: entail })
