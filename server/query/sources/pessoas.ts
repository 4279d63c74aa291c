import type { retornaDadosPessoas } from '../../../catalogue/query/retorna-dados-pessoas.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

export const pessoas: SourceOf<typeof retornaDadosPessoas> = {
  base: 'pessoa x',
  entity: 'pessoa',
  alias: 'x',
  joins: '',
  ...parts.moments,
  element: {
    identificador: 'x.id',
    tipo: 'x.tipo',
    documento: 'x.documento',
    nome: 'x.nome',
    nomeFantasia: 'x.nome_fantasia',
    nomeSocial: 'x.nome_social',
    papel: 'x.papel',
    email: 'x.email',
    telefone: 'x.telefone',
    ...parts.address,
    inscricaoEstadual: 'x.inscricao_estadual',
    quantidadeEmpregados: 'x.quantidade_empregados',
    conselho: 'x.conselho',
    registroConselho: 'x.registro_conselho',
    representanteNome: 'x.representante_nome',
    representanteCpf: 'x.representante_cpf',
    representanteCargo: 'x.representante_cargo',
    representanteEmail: 'x.representante_email',
    empresa: 'x.empresa',
    banco: parts.banco,
    ...parts.closingWithoutBatch,
  },
  filters: {
    documento: parts.equal('documento'),
    papel: (literal) => `x.papel::jsonb ? ${literal}`,
    tipo: parts.equal('tipo'),
  },
}
