import { tiposFaturamento } from '../../common-fields.ts'
import { listed } from '../../fields.ts'
import { faturamentoMachine } from '../../machines/faturamento.ts'
import { statesOf } from '../../machines/machine.ts'
import { coded, day, decimal, group, list, moment, money, number, numberOf, text } from '../../output.ts'
import { phrase, withEnglish } from '../../phrase.ts'
import { formasMovimento, origensFaturamento, tiposItem } from '../../values/faturamento.ts'

/** Debtor or creditor, as written on the invoice. */
const parte = group({
  documento: text(phrase('CPF ou CNPJ', 'CPF or CNPJ')),
  nome: text(phrase('Nome', 'Name')),
  alunoIdentificador: numberOf(
    'aluno',
    phrase('Número do aluno, quando é um', 'Number of the student, where it is one'),
    'nome',
  ),
  pessoaIdentificador: numberOf(
    'pessoa',
    phrase('Número da pessoa, quando é uma', 'Number of the person, where it is one'),
    'nome',
  ),
})

const unidade = group({
  identificador: number(phrase('Identificador da unidade', 'Identifier of the unit')),
  codigoIntegracao: text(phrase('Código da unidade', 'Code of the unit')),
  unidade: text(phrase('Nome da unidade', 'Name of the unit')),
})

/** Fields that lists and the page share. */
export const faturamentoHeader = {
  id: number(phrase('Número do faturamento na plataforma', 'Number of the invoice on the platform')),
  numero: text(phrase('Número do documento', 'Number of the document')),
  tipo: coded(phrase('A receber ou a pagar', 'To receive or to pay'), tiposFaturamento),
  situacao: text(phrase('Situação', 'State'), statesOf(faturamentoMachine)),
  parte,
  competencia: text(phrase('Competência, AAAA-MM', 'Month, AAAA-MM')),
  emissao: day(phrase('Emissão', 'Issued')),
  vencimento: day(phrase('Vencimento', 'Due')),
  valorLiquido: money(phrase('Valor líquido', 'Net amount')),
  saldo: money(phrase('O que ainda falta', 'What is still owed')),
  pagamento: day(
    phrase('Último pagamento ou recebimento', 'Last payment or receipt'),
    phrase('Pago em', 'Paid on'),
  ),
  recusa: text(
    phrase(
      'Por que o banco recusou ou devolveu o último pagamento; vazio, se outro está a caminho',
      'Why the bank refused or returned the last payment; empty if another is under way',
    ),
    phrase('Recusado pelo banco', 'Refused by the bank'),
  ),
  origem: text(phrase('Onde foi emitido', 'Where it was issued'), origensFaturamento),
  unidade,
  versao: number(phrase('Versão', 'Version')),
  atualizacao: moment(phrase('Atualização', 'Updated')),
}

/** Invoice with items, documents and movements. */
export const faturamentoElement = {
  ...faturamentoHeader,
  identificacao: text(phrase('Identificação no sistema de origem', 'Identification in the system of origin')),
  contrato: number(
    phrase('Número do contrato, quando é um só', 'Number of the contract, where it is only one'),
  ),
  contratoIdentificador: numberOf(
    'contrato',
    phrase('Número do contrato na plataforma', 'Number of the contract on the platform'),
    'contrato',
  ),
  valorBruto: money(phrase('Soma dos itens', 'Sum of the items')),
  desconto: money(phrase('Desconto', 'Discount')),
  acrescimo: money(phrase('Juros e multa', 'Interest and fine')),
  movimentado: money(phrase('Dinheiro que entrou ou saiu', 'Money that came in or went out')),
  centroCusto: text(phrase('Centro de custo', 'Cost centre')),
  historico: text(phrase('Histórico', 'History')),
  cancelamento: day(phrase('Cancelamento', 'Cancellation')),
  pixCopiaCola: text(
    phrase(
      'Pix copia e cola, quando a instituição tem chave',
      'Pix copy-and-paste code, where the institution has a key',
    ),
  ),
  itens: list({
    sequencia: number(phrase('Sequência', 'Sequence')),
    tipo: text(phrase('Tipo', 'Kind'), tiposItem),
    descricao: text(phrase('Descrição', 'Description')),
    contrato: number(phrase('Número do contrato', 'Number of the contract')),
    contratoIdentificador: numberOf(
      'contrato',
      phrase('Número do contrato na plataforma', 'Number of the contract on the platform'),
      'contrato',
    ),
    parcela: number(phrase('Parcela', 'Instalment')),
    quantidade: decimal(phrase('Quantidade', 'Quantity')),
    valorUnitario: money(phrase('Valor unitário', 'Unit price')),
    valor: money(phrase('Valor', 'Amount')),
  }),
  documentos: list({
    identificador: number(
      phrase('Número do documento na plataforma', 'Number of the document on the platform'),
    ),
    identificacao: text(
      phrase('Identificação no sistema de origem', 'Identification in the system of origin'),
    ),
    tipo: text(phrase('Tipo', 'Kind')),
    numero: text(phrase('Número', 'Number')),
    emissao: day(phrase('Emissão', 'Issued')),
    vencimento: day(phrase('Vencimento', 'Due')),
    valor: money(phrase('Valor', 'Amount')),
    linhaDigitavel: text(phrase('Linha digitável', 'Payment line')),
  }),
  movimentos: list({
    identificador: number(phrase('Número do movimento', 'Number of the movement')),
    data: day(phrase('Data', 'Date')),
    credito: day(phrase('Crédito', 'Credit')),
    valor: money(phrase('Valor', 'Amount')),
    juros: money(phrase('Juros', 'Interest')),
    multa: money(phrase('Multa', 'Fine')),
    desconto: money(phrase('Desconto', 'Discount')),
    forma: coded(phrase('Forma', 'Form'), {
      values: { ...listed(formasMovimento).values, TED: phrase('Transferência (TED)', 'Transfer (TED)') },
    }),
    origem: text(phrase('De onde veio', 'Where it came from')),
    estornoDe: number(phrase('Movimento que este desfaz', 'Movement that this one undoes')),
    estornado: text(
      phrase('Se foi desfeito', 'Whether it was undone'),
      withEnglish({ Sim: 'Yes', Não: 'No' }),
    ),
    motivo: text(phrase('Motivo', 'Reason')),
    usuario: text(phrase('Quem registrou', 'Who recorded it')),
  }),
  inclusao: moment(phrase('Inclusão', 'Added')),
}
