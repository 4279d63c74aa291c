import type { retornaDadosIntegracaoAlunos } from '../../../catalogue/query/retorna-dados-integracao-alunos.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

export const integracaoAlunos: SourceOf<typeof retornaDadosIntegracaoAlunos> = {
  base: 'aluno x',
  entity: 'aluno',
  alias: 'x',
  joins: '',
  ...parts.moments,
  element: {
    identificador: 'x.id',
    identificacao: 'x.identificacao',
    aluno: 'x.nome',
    matricula: 'x.matricula',
    cpf: 'x.cpf',
    documento: 'x.documento',
    rg: 'x.rg',
    login: 'x.login',
    sexo: 'x.sexo',
    estadoCivil: 'x.estado_civil',
    nascimento: 'x.nascimento',
    email: 'x.email',
    telefone1: 'x.telefone1',
    telefone2: 'x.telefone2',
    ...parts.address,
    nomeMae: 'x.nome_mae',
    nacionalidade: 'x.nacionalidade',
    naturalidade: 'x.naturalidade',
    banco: parts.banco,
    bolsaIniCientifica: parts.flag('x.bolsa_ini_cientifica'),
    nomeSocial: 'x.nome_social',
    bloqueadoAte: 'x.bloqueio',
    deficiencia: {
      column: 'x.dados_deficiencia',
      members: {
        codigoIntegracao: 'codigo',
        descricao: parts.descriptionOf('codigo'),
        informacao: 'informacao',
      },
    },
    ...parts.closing,
  },
  filters: {
    codigoIntegracao: parts.equal('identificacao'),
    cpf: parts.equal('cpf'),
    matricula: parts.equal('matricula'),
  },
}
