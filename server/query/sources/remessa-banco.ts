import { getBanks } from '@brazilian-utils/brazilian-utils/get-banks'
import type { consultaRemessa } from '../../../catalogue/management/remessa/consulta-remessa.ts'
import type { retornaDadosRemessaBanco } from '../../../catalogue/query/retorna-dados-remessa-banco.ts'
import { bancosDeRemessa } from '../../../catalogue/values/conta-bancaria.ts'
import type { PageSource, SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'
import { contratoIdentificador, pagamento } from './remessa-parts.ts'

const banks = new Map(getBanks().map((bank) => [bank.code, bank]))
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const byBank = (member: 'ispb' | 'name') =>
  `case c.banco ${Object.keys(bancosDeRemessa)
    .map((code) => `when '${code}' then ${quoted(banks.get(code)?.[member] ?? '')}`)
    .join(' ')} end`

const shown = {
  banco: { codigo: 'c.banco', ispb: byBank('ispb'), nome: byBank('name') },
  convenio: 'c.convenio',
  leiaute: `'CNAB240'`,
  tipo: `'Pagamento'`,
  sequencialArquivo: 'x.nsa',
  geracao: 'x.inclusao',
  itens: {
    from: 'remessa_item i where i.cliente_id = x.cliente_id and i.remessa_id = x.id',
    order: 'i.sequencia',
    item: pagamento,
  },
}

const base = {
  base: 'remessa x',
  alias: 'x',
  entity: 'remessa',
  joins: parts.by('c', 'conta_bancaria', 'x.conta_bancaria_id'),
  ...parts.moments,
} as const

/** The content is available only after approval (four-eyes). */
const approved = `(select k.conteudo from remessa_conteudo k
  where k.cliente_id = x.cliente_id and k.remessa_id = x.id and x.aprovada_em is not null)`

export const remessaBanco: SourceOf<typeof retornaDadosRemessaBanco, 'remessa'> = {
  ...base,
  moments: { geracao: 'x.inclusao', atualizacao: 'x.atualizacao' },
  element: {
    ...shown,
    conteudoBase64: { column: approved, member: 'base64' },
    itens: { ...shown.itens, item: { ...pagamento, situacao: 'i.situacao' } },
  },
  filters: {
    identificador: parts.ofId,
    banco: (literal) => `exists (select from conta_bancaria k
      where k.cliente_id = x.cliente_id and k.id = x.conta_bancaria_id and k.banco = ${literal})`,
    situacao: parts.equal('situacao'),
  },
}

export const remessaPagina: PageSource<typeof consultaRemessa.element, 'remessa'> = {
  ...base,
  element: {
    ...shown,
    conta: { identificador: 'c.id', nome: 'c.nome' },
    itens: {
      ...shown.itens,
      item: { identificador: 'i.id', situacao: 'i.situacao', ...pagamento, contratoIdentificador },
    },
    geradaPor: 'x.gerada_por_nome',
    aprovadaPor: 'x.aprovada_por_nome',
    aprovacao: 'x.aprovada_em',
    envio: 'x.enviada_em',
    avisos: { text: 'x.avisos', message: 'x.avisos_mensagens' },
  },
}
