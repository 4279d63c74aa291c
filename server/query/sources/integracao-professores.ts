import type { retornaDadosIntegracaoProfessores } from '../../../catalogue/query/retorna-dados-integracao-professores.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

export const integracaoProfessores: SourceOf<typeof retornaDadosIntegracaoProfessores> = {
  base: 'professor x',
  alias: 'x',
  joins: parts.by('u', 'unidade', 'x.unidade_id'),
  ...parts.moments,
  element: {
    identificador: 'x.id',
    identificacao: 'x.identificacao',
    professor: 'x.nome',
    cpf: 'x.cpf',
    documento: 'x.documento',
    login: 'x.login',
    email: 'x.email',
    telefone: 'x.telefone',
    matricula: 'x.matricula',
    titulacao: 'x.titulacao',
    nomeSocial: 'x.nome_social',
    ...parts.unidade,
    dtBloqueioAcesso: 'x.bloqueio',
    ...parts.closing,
  },
  filters: { codigoIntegracao: parts.equal('identificacao'), cpf: parts.equal('cpf') },
}
