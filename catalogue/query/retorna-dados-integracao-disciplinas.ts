import { tiposDisciplina } from '../common-fields.ts'
import { query } from '../operation.ts'
import { number, text } from '../output.ts'
import * as parts from './integracao-parts.ts'

export const retornaDadosIntegracaoDisciplinas = query({
  ...parts.mirror,
  id: 'RetornaDadosIntegracaoDisciplinas',
  title: 'Disciplinas recebidas',
  description: 'Disciplinas incluídas ou alteradas no período, no estado aceito por último.',
  wrapper: { kind: 'A', name: 'integracaoDisciplinas', response: true },
  filters: {
    codigoIntegracao: parts.byCodeAlone('da disciplina', 'MAT101'),
  },
  element: {
    identificador: parts.identificador,
    identificacao: text('Identificação da disciplina'),
    disciplina: text('Nome da disciplina'),
    sigla: text('Sigla'),
    cargaHoraria: number('Carga horária'),
    creditos: number('Créditos'),
    tipo: text('Tipo', Object.keys(tiposDisciplina.values)),
    codigoUnidade: parts.unidade.codigoUnidade,
    ...parts.closing,
  },
})
