import { statesOf } from '../../machines/machine.ts'
import { remessaItemMachine } from '../../machines/remessa-item.ts'
import { retornoItemMachine } from '../../machines/retorno-item.ts'
import { saidText, text } from '../../output.ts'
import { situacoesPagamento } from '../remessa-item/element.ts'
import { effectCodes } from './effects.ts'

export const situacoesItem = statesOf(retornoItemMachine)

const { agendar, pagar, recusar, cancelar, devolver } = remessaItemMachine.moves

/** What a person may say became of a payment. */
export const decisions = [pagar.to, recusar.to, cancelar.to, devolver.to] as const

/** What a return may say of a payment; the last decides nothing. */
export const outcomesTold = [...decisions, agendar.to, retornoItemMachine.initial[0]]

/** What a row did, in words and as data. */
export const efeito = {
  efeito: saidText('O que isso mudou, ou por que uma pessoa tem de olhar'),
  efeitoCodigo: { ...text('O efeito, em código', effectCodes), rotulo: 'Código do efeito' },
  efeitoSituacao: {
    ...text('Situação do pagamento que o efeito nomeia; vazia quando não nomeia uma', situacoesPagamento),
    rotulo: 'Situação do efeito',
  },
}
