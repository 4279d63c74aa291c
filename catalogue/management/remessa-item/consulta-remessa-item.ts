import { remessaItemMachine } from '../../machines/remessa-item.ts'
import { record } from '../../operation.ts'
import { day, moment, money, number, numberOf, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { pagamentoElement, situacoesPagamento } from '../../query/pagamento-element.ts'

export const consultaRemessaItem = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaRemessaItem',
  group: 'management',
  noun: 'remessa_item',
  doors: { staff: 'financeiro.ver', unlimited: true },
  title: phrase('Pagamento de remessa', 'Payment of a remittance'),
  description: phrase(
    'Um pagamento que foi ou vai ao banco, o que o banco disse dele e seu histórico.',
    'A payment that went or goes to the bank, what the bank said of it and its history.',
  ),
  machine: remessaItemMachine,
  element: {
    identificador: number(
      phrase('Número do pagamento na plataforma', 'Number of the payment on the platform'),
    ),
    remessaIdentificador: numberOf(
      'remessa',
      phrase('Número da remessa', 'Number of the remittance'),
      'remessa',
    ),
    remessa: text(phrase('Nome do arquivo da remessa', 'Name of the remittance file')),
    faturamentoIdentificador: numberOf(
      'faturamento',
      phrase('Número do faturamento', 'Number of the invoice'),
      'faturamento',
    ),
    faturamento: text(phrase('Número do documento do faturamento', 'Number of the invoice document')),
    situacao: text(phrase('Situação', 'State'), situacoesPagamento),
    ...pagamentoElement,
    contratoIdentificador: numberOf(
      'contrato',
      phrase('Número do contrato na plataforma', 'Number of the contract on the platform'),
      'contrato',
    ),
    dataReal: day(phrase('Dia em que o banco pagou', 'Day on which the bank paid')),
    valorReal: money(phrase('Valor que o banco pagou', 'Amount that the bank paid')),
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
    versao: number(phrase('Versão', 'Version')),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 3131 },
})
