import { contaBancariaMachine } from '../../catalogue/machines/conta-bancaria.ts'
import type { consultaContaBancaria } from '../../catalogue/management/conta-bancaria/consulta-conta-bancaria.ts'
import type { listaContasBancarias } from '../../catalogue/management/conta-bancaria/lista-contas-bancarias.ts'
import { altera } from '../domain/conta-bancaria/altera.ts'
import { confirma, confirmaAlteracao } from '../domain/conta-bancaria/confirma.ts'
import { descarta } from '../domain/conta-bancaria/descarta.ts'
import { contasBancarias } from '../domain/conta-bancaria/guards.ts'
import { inclui } from '../domain/conta-bancaria/inclui.ts'
import { among, equal } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byMoment, byState, byText } from '../listing/sources/parts.ts'
import type { PageSource } from '../query/source.ts'
import type { Noun } from './noun.ts'
import { ofNoUnit } from './scopes.ts'

const listing: ListingSource<typeof listaContasBancarias, 'conta_bancaria'> = {
  table: 'conta_bancaria',
  columns: {
    conta: 'x.conta_mascarada',
    alteracaoPendente: `case when x.proposta is null then 'Não' else 'Sim' end`,
  },
  filters: { situacao: among('x.situacao'), banco: equal('x.banco') },
  search: (holds) => [holds('x.nome'), holds('x.titular'), holds('x.convenio')],
  orders: {
    nome: byText('x.nome'),
    situacao: byState(contaBancariaMachine, 'x.situacao'),
    atualizacao: byMoment('x.atualizacao'),
  },
}

/** Members are stored under the names they are shown by. */
const dados = {
  agencia: 'agencia',
  agenciaDigito: 'agenciaDigito',
  conta: 'conta',
  contaDigito: 'contaDigito',
  servico: 'servico',
  finalidadeTed: 'finalidadeTed',
  parametro: 'parametro',
  compromisso: 'compromisso',
  codigoExtrato: 'codigoExtrato',
  logradouro: 'logradouro',
  numero: 'numero',
  complemento: 'complemento',
  cidade: 'cidade',
  cep: 'cep',
  uf: 'uf',
}

const page: PageSource<typeof consultaContaBancaria.element, 'conta_bancaria'> = {
  entity: 'contaBancaria',
  element: {
    dados: { column: 'x.dados', members: dados },
    alteracao: {
      column: 'x.proposta',
      members: { nome: 'nome', titular: 'titular', documento: 'documento', convenio: 'convenio', ...dados },
    },
    ultimoArquivo: `(select s.ultimo_nsa from conta_bancaria_sequencia s
      where s.cliente_id = x.cliente_id and s.conta_bancaria_id = x.id)`,
  },
}

export const contaBancaria: Noun<'conta_bancaria'> = {
  bound: contasBancarias,
  verbs: {
    IncluiContaBancaria: inclui,
    AlteraContaBancaria: altera,
    ConfirmaContaBancaria: confirma,
    ConfirmaAlteracaoConta: confirmaAlteracao,
    DescartaAlteracaoConta: descarta,
  },
  scope: {
    // One file pays for all units from one account.
    conta_bancaria: ofNoUnit,
  },
  sealed: [
    { table: 'conta_bancaria', column: 'dados' },
    { table: 'conta_bancaria', column: 'proposta' },
  ],
  listings: { ListaContasBancarias: listing },
  page: { source: page },
}
