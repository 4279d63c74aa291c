import { must } from '../../common-fields.ts'
import { code, date, list as fields, listed, ours, related, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { list, money, number, numberOf, text, truth } from '../../output.ts'
import { phrase, withEnglish } from '../../phrase.ts'
import { achados, simular } from '../parts.ts'

export const formasPagamento = withEnglish({
  'Crédito em conta': 'Credit to an account',
  TED: 'TED',
  Pix: 'Pix',
})

/** Maximum number of payments of one file. */
export const mostPayments = 10_000

export const geraRemessa = command({
  family: 'management',
  kind: 'command',
  id: 'GeraRemessa',
  group: 'management',
  noun: 'remessa',
  doors: { staff: 'financeiro.remeter', unlimited: true },
  title: phrase('Gerar remessa', 'Make a remittance'),
  description: phrase(
    'Gera o arquivo dos faturamentos a pagar que foram escolhidos, ou de todos os que estão em aberto; Pix vai em arquivo próprio. O favorecido fica como está agora, o número do arquivo nunca se repete, e o que não pode ser pago fica de fora, com o motivo. Outra pessoa aprova.',
    'Makes the file of the invoices to pay that were chosen, or of all that are open; Pix goes in a file of its own. The payee stays as they are now, the number of the file is never repeated, and what cannot be paid is left out, with the reason. Another person approves it.',
  ),
  rotulo: phrase('Gerar', 'Generate'),
  on: 'new',
  input: {
    conta: related('conta_bancaria', phrase('Conta de que se paga.', 'Account that pays.'), {
      ...must,
      rotulo: phrase('Conta bancária', 'Bank account'),
    }),
    faturamentos: fields(
      mostPayments,
      phrase(
        'Faturamentos a pagar; nenhum, todos os que estão em aberto.',
        'Invoices to pay; none, all that are open.',
      ),
      {
        faturamento: related('faturamento', phrase('Faturamento.', 'Invoice.'), {
          ...must,
          rotulo: phrase('Faturamento', 'Invoice'),
        }),
      },
      { ...ours, rotulo: phrase('Faturamentos', 'Invoices') },
    ),
    vencimentoAte: date(phrase('Só os que vencem até este dia.', 'Only those due until this day.'), {
      ...ours,
      rotulo: phrase('Vencimento até', 'Due until'),
    }),
    competencia: varchar(
      7,
      phrase('Só os desta competência, AAAA-MM.', 'Only those of this month, AAAA-MM.'),
      { ...ours, rotulo: phrase('Competência', 'Month') },
    ),
    forma: code(
      20,
      phrase(
        'Forma. Se ficar vazio: crédito no mesmo banco, Pix de quem tem chave onde o banco o leva, e TED.',
        'Way. If left empty: credit within the same bank, Pix for who has a key where the bank takes it, and TED.',
      ),
      listed(formasPagamento),
      {
        ...ours,
        rotulo: phrase('Forma', 'Form'),
      },
    ),
    dataPagamento: date(
      phrase(
        'Dia do pagamento. Se ficar vazio: o do vencimento, ou hoje se já passou.',
        'Day of the payment. If left empty: the due date, or today if it has passed.',
      ),
      {
        ...ours,
        rotulo: phrase('Dia do pagamento', 'Day of payment'),
      },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    remessas: list({
      id: numberOf('remessa', phrase('Número da remessa', 'Number of the remittance'), 'nomeArquivo'),
      sequencialArquivo: number(phrase('Número do arquivo', 'Number of the file')),
      nomeArquivo: text(phrase('Nome do arquivo', 'File name')),
      quantidade: number(phrase('Pagamentos', 'Payments')),
      valorTotal: money(phrase('Valor total', 'Total amount')),
      hash: text(phrase('SHA-256 do arquivo', 'SHA-256 of the file')),
    }),
    recusados: list({
      faturamento: numberOf('faturamento', phrase('Número do faturamento', 'Number of the invoice')),
      achados,
    }),
  },
  changes: ['remessa', 'remessa_item', 'faturamento'],
  problems: ['REGRA_IMPEDE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { conta: 3105, faturamentos: [{ faturamento: 3111 }] },
})
