import { inState, netOf, openOf, reversed, stateOf } from '../../domain/faturamento/amounts.ts'
import { personOf, studentOf } from '../../domain/faturamento/party.ts'
import * as parts from './integracao-parts.ts'

/** Parts shared by the queries about money. The base is always `x`. */

export const joins = parts.by('u', 'unidade', 'x.unidade_id')

export const parte = {
  identificador: `coalesce(${personOf('x')}, ${studentOf('x')})`,
  nomeFantasia: 'x.nome',
  documento: 'x.documento',
}

/** Our number, or that of the source system. */
const number = 'coalesce(x.numero, x.numero_externo)'

const opening = {
  identificador: 'x.id',
  identificacao: 'x.identificacao',
  numero: number,
  competencia: 'x.competencia',
}
const amounts = {
  unidade: parts.ownUnit('u'),
  emissao: 'x.emissao',
  vencimento: 'x.vencimento',
  valorBruto: 'x.valor',
  desconto: 'coalesce(x.desconto, 0)',
  acrescimo: 'coalesce(x.juros, 0) + coalesce(x.multa, 0)',
  valorLiquido: netOf('x'),
}
const closing = {
  saldo: openOf('x'),
  situacao: stateOf('x'),
  origem: 'x.origem',
  quantidadeItens: `(select count(*) from faturamento_item i where i.cliente_id = x.cliente_id and i.faturamento_id = x.id)`,
  ...parts.received,
}

export const aReceber = { ...opening, sacado: parte, ...amounts, valorRecebido: 'x.movimentado', ...closing }
export const aPagar = { ...opening, favorecido: parte, ...amounts, valorPago: 'x.movimentado', ...closing }

export const filters = {
  documento: parts.equal('documento'),
  situacao: (literal: string) => inState('x', literal),
  competencia: parts.equal('competencia'),
}

export const oneOf = {
  identificador: parts.ofId,
  identificacao: parts.equal('identificacao'),
  numero: (literal: string) => `(x.numero = ${literal} or x.numero_externo = ${literal})`,
}

const item = {
  sequencia: 'i.sequencia',
  contrato: 'ik.numero',
  estagiario: parts.aluno('ia'),
  tipo: 'i.tipo',
  descricao: 'i.descricao',
  parcela: 'i.parcela',
  quantidade: 'i.quantidade',
  valorUnitario: 'i.valor_unitario',
  valor: 'i.valor',
}
const items = {
  from: `faturamento_item i
    left join contrato ik on ik.cliente_id = i.cliente_id and ik.id = i.contrato_id
    left join aluno ia on ia.cliente_id = ik.cliente_id and ia.id = ik.aluno_id
    where i.cliente_id = x.cliente_id and i.faturamento_id = x.id`,
  order: 'i.sequencia',
}
export const itens = { ...items, item }
export const itensAPagar = {
  ...items,
  item: { ...item, parcelaTipoTaxa: `case when i.parcela is not null then 'A pagar' end` },
}

export const documentos = {
  from: 'documento_financeiro d where d.cliente_id = x.cliente_id and d.faturamento_id = x.id',
  order: 'd.id',
  item: {
    identificador: 'd.id',
    identificacao: 'd.identificacao',
    tipo: 'd.tipo',
    numero: 'd.numero',
    emissao: 'd.emissao',
    vencimento: 'd.vencimento',
    valor: 'd.valor',
    linhaDigitavel: 'd.linha_digitavel',
    pixCopiaCola: 'd.pix_copia_cola',
    url: 'd.url',
  },
}

/** A movement of money, by alias. */
export const movimento = (alias: string) => ({
  credito: `${alias}.credito`,
  juros: `${alias}.juros`,
  multa: `${alias}.multa`,
  desconto: `${alias}.desconto`,
  forma: `${alias}.forma`,
  banco: `${alias}.banco`,
  nossoNumero: `${alias}.nosso_numero`,
  endToEndId: `${alias}.end_to_end`,
  estornado: parts.yesNo(reversed(alias)),
})

/** Movements of an invoice. Reversals are shown with the movement that they reverse. */
export const movimentos = {
  from: 'movimento m where m.cliente_id = x.cliente_id and m.faturamento_id = x.id and m.estorno_de is null',
  order: 'm.data, m.id',
}
