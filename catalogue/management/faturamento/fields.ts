import { must, tiposFaturamento } from '../../common-fields.ts'
import { code, date, decimal, list, listed, numeric, ours, related, varchar } from '../../fields.ts'
import { formasMovimento, tiposItem } from '../../values/faturamento.ts'

/** Items of one invoice. */
const mostItems = 500

const amount = (text: string, rotulo: string) => decimal(12, 2, text, { ...ours, min: 0, rotulo })

/** What an invoice says. */
export const faturamentoFields = {
  tipo: code(1, 'A receber ou a pagar.', tiposFaturamento, { ...must, rotulo: 'Tipo' }),
  pessoa: related('pessoa', 'Sacado ou favorecido que é pessoa cadastrada.', { rotulo: 'Pessoa' }),
  aluno: related('aluno', 'Favorecido que é aluno.', { rotulo: 'Aluno' }),
  unidade: related('unidade', 'Unidade. Vazia: a instituição toda.', { rotulo: 'Unidade' }),
  contrato: related('contrato', 'Contrato de que se trata, quando é um só.', { rotulo: 'Contrato' }),
  competencia: varchar(7, 'Competência, AAAA-MM.', { ...must, rotulo: 'Competência', example: '2026-03' }),
  vencimento: date('Vencimento, a partir de hoje.', { ...must, rotulo: 'Vencimento' }),
  desconto: amount('Desconto.', 'Desconto'),
  juros: amount('Juros.', 'Juros'),
  multa: amount('Multa.', 'Multa'),
  centroCusto: varchar(30, 'Centro de custo.', { ...ours, rotulo: 'Centro de custo' }),
  historico: varchar(255, 'Histórico.', { ...ours, lines: true, rotulo: 'Histórico' }),
  itens: list(
    mostItems,
    'O que se fatura; o valor é a soma.',
    {
      tipo: code(25, 'Tipo do item.', listed(tiposItem), { ...must, rotulo: 'Tipo' }),
      descricao: varchar(200, 'Descrição.', { ...must, rotulo: 'Descrição' }),
      contrato: related('contrato', 'Contrato de que se trata.', { rotulo: 'Contrato' }),
      parcela: numeric(3, 'Parcela do contrato.', { ...ours, rotulo: 'Parcela' }),
      quantidade: decimal(8, 2, 'Quantidade; ausente, 1.', { ...ours, min: 0.01, rotulo: 'Quantidade' }),
      valorUnitario: decimal(12, 2, 'Valor de cada um.', { ...must, min: 0.01, rotulo: 'Valor unitário' }),
    },
    { ...must, rotulo: 'Itens' },
  ),
}

/** What a receipt or a payment says. */
export const movimentoFields = {
  valor: decimal(
    12,
    2,
    'Dinheiro que entrou ou saiu; ausente, o saldo com juros e multa, menos o desconto.',
    {
      ...ours,
      min: 0.01,
      rotulo: 'Valor',
    },
  ),
  data: date('Dia em que se moveu; ausente, hoje.', { ...ours, rotulo: 'Data' }),
  credito: date('Dia em que o dinheiro ficou na conta.', { ...ours, rotulo: 'Crédito' }),
  juros: amount('Juros deste movimento, além do saldo.', 'Juros'),
  multa: amount('Multa deste movimento, além do saldo.', 'Multa'),
  desconto: amount('Desconto deste movimento, que baixa o saldo sem dinheiro.', 'Desconto'),
  forma: code(16, 'Forma.', listed(formasMovimento), { ...ours, rotulo: 'Forma' }),
  banco: varchar(3, 'Código do banco.', { ...ours, rotulo: 'Banco' }),
  nossoNumero: varchar(20, 'Nosso número.', { ...ours, rotulo: 'Nosso número' }),
  endToEndId: varchar(32, 'Identificação do Pix de ponta a ponta.', {
    ...ours,
    rotulo: 'Identificação do Pix',
  }),
}

/** Which movement is taken back. */
export const estornoFields = {
  movimento: numeric(15, 'Número do movimento que se desfaz; ausente, o último que vale.', {
    ...ours,
    min: 1,
    rotulo: 'Movimento',
  }),
}
