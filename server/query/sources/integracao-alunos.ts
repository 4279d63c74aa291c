import type { retornaDadosIntegracaoAlunos } from '../../../catalogue/query/retorna-dados-integracao-alunos.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

export const integracaoAlunos: SourceOf<typeof retornaDadosIntegracaoAlunos, 'aluno'> = {
  base: 'aluno x',
  entity: 'aluno',
  alias: 'x',
  joins: '',
  ...parts.moments,
  element: {
    aluno: 'x.nome',
    ...parts.address,
    banco: parts.banco,
    bolsaIniCientifica: parts.flag('x.bolsa_ini_cientifica'),
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
