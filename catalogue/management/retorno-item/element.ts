import { statesOf } from '../../machines/machine.ts'
import { remessaItemMachine } from '../../machines/remessa-item.ts'
import { retornoItemMachine } from '../../machines/retorno-item.ts'

export const situacoesItem = statesOf(retornoItemMachine)

const { agendar, pagar, recusar, cancelar, devolver } = remessaItemMachine.moves

/** What a person may say became of a payment. */
export const decisions = [pagar.to, recusar.to, cancelar.to, devolver.to] as const

/** What a return may say of a payment; the last decides nothing. */
export const outcomesTold = [...decisions, agendar.to, retornoItemMachine.initial[0]]
