import type { retornaDadosIntegracaoCursos } from '../../../catalogue/query/retorna-dados-integracao-cursos.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

export const integracaoCursos: SourceOf<typeof retornaDadosIntegracaoCursos, 'curso'> = {
  base: 'curso x',
  alias: 'x',
  joins: parts.joined(parts.by('u', 'unidade', 'x.unidade_id'), parts.by('us', 'unidade', 'u.superior_id')),
  ...parts.moments,
  element: {
    curso: 'x.nome',
    estagioObrigatorio: parts.flag('x.estagio_obrigatorio'),
    permite40h: parts.flag('x.permite_40h'),
    equiparacao: parts.flag('x.equiparacao'),
    ...parts.unidade,
    codigoUnidadeSuperior: 'us.codigo',
    nomeUnidadeSuperior: 'us.nome',
    ...parts.closing,
  },
  filters: { codigoIntegracao: parts.equal('identificacao') },
}
