import { graus, modalidades, niveis } from '../common-fields.ts'
import { query } from '../operation.ts'
import { coded, number, text } from '../output.ts'
import * as parts from './integracao-parts.ts'

export const retornaDadosIntegracaoCursos = query({
  ...parts.mirrorByUnit,
  id: 'RetornaDadosIntegracaoCursos',
  title: 'Cursos recebidos',
  description: 'Cursos incluídos ou alterados no período, no estado aceito por último.',
  wrapper: { kind: 'A', name: 'integracaoCursos', response: true },
  filters: {
    codigoIntegracao: parts.byCodeAlone('do curso', 'ENGCOMP'),
  },
  element: {
    identificador: parts.identificador,
    identificacao: text('Identificação do curso'),
    curso: text('Nome do curso'),
    nivel: coded('Nível', niveis),
    grau: coded('Grau', graus),
    modalidade: coded('Modalidade de oferta', modalidades),
    codigoMec: number('Código do curso no e-MEC'),
    periodos: number('Quantidade de períodos'),
    cargaHoraria: number('Carga horária total'),
    cargaHorariaEstagio: number('Carga horária de estágio'),
    cargaHorariaExtensao: number('Carga horária de extensão'),
    estagioObrigatorio: parts.flag('O curso exige estágio'),
    permite40h: parts.flag('Permite 40 horas semanais'),
    equiparacao: parts.flag('Equipara outras atividades ao estágio'),
    ...parts.unidade,
    ...parts.unidadeSuperior,
    ...parts.closing,
  },
})
