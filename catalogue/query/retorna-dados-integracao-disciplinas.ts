import { tiposDisciplina } from '../common-fields.ts'
import { query } from '../operation.ts'
import { number, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import * as parts from './integracao-parts.ts'

export const retornaDadosIntegracaoDisciplinas = query({
  ...parts.mirror,
  id: 'RetornaDadosIntegracaoDisciplinas',
  title: phrase('Disciplinas recebidas', 'Received subjects'),
  description: phrase(
    'Disciplinas incluídas ou alteradas no período, no estado aceito por último.',
    'Subjects included or changed in the period, as last accepted.',
  ),
  wrapper: { kind: 'A', name: 'integracaoDisciplinas', response: true },
  filters: {
    codigoIntegracao: parts.byCodeAlone(phrase('da disciplina', 'of the subject'), 'MAT101'),
  },
  element: {
    identificador: parts.identificador,
    identificacao: text(phrase('Identificação da disciplina', 'Identification of the subject')),
    disciplina: text(phrase('Nome da disciplina', 'Name of the subject')),
    sigla: text(phrase('Sigla', 'Abbreviation')),
    cargaHoraria: number(phrase('Carga horária', 'Hours')),
    creditos: number(phrase('Créditos', 'Credits')),
    tipo: text(phrase('Tipo', 'Kind'), Object.keys(tiposDisciplina.values)),
    codigoUnidade: parts.unidade.codigoUnidade,
    ...parts.closing,
  },
})
