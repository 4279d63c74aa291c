import { code, documento, listed, numeric, ours, varchar } from '../fields.ts'
import { situacoesAPagar, situacoesAReceber } from '../machines/faturamento.ts'
import { day, decimal, group, list, moment, money, number, text } from '../output.ts'
import { formasMovimento, origensFaturamento, tiposItem } from '../values/faturamento.ts'
import { aluno } from './integracao-parts.ts'

/** What the queries of money have in common. */

export const financial = {
  family: 'query',
  group: 'financial',
  doors: { integration: 'financeiro', staff: 'financeiro.ver' },
} as const

/** Who owes, or is owed. */
export const parte = group({
  identificador: number('Identificador da pessoa ou do aluno na plataforma, quando é conhecido'),
  nomeFantasia: text('Nome'),
  documento: text('CPF ou CNPJ'),
})

export const unidade = group({
  identificador: number('Identificador da unidade'),
  codigoIntegracao: text('Código da unidade'),
  unidade: text('Nome da unidade'),
})

const opening = {
  identificador: number('Identificador do faturamento'),
  identificacao: text('Identificação no sistema de origem; vazia no que foi emitido aqui'),
  numero: text('Número do faturamento, dado aqui ou pelo sistema de origem'),
  competencia: text('Competência, AAAA-MM'),
}
const amounts = {
  unidade,
  emissao: day('Emissão'),
  vencimento: day('Vencimento'),
  valorBruto: money('Valor bruto'),
  desconto: money('Desconto do documento'),
  acrescimo: money('Juros e multa do documento'),
  valorLiquido: money('Bruto, menos o desconto, mais o acréscimo'),
}
const closing = {
  origem: text('Onde foi emitido', origensFaturamento),
  quantidadeItens: number('Quantidade de itens'),
}
const moments = { inclusao: moment('Inclusão'), atualizacao: moment('Atualização') }

export const aReceber = {
  ...opening,
  sacado: parte,
  ...amounts,
  valorRecebido: money('Dinheiro recebido'),
  saldo: money('O que ainda falta; nada do cancelado'),
  situacao: text('Situação', situacoesAReceber),
  ...closing,
  ...moments,
}

export const aPagar = {
  ...opening,
  favorecido: parte,
  ...amounts,
  valorPago: money('Dinheiro pago'),
  saldo: money('O que ainda falta; nada do cancelado'),
  situacao: text('Situação', situacoesAPagar),
  ...closing,
  ...moments,
}

const item = {
  sequencia: number('Sequência do item'),
  contrato: number('Número do contrato'),
  estagiario: aluno,
  tipo: text('Tipo do item', tiposItem),
  descricao: text('Descrição'),
  parcela: number('Parcela'),
  quantidade: decimal('Quantidade'),
  valorUnitario: money('Valor unitário'),
  valor: money('Valor'),
}
export const itens = list(item)
/** Of scholarships, each with its instalment. */
export const itensAPagar = list({ ...item, parcelaTipoTaxa: text('Tipo de taxa da parcela', ['A pagar']) })

export const documentos = list({
  identificador: number('Identificador do documento'),
  identificacao: text('Identificação do documento no sistema de origem'),
  tipo: text('Tipo do documento'),
  numero: text('Número do documento'),
  emissao: day('Emissão'),
  vencimento: day('Vencimento'),
  valor: money('Valor'),
  linhaDigitavel: text('Linha digitável do boleto'),
  pixCopiaCola: text('Pix copia e cola'),
  url: text('Endereço do documento'),
})

/** Money that moved, whichever way. */
export const movimento = {
  credito: day('Dia em que o dinheiro ficou na conta'),
  juros: money('Juros do movimento'),
  multa: money('Multa do movimento'),
  desconto: money('Desconto do movimento'),
  forma: text('Forma', formasMovimento),
  banco: text('Código do banco'),
  nossoNumero: text('Nosso número'),
  endToEndId: text('Identificação do Pix de ponta a ponta'),
  estornado: text('Se foi estornado', ['Sim', 'Não']),
}

/** Filters that both lists have. */
export const filters = (situacoes: readonly string[]) => ({
  documento: { field: documento('CPF ou CNPJ do sacado ou favorecido.', ours) },
  situacao: { field: code(25, 'Situação.', listed(situacoes), ours) },
  competencia: { field: varchar(7, 'Competência, AAAA-MM.', { ...ours, example: '2026-03' }) },
})

/** One invoice, by any of its names; the samples ask for these. */
export const oneOf = (example: { identificador: number; numero: string }) => ({
  identificador: {
    field: numeric(18, 'Identificador do faturamento.', { ...ours, example: example.identificador, min: 1 }),
    disregardsPeriod: true as const,
  },
  identificacao: {
    field: varchar(50, 'Identificação no sistema de origem.', { ...ours, example: 'FAT-2026-0031' }),
    disregardsPeriod: true as const,
  },
  numero: {
    field: varchar(20, 'Número do faturamento, dado aqui ou pelo sistema de origem.', {
      ...ours,
      example: example.numero,
    }),
    disregardsPeriod: true as const,
  },
})
