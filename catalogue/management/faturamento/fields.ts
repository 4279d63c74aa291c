import { must, tiposFaturamento } from '../../common-fields.ts'
import { code, date, decimal, list, listed, numeric, ours, related, varchar } from '../../fields.ts'
import { type Phrase, phrase } from '../../phrase.ts'
import { formasMovimento, tiposItem } from '../../values/faturamento.ts'

/** Maximum number of items of an invoice. */
const mostItems = 500

const amount = (text: Phrase, rotulo: Phrase) => decimal(12, 2, text, { ...ours, min: 0, rotulo })

export const faturamentoFields = {
  tipo: code(1, phrase('A receber ou a pagar.', 'To receive or to pay.'), tiposFaturamento, {
    ...must,
    rotulo: phrase('Tipo', 'Kind'),
  }),
  pessoa: related(
    'pessoa',
    phrase('Sacado ou favorecido que é pessoa cadastrada.', 'Payer or payee who is a registered person.'),
    { rotulo: phrase('Pessoa', 'Person') },
  ),
  aluno: related('aluno', phrase('Favorecido que é aluno.', 'Payee who is a student.'), {
    rotulo: phrase('Aluno', 'Student'),
  }),
  unidade: related(
    'unidade',
    phrase('Unidade. Se ficar vazio: a instituição toda.', 'Unit. If left empty: the whole institution.'),
    { rotulo: phrase('Unidade', 'Unit') },
  ),
  contrato: related(
    'contrato',
    phrase('Contrato de que se trata, quando é um só.', 'Contract that it is about, if it is one.'),
    { rotulo: phrase('Contrato', 'Contract') },
  ),
  competencia: varchar(7, phrase('Competência, AAAA-MM.', 'Month, AAAA-MM.'), {
    ...must,
    rotulo: phrase('Competência', 'Month'),
    example: '2026-03',
  }),
  vencimento: date(phrase('Vencimento, a partir de hoje.', 'Due date, from today on.'), {
    ...must,
    rotulo: phrase('Vencimento', 'Due'),
  }),
  desconto: amount(phrase('Desconto.', 'Discount.'), phrase('Desconto', 'Discount')),
  juros: amount(phrase('Juros.', 'Interest.'), phrase('Juros', 'Interest')),
  multa: amount(phrase('Multa.', 'Fine.'), phrase('Multa', 'Fine')),
  centroCusto: varchar(30, phrase('Centro de custo.', 'Cost centre.'), {
    ...ours,
    rotulo: phrase('Centro de custo', 'Cost centre'),
  }),
  historico: varchar(255, phrase('Histórico.', 'History.'), {
    ...ours,
    lines: true,
    rotulo: phrase('Histórico', 'History'),
  }),
  itens: list(
    mostItems,
    phrase('O que se fatura; o valor é a soma.', 'What is billed; the amount is the sum.'),
    {
      tipo: code(25, phrase('Tipo do item.', 'Kind of item.'), listed(tiposItem), {
        ...must,
        rotulo: phrase('Tipo', 'Kind'),
      }),
      descricao: varchar(200, phrase('Descrição.', 'Description.'), {
        ...must,
        rotulo: phrase('Descrição', 'Description'),
      }),
      contrato: related('contrato', phrase('Contrato de que se trata.', 'Contract that it is about.'), {
        rotulo: phrase('Contrato', 'Contract'),
      }),
      parcela: numeric(3, phrase('Parcela do contrato.', 'Instalment of the contract.'), {
        ...ours,
        rotulo: phrase('Parcela', 'Instalment'),
      }),
      quantidade: decimal(8, 2, phrase('Quantidade. Se ficar vazio: 1.', 'Quantity. If left empty: 1.'), {
        ...ours,
        min: 0.01,
        rotulo: phrase('Quantidade', 'Quantity'),
      }),
      valorUnitario: decimal(12, 2, phrase('Valor de cada um.', 'Amount of each.'), {
        ...must,
        min: 0.01,
        rotulo: phrase('Valor unitário', 'Unit price'),
      }),
    },
    { ...must, rotulo: phrase('Itens', 'Items') },
  ),
}

/** Fields of a receipt or payment. */
export const movimentoFields = {
  valor: decimal(
    12,
    2,
    phrase(
      'Dinheiro que entrou ou saiu. Se ficar vazio: o saldo com juros e multa, menos o desconto.',
      'Money that came in or went out. If left empty: the balance with interest and fine, less the discount.',
    ),
    {
      ...ours,
      min: 0.01,
      rotulo: phrase('Valor', 'Amount'),
    },
  ),
  data: date(
    phrase('Dia em que se moveu. Se ficar vazio: hoje.', 'Day on which it moved. If left empty: today.'),
    {
      ...ours,
      rotulo: phrase('Data', 'Date'),
    },
  ),
  credito: date(
    phrase('Dia em que o dinheiro ficou na conta.', 'Day on which the money was in the account.'),
    { ...ours, rotulo: phrase('Crédito', 'Credit') },
  ),
  juros: amount(
    phrase('Juros deste movimento, além do saldo.', 'Interest of this movement, beyond the balance.'),
    phrase('Juros', 'Interest'),
  ),
  multa: amount(
    phrase('Multa deste movimento, além do saldo.', 'Fine of this movement, beyond the balance.'),
    phrase('Multa', 'Fine'),
  ),
  desconto: amount(
    phrase(
      'Desconto deste movimento, que baixa o saldo sem dinheiro.',
      'Discount of this movement, which lowers the balance without money.',
    ),
    phrase('Desconto', 'Discount'),
  ),
  forma: code(16, phrase('Forma.', 'Form.'), listed(formasMovimento), {
    ...ours,
    rotulo: phrase('Forma', 'Form'),
  }),
  banco: varchar(3, phrase('Código do banco.', 'Code of the bank.'), {
    ...ours,
    rotulo: phrase('Banco', 'Bank'),
  }),
  nossoNumero: varchar(20, phrase('Nosso número.', "Bank's number."), {
    ...ours,
    rotulo: phrase('Nosso número', "Bank's number"),
  }),
  endToEndId: varchar(
    32,
    phrase('Identificação do Pix de ponta a ponta.', 'End-to-end identification of the Pix.'),
    {
      ...ours,
      rotulo: phrase('Identificação do Pix', 'Pix identification'),
    },
  ),
}

/** Movement to reverse. */
export const estornoFields = {
  movimento: numeric(
    15,
    phrase(
      'Número do movimento que se desfaz. Se ficar vazio: o último que vale.',
      'Number of the movement that is undone. If left empty: the last that holds.',
    ),
    {
      ...ours,
      min: 1,
      rotulo: phrase('Movimento', 'Movement'),
    },
  ),
}
