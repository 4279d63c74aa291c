import { modeloMachine } from '../../catalogue/machines/modelo.ts'
import { modeloOperations } from '../../catalogue/management/modelo/index.ts'
import { nounOf } from '../derive/noun.ts'

export const modelo = nounOf(modeloMachine, modeloOperations, {
  name: 'titulo',
  columns: ['titulo', 'tipo', 'edicao', 'situacao', 'autor', 'atualizacao'],
})
