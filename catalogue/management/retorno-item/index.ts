import { code, listed, ours, related } from '../../fields.ts'
import { retornoItemMachine } from '../../machines/retorno-item.ts'
import { loneMoveCommand } from '../move-command.ts'
import { dataReal, valorReal } from '../remessa-item/fields.ts'
import { consultaRetornoItem } from './consulta-retorno-item.ts'
import { decisions } from './element.ts'
import { listaRetornoItens } from './lista-retorno-itens.ts'

export const conciliaItem = loneMoveCommand(retornoItemMachine, 'conciliar', {
  id: 'ConciliaItem',
  input: {
    pagamento: related('remessa_item', 'O pagamento de que o banco fala; vazio, nenhum da plataforma.', {
      rotulo: 'Pagamento',
    }),
    resultado: code(12, 'O que foi feito do pagamento; vazio, nada muda nele.', listed(decisions), {
      ...ours,
      rotulo: 'Resultado',
    }),
    data: dataReal('Dia em que o banco pagou ou devolveu, com o motivo; ausente, o que a linha diz.'),
    valor: valorReal('Valor que o banco pagou, com o motivo; ausente, o que a linha diz.'),
  },
  changes: ['retorno', 'remessa', 'remessa_item', 'faturamento'],
  example: { id: 3151, motivo: 'Tarifa do banco, fora da plataforma.' },
})

/** What people do with what a return could not settle by itself. */
export const retornoItemOperations = [listaRetornoItens, consultaRetornoItem, conciliaItem] as const
