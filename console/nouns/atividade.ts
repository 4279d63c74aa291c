import { atividadeMachine } from '../../catalogue/machines/atividade.ts'
import { atividadeOperations } from '../../catalogue/management/atividade/index.ts'
import { nounOf } from '../derive/noun.ts'

export const atividade = nounOf(atividadeMachine, atividadeOperations, {
  name: 'atividades',
  beside: 'aluno.nome',
  ownColumns: ['atividades', 'situacao', 'inicio', 'termino'],
  columns: ['atividades', 'situacao', 'aluno.nome', 'contrato', 'inicio', 'termino', 'atualizacao'],
})
