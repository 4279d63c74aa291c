import type { consultaContaBancaria } from '../../../catalogue/management/conta-bancaria/consulta-conta-bancaria.ts'
import type { QuerySource, Sources } from '../source.ts'
import * as parts from './integracao-parts.ts'

type PageSource<S> = Pick<QuerySource, 'base' | 'alias' | 'joins' | 'id' | 'entity'> & { element: S }

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

export const contaBancaria: PageSource<Sources<typeof consultaContaBancaria.element>> = {
  base: 'conta_bancaria x',
  alias: 'x',
  entity: 'contaBancaria',
  joins: '',
  id: 'x.id',
  element: {
    identificador: 'x.id',
    nome: 'x.nome',
    situacao: 'x.situacao',
    banco: 'x.banco',
    titular: 'x.titular',
    documento: 'x.documento',
    convenio: 'x.convenio',
    dados: { column: 'x.dados', members: dados },
    alteracao: {
      column: 'x.proposta',
      members: { nome: 'nome', titular: 'titular', documento: 'documento', convenio: 'convenio', ...dados },
    },
    ultimoArquivo: `(select s.ultimo_nsa from conta_bancaria_sequencia s
      where s.cliente_id = x.cliente_id and s.conta_bancaria_id = x.id)`,
    ...parts.received,
    versao: 'x.versao',
  },
}
