import type { consultaContaBancaria } from '../../../catalogue/management/conta-bancaria/consulta-conta-bancaria.ts'
import type { PageSource } from '../source.ts'

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

export const contaBancaria: PageSource<typeof consultaContaBancaria.element, 'conta_bancaria'> = {
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
