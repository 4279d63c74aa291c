import type { retornaDadosIntegracaoDisciplinas } from '../../../catalogue/query/retorna-dados-integracao-disciplinas.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

export const integracaoDisciplinas: SourceOf<typeof retornaDadosIntegracaoDisciplinas, 'disciplina'> = {
  base: 'disciplina x',
  alias: 'x',
  joins: parts.by('u', 'unidade', 'x.unidade_id'),
  ...parts.moments,
  element: {
    disciplina: 'x.nome',
    codigoUnidade: 'u.codigo',
    ...parts.closing,
  },
  filters: { codigoIntegracao: parts.equal('identificacao') },
}
