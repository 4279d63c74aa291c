import { remessaItemMachine } from '../../machines/remessa-item.ts'
import { phrase } from '../../phrase.ts'
import { loneMoveCommand, moveCommand } from '../move-command.ts'
import { consultaRemessaItem } from './consulta-remessa-item.ts'
import { dataReal, valorReal } from './fields.ts'
import { listaRemessaItens } from './lista-remessa-itens.ts'

const entailed = ['remessa', 'faturamento'] as const

export const confirmaPagamento = loneMoveCommand(remessaItemMachine, 'pagar', {
  id: 'ConfirmaPagamento',
  input: {
    data: dataReal(
      phrase(
        'Dia em que o banco pagou. Se ficar vazio: o dia que foi pedido.',
        'Day on which the bank paid. If left empty: the day that was asked for.',
      ),
    ),
    valor: valorReal(
      phrase(
        'Valor que o banco pagou. Se ficar vazio: o que foi pedido.',
        'Amount that the bank paid. If left empty: the one that was asked for.',
      ),
    ),
  },
  changes: entailed,
  example: { id: 3133, data: '2026-03-02', motivo: 'Consta no extrato; o banco não mandou retorno.' },
})

export const recusaPagamento = moveCommand(remessaItemMachine, 'recusar', {
  id: 'RecusaPagamento',
  changes: entailed,
  example: { id: 3134, motivo: 'O banco informou por telefone que não pagou.' },
})

/** Operations over payments of a remittance, with the commands for those that no bank return mentions. */
export const remessaItemOperations = [
  listaRemessaItens,
  consultaRemessaItem,
  confirmaPagamento,
  recusaPagamento,
] as const
