import { remessaItemMachine } from '../../machines/remessa-item.ts'
import { record } from '../../operation.ts'
import { day, moment, money, number, text } from '../../output.ts'
import { pagamentoElement, situacoesPagamento } from './element.ts'

export const consultaRemessaItem = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaRemessaItem',
  group: 'management',
  noun: 'remessa_item',
  doors: { staff: 'financeiro.ver', unlimited: true },
  title: 'Pagamento de remessa',
  description: 'Um pagamento que foi ou vai ao banco, o que o banco disse dele e seu histórico.',
  machine: remessaItemMachine,
  element: {
    identificador: number('Número do pagamento na plataforma'),
    remessaIdentificador: number('Número da remessa'),
    faturamentoIdentificador: number('Número do faturamento'),
    situacao: text('Situação', situacoesPagamento),
    ...pagamentoElement,
    dataReal: day('Dia em que o banco pagou'),
    valorReal: money('Valor que o banco pagou'),
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
    versao: number('Versão'),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 3131 },
})
