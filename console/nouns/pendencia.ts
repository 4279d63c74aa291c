import { pendenciaMachine } from '../../catalogue/machines/pendencia.ts'
import { pendenciaOperations } from '../../catalogue/management/pendencia/index.ts'
import { nounOf } from '../derive/noun.ts'

export const pendencia = nounOf(pendenciaMachine, pendenciaOperations, {
  name: 'tipo',
  beside: ['aluno.nome', 'prazoEntrega'],
  titles: ['pendenciaTipo'],
  ownColumns: ['tipo', 'situacao', 'aluno.nome', 'prazoEntrega'],
  columns: ['tipo', 'situacao', 'aluno.nome', 'contrato', 'prazoEntrega', 'entrega', 'atualizacao'],
})
