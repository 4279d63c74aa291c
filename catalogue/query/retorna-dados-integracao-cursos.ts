import { graus, modalidades, niveis } from '../common-fields.ts'
import { query } from '../operation.ts'
import { coded, number, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import * as parts from './integracao-parts.ts'

export const retornaDadosIntegracaoCursos = query({
  ...parts.mirrorByUnit,
  id: 'RetornaDadosIntegracaoCursos',
  title: phrase('Cursos recebidos', 'Received courses'),
  description: phrase(
    'Cursos incluídos ou alterados no período, no estado aceito por último.',
    'Courses included or changed in the period, as last accepted.',
  ),
  wrapper: { kind: 'A', name: 'integracaoCursos', response: true },
  filters: {
    codigoIntegracao: parts.byCodeAlone(phrase('do curso', 'of the course'), 'ENGCOMP'),
  },
  element: {
    identificador: parts.identificador,
    identificacao: text(phrase('Identificação do curso', 'Identification of the course')),
    curso: text(phrase('Nome do curso', 'Name of the course')),
    nivel: coded(phrase('Nível', 'Level'), niveis),
    grau: coded(phrase('Grau', 'Kind of degree'), graus),
    modalidade: coded(phrase('Modalidade de oferta', 'Mode in which it is offered'), modalidades),
    codigoMec: number(phrase('Código do curso no e-MEC', 'Code of the course in e-MEC')),
    periodos: number(phrase('Quantidade de períodos', 'Number of periods')),
    cargaHoraria: number(phrase('Carga horária total', 'Total hours')),
    cargaHorariaEstagio: number(phrase('Carga horária de estágio', 'Internship hours')),
    cargaHorariaExtensao: number(phrase('Carga horária de extensão', 'Outreach hours')),
    estagioObrigatorio: parts.flag(phrase('O curso exige estágio', 'The course requires an internship')),
    permite40h: parts.flag(phrase('Permite 40 horas semanais', 'Allows 40 hours a week')),
    equiparacao: parts.flag(
      phrase('Equipara outras atividades ao estágio', 'Equates other activities with the internship'),
    ),
    ...parts.unidade,
    ...parts.unidadeSuperior,
    ...parts.closing,
  },
})
