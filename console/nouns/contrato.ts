import { contratoMachine } from '../../catalogue/machines/contrato.ts'
import { contratoOperations } from '../../catalogue/management/contrato/index.ts'
import { nounOf } from '../derive/noun.ts'
import { numberSaid } from '../derive/record-path.ts'

export const contrato = nounOf(contratoMachine, contratoOperations, {
  name: 'contrato',
  said: numberSaid,
  beside: 'aluno.nome',
  ownColumns: ['contrato', 'situacao', 'concedente.nome', 'aluno.nome', 'inicio', 'encerramento'],
  columns: ['contrato', 'situacao', 'aluno.nome', 'concedente.nome', 'curso', 'inicio', 'encerramento'],
})
