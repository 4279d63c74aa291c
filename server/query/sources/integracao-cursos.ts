import type { retornaDadosIntegracaoCursos } from '../../../catalogue/query/retorna-dados-integracao-cursos.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

export const integracaoCursos: SourceOf<typeof retornaDadosIntegracaoCursos> = {
  base: 'curso x',
  alias: 'x',
  joins: parts.joined(parts.by('u', 'unidade', 'x.unidade_id'), parts.by('us', 'unidade', 'u.superior_id')),
  ...parts.moments,
  element: {
    identificador: 'x.id',
    identificacao: 'x.identificacao',
    curso: 'x.nome',
    nivel: 'x.nivel',
    grau: 'x.grau',
    modalidade: 'x.modalidade',
    codigoMec: 'x.codigo_mec',
    periodos: 'x.periodos',
    cargaHoraria: 'x.carga_horaria',
    cargaHorariaEstagio: 'x.carga_horaria_estagio',
    cargaHorariaExtensao: 'x.carga_horaria_extensao',
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
