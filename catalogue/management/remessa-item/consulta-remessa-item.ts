import { remessaItemMachine } from '../../machines/remessa-item.ts'
import { record } from '../../operation.ts'
import { day, moment, money, number, numberOf, text } from '../../output.ts'
import { pagamentoElement, situacoesPagamento } from '../../query/pagamento-element.ts'

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
    remessaIdentificador: numberOf('remessa', 'Número da remessa', 'remessa'),
    remessa: text('Nome do arquivo da remessa'),
    faturamentoIdentificador: numberOf('faturamento', 'Número do faturamento', 'faturamento'),
    faturamento: text('Número do documento do faturamento'),
    situacao: text('Situação', situacoesPagamento),
    ...pagamentoElement,
    contratoIdentificador: numberOf('contrato', 'Número do contrato na plataforma', 'contrato'),
    dataReal: day('Dia em que o banco pagou'),
    valorReal: money('Valor que o banco pagou'),
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
    versao: number('Versão'),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 3131 },
})
