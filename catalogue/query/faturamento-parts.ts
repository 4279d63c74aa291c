import { code, documento, listed, numeric, ours, varchar } from '../fields.ts'
import { situacoesAPagar, situacoesAReceber } from '../machines/faturamento.ts'
import { day, decimal, group, list, moment, money, number, text } from '../output.ts'
import { phrase, withEnglish } from '../phrase.ts'
import { formasMovimento, origensFaturamento, tiposItem } from '../values/faturamento.ts'
import { aluno } from './integracao-parts.ts'

/** Common parts of the financial queries. */

export const financial = {
  family: 'query',
  group: 'financial',
  doors: { integration: 'financeiro', staff: 'financeiro.ver' },
} as const

/** Debtor or creditor. */
export const parte = group({
  identificador: number(
    phrase(
      'Identificador da pessoa ou do aluno na plataforma, quando é conhecido',
      'Identifier of the person or student on the platform, where it is known',
    ),
  ),
  nomeFantasia: text(phrase('Nome', 'Name')),
  documento: text(phrase('CPF ou CNPJ', 'CPF or CNPJ')),
})

export const unidade = group({
  identificador: number(phrase('Identificador da unidade', 'Identifier of the unit')),
  codigoIntegracao: text(phrase('Código da unidade', 'Code of the unit')),
  unidade: text(phrase('Nome da unidade', 'Name of the unit')),
})

const opening = {
  identificador: number(phrase('Identificador do faturamento', 'Identifier of the invoice')),
  identificacao: text(
    phrase(
      'Identificação no sistema de origem; vazia no que foi emitido aqui',
      'Identification in the source system; empty for what was issued here',
    ),
  ),
  numero: text(
    phrase(
      'Número do faturamento, dado aqui ou pelo sistema de origem',
      'Number of the invoice, given here or by the system of origin',
    ),
  ),
  competencia: text(phrase('Competência, AAAA-MM', 'Month, AAAA-MM')),
}
const amounts = {
  unidade,
  emissao: day(phrase('Emissão', 'Issued')),
  vencimento: day(phrase('Vencimento', 'Due')),
  valorBruto: money(phrase('Valor bruto', 'Gross amount')),
  desconto: money(phrase('Desconto do documento', 'Discount of the document')),
  acrescimo: money(phrase('Juros e multa do documento', 'Interest and fine of the document')),
  valorLiquido: money(
    phrase('Bruto, menos o desconto, mais o acréscimo', 'Gross, less the discount, plus the addition'),
  ),
}
const closing = {
  origem: text(phrase('Onde foi emitido', 'Where it was issued'), origensFaturamento),
  quantidadeItens: number(phrase('Quantidade de itens', 'Number of items')),
}
const moments = {
  inclusao: moment(phrase('Inclusão', 'Added')),
  atualizacao: moment(phrase('Atualização', 'Updated')),
}

export const aReceber = {
  ...opening,
  sacado: parte,
  ...amounts,
  valorRecebido: money(phrase('Dinheiro recebido', 'Money received')),
  saldo: money(
    phrase('O que ainda falta; nada do cancelado', 'What is still owed; nothing of the cancelled'),
  ),
  situacao: text(phrase('Situação', 'State'), situacoesAReceber),
  ...closing,
  ...moments,
}

export const aPagar = {
  ...opening,
  favorecido: parte,
  ...amounts,
  valorPago: money(phrase('Dinheiro pago', 'Money paid')),
  saldo: money(
    phrase('O que ainda falta; nada do cancelado', 'What is still owed; nothing of the cancelled'),
  ),
  situacao: text(phrase('Situação', 'State'), situacoesAPagar),
  ...closing,
  ...moments,
}

