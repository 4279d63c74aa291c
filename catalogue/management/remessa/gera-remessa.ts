import { must } from '../../common-fields.ts'
import { code, date, list as fields, listed, ours, related, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { list, money, number, numberOf, text, truth } from '../../output.ts'
import { achados, simular } from '../parts.ts'

/** How a payment reaches who is paid. */
export const formasPagamento = ['Crédito em conta', 'TED', 'Pix'] as const

/** The most payments of one file. */
export const mostPayments = 10_000

export const geraRemessa = command({
  family: 'management',
  kind: 'command',
  id: 'GeraRemessa',
  group: 'management',
  noun: 'remessa',
  doors: { staff: 'financeiro.remeter', unlimited: true },
  title: 'Gerar remessa',
  description:
    'Gera o arquivo dos faturamentos a pagar que foram escolhidos, ou de todos os que estão em aberto; Pix vai em arquivo próprio. O favorecido fica como está agora, o número do arquivo nunca se repete, e o que não pode ser pago fica de fora, com o motivo. Outra pessoa aprova.',
  rotulo: 'Gerar',
  on: 'new',
  input: {
    conta: related('conta_bancaria', 'Conta de que se paga.', { ...must, rotulo: 'Conta bancária' }),
    faturamentos: fields(
      mostPayments,
      'Faturamentos a pagar; nenhum, todos os que estão em aberto.',
      { faturamento: related('faturamento', 'Faturamento.', { ...must, rotulo: 'Faturamento' }) },
      { ...ours, rotulo: 'Faturamentos' },
    ),
    vencimentoAte: date('Só os que vencem até este dia.', { ...ours, rotulo: 'Vencimento até' }),
    competencia: varchar(7, 'Só os desta competência, AAAA-MM.', { ...ours, rotulo: 'Competência' }),
    forma: code(
      20,
      'Forma; ausente, crédito no mesmo banco, Pix de quem tem chave onde o banco o leva, e TED.',
      listed(formasPagamento),
      {
        ...ours,
        rotulo: 'Forma',
      },
    ),
    dataPagamento: date('Dia do pagamento; ausente, o do vencimento, ou hoje se já passou.', {
      ...ours,
      rotulo: 'Dia do pagamento',
    }),
    SIMULAR: simular,
  },
  output: {
    simulado: truth('Se foi só uma simulação'),
    remessas: list({
      id: numberOf('remessa', 'Número da remessa', 'nomeArquivo'),
      sequencialArquivo: number('Número do arquivo'),
      nomeArquivo: text('Nome do arquivo'),
      quantidade: number('Pagamentos'),
      valorTotal: money('Valor total'),
      hash: text('SHA-256 do arquivo'),
    }),
    recusados: list({
      faturamento: numberOf('faturamento', 'Número do faturamento'),
      achados,
    }),
  },
  changes: ['remessa', 'remessa_item', 'faturamento'],
  problems: ['REGRA_IMPEDE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { conta: 3105, faturamentos: [{ faturamento: 3111 }] },
})
