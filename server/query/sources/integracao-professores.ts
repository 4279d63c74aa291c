import type { retornaDadosIntegracaoProfessores } from '../../../catalogue/query/retorna-dados-integracao-professores.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

export const integracaoProfessores: SourceOf<typeof retornaDadosIntegracaoProfessores, 'professor'> = {
  base: 'professor x',
  alias: 'x',
  joins: parts.by('u', 'unidade', 'x.unidade_id'),
  ...parts.moments,
  element: {
    professor: 'x.nome',
    ...parts.unidade,
    dtBloqueioAcesso: 'x.bloqueio',
    ...parts.closing,
  },
  filters: { codigoIntegracao: parts.equal('identificacao'), cpf: parts.equal('cpf') },
}