const item = {
  sequencia: number(phrase('Sequência do item', 'Sequence of the item')),
  contrato: number(phrase('Número do contrato', 'Number of the contract')),
  estagiario: aluno,
  tipo: text(phrase('Tipo do item', 'Kind of item'), tiposItem),
  descricao: text(phrase('Descrição', 'Description')),
  parcela: number(phrase('Parcela', 'Instalment')),
  quantidade: decimal(phrase('Quantidade', 'Quantity')),
  valorUnitario: money(phrase('Valor unitário', 'Unit price')),
  valor: money(phrase('Valor', 'Amount')),
}
export const itens = list(item)
/** Items of scholarships, each with its instalment. */
export const itensAPagar = list({
  ...item,
  parcelaTipoTaxa: text(
    phrase('Tipo de taxa da parcela', 'Kind of fee of the instalment'),
    withEnglish({ 'A pagar': 'To pay' }),
  ),
})

export const documentos = list({
  identificador: number(phrase('Identificador do documento', 'Identifier of the document')),
  identificacao: text(
    phrase(
      'Identificação do documento no sistema de origem',
      'Identification of the document in the source system',
    ),
  ),
  tipo: text(phrase('Tipo do documento', 'Kind of document')),
  numero: text(phrase('Número do documento', 'Number of the document')),
  emissao: day(phrase('Emissão', 'Issued')),
  vencimento: day(phrase('Vencimento', 'Due')),
  valor: money(phrase('Valor', 'Amount')),
  linhaDigitavel: text(phrase('Linha digitável do boleto', 'Digitable line of the payment slip')),
  pixCopiaCola: text(phrase('Pix copia e cola', 'Pix copy and paste')),
  url: text(phrase('Endereço do documento', 'Address of the document')),
})

/** Receipt or payment. */
export const movimento = {
  credito: day(phrase('Dia em que o dinheiro ficou na conta', 'Day on which the money was in the account')),
  juros: money(phrase('Juros do movimento', 'Interest of the movement')),
  multa: money(phrase('Multa do movimento', 'Fine of the movement')),
  desconto: money(phrase('Desconto do movimento', 'Discount of the movement')),
  forma: text(phrase('Forma', 'Form'), formasMovimento),
  banco: text(phrase('Código do banco', 'Code of the bank')),
  nossoNumero: text(phrase('Nosso número', "Bank's number")),
  endToEndId: text(phrase('Identificação do Pix de ponta a ponta', 'End-to-end identification of the Pix')),
  estornado: text(
    phrase('Se foi estornado', 'Whether it was reversed'),
    withEnglish({ Sim: 'Yes', Não: 'No' }),
  ),
}

export const filters = (situacoes: readonly string[]) => ({
  documento: {
    field: documento(
      phrase('CPF ou CNPJ do sacado ou favorecido.', 'CPF or CNPJ of the payer or payee.'),
      ours,
    ),
  },
  situacao: { field: code(25, phrase('Situação.', 'State.'), listed(situacoes), ours) },
  competencia: {
    field: varchar(7, phrase('Competência, AAAA-MM.', 'Month, AAAA-MM.'), { ...ours, example: '2026-03' }),
  },
})

/** Filters for one invoice by any of its identifiers; the samples use these. */
export const oneOf = (example: { identificador: number; numero: string }) => ({
  identificador: {
    field: numeric(18, phrase('Identificador do faturamento.', 'Identifier of the invoice.'), {
      ...ours,
      example: example.identificador,
      min: 1,
    }),
    disregardsPeriod: true as const,
  },
  identificacao: {
    field: varchar(
      50,
      phrase('Identificação no sistema de origem.', 'Identification in the system of origin.'),
      { ...ours, example: 'FAT-2026-0031' },
    ),
    disregardsPeriod: true as const,
  },
  numero: {
    field: varchar(
      20,
      phrase(
        'Número do faturamento, dado aqui ou pelo sistema de origem.',
        'Number of the invoice, given here or by the system of origin.',
      ),
      {
        ...ours,
        example: example.numero,
      },
    ),
    disregardsPeriod: true as const,
  },
})
