import { remessaItemMachine } from '../../machines/remessa-item.ts'
import { loneMoveCommand, moveCommand } from '../move-command.ts'
import { consultaRemessaItem } from './consulta-remessa-item.ts'
import { dataReal, valorReal } from './fields.ts'
import { listaRemessaItens } from './lista-remessa-itens.ts'

const entailed = ['remessa', 'faturamento'] as const

export const confirmaPagamento = loneMoveCommand(remessaItemMachine, 'pagar', {
  id: 'ConfirmaPagamento',
  input: {
    data: dataReal('Dia em que o banco pagou; ausente, o dia que foi pedido.'),
    valor: valorReal('Valor que o banco pagou; ausente, o que foi pedido.'),
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
