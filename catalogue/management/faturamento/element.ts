import { tiposFaturamento } from '../../common-fields.ts'
import { listed } from '../../fields.ts'
import { faturamentoMachine } from '../../machines/faturamento.ts'
import { statesOf } from '../../machines/machine.ts'
import { coded, day, decimal, group, list, moment, money, number, numberOf, text } from '../../output.ts'
import { formasMovimento, origensFaturamento, tiposItem } from '../../values/faturamento.ts'

/** Who owes, or is owed: by what the invoice says, whoever they are. */
const parte = group({
  documento: text('CPF ou CNPJ'),
  nome: text('Nome'),
  alunoIdentificador: numberOf('aluno', 'Número do aluno, quando é um', 'nome'),
  pessoaIdentificador: numberOf('pessoa', 'Número da pessoa, quando é uma', 'nome'),
})

const unidade = group({
  identificador: number('Identificador da unidade'),
  codigoIntegracao: text('Código da unidade'),
  unidade: text('Nome da unidade'),
})

/** What lists and the page show of an invoice. */
export const faturamentoHeader = {
  id: number('Número do faturamento na plataforma'),
  numero: text('Número do documento'),
  tipo: coded('A receber ou a pagar', tiposFaturamento),
  situacao: text('Situação', statesOf(faturamentoMachine)),
  parte,
  competencia: text('Competência, AAAA-MM'),
  emissao: day('Emissão'),
  vencimento: day('Vencimento'),
  valorLiquido: money('Valor líquido'),
  saldo: money('O que ainda falta'),
  origem: text('Onde foi emitido', origensFaturamento),
  unidade,
  versao: number('Versão'),
  atualizacao: moment('Atualização'),
}

/** An invoice with its items, its papers and its journal. */
export const faturamentoElement = {
  ...faturamentoHeader,
  identificacao: text('Identificação no sistema de origem'),
  contrato: number('Número do contrato, quando é um só'),
  contratoIdentificador: numberOf('contrato', 'Número do contrato na plataforma', 'contrato'),
  valorBruto: money('Soma dos itens'),
  desconto: money('Desconto'),
  acrescimo: money('Juros e multa'),
  movimentado: money('Dinheiro que entrou ou saiu'),
  centroCusto: text('Centro de custo'),
  historico: text('Histórico'),
  cancelamento: day('Cancelamento'),
  pixCopiaCola: text('Pix copia e cola, quando a instituição tem chave'),
  itens: list({
    sequencia: number('Sequência'),
    tipo: text('Tipo', tiposItem),
    descricao: text('Descrição'),
    contrato: number('Número do contrato'),
    contratoIdentificador: numberOf('contrato', 'Número do contrato na plataforma', 'contrato'),
    parcela: number('Parcela'),
    quantidade: decimal('Quantidade'),
    valorUnitario: money('Valor unitário'),
    valor: money('Valor'),
  }),
  documentos: list({
    identificador: number('Número do documento na plataforma'),
    identificacao: text('Identificação no sistema de origem'),
    tipo: text('Tipo'),
    numero: text('Número'),
    emissao: day('Emissão'),
    vencimento: day('Vencimento'),
    valor: money('Valor'),
    linhaDigitavel: text('Linha digitável'),
  }),
  movimentos: list({
    identificador: number('Número do movimento'),
    data: day('Data'),
    credito: day('Crédito'),
    valor: money('Valor'),
    juros: money('Juros'),
    multa: money('Multa'),
    desconto: money('Desconto'),
    forma: coded('Forma', { values: { ...listed(formasMovimento).values, TED: 'Transferência (TED)' } }),
    origem: text('De onde veio'),
    estornoDe: number('Movimento que este desfaz'),
    estornado: text('Se foi desfeito', ['Sim', 'Não']),
    motivo: text('Motivo'),
    usuario: text('Quem registrou'),
  }),
  inclusao: moment('Inclusão'),
}
