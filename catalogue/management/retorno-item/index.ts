import { code, listed, ours, related } from '../../fields.ts'
import { retornoItemMachine } from '../../machines/retorno-item.ts'
import { phrase } from '../../phrase.ts'
import { loneMoveCommand } from '../move-command.ts'
import { dataReal, valorReal } from '../remessa-item/fields.ts'
import { consultaRetornoItem } from './consulta-retorno-item.ts'
import { decisions } from './element.ts'
import { listaRetornoItens } from './lista-retorno-itens.ts'

export const conciliaItem = loneMoveCommand(retornoItemMachine, 'conciliar', {
  id: 'ConciliaItem',
  input: {
    pagamento: related(
      'remessa_item',
      phrase(
        'O pagamento de que o banco fala. Se ficar vazio: nenhum da plataforma.',
        'The payment that the bank means. If left empty: none of the platform.',
      ),
      {
        rotulo: phrase('Pagamento', 'Payment'),
      },
    ),
    resultado: code(
      12,
      phrase(
        'O que foi feito do pagamento. Se ficar vazio: nada muda nele.',
        'What became of the payment. If left empty: nothing changes in it.',
      ),
      listed(decisions),
      {
        ...ours,
        rotulo: phrase('Resultado', 'Result'),
      },
    ),
    data: dataReal(
      phrase(
        'Dia em que o banco pagou ou devolveu, com o motivo. Se ficar vazio: o que a linha diz.',
        'Day on which the bank paid or gave back, with the reason. If left empty: what the row says.',
      ),
    ),
    valor: valorReal(
      phrase(
        'Valor que o banco pagou, com o motivo. Se ficar vazio: o que a linha diz.',
        'Amount that the bank paid, with the reason. If left empty: what the row says.',
      ),
    ),
  },
  changes: ['retorno', 'remessa', 'remessa_item', 'faturamento'],
  example: { id: 3151, motivo: 'Tarifa do banco, fora da plataforma.' },
})

/** Operations on lines that a return could not settle by itself. */
export const retornoItemOperations = [listaRetornoItens, consultaRetornoItem, conciliaItem] as const
