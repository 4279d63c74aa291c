import { apoliceMachine } from '../../catalogue/machines/apolice.ts'
import { apoliceOperations } from '../../catalogue/management/apolice/index.ts'
import { nounOf } from '../derive/noun.ts'

export const apolice = nounOf(apoliceMachine, apoliceOperations, {
  name: 'apolice',
  beside: ['seguradora', 'concedente.nome', 'termino'],
  columns: ['apolice', 'seguradora', 'titular', 'situacao', 'concedente.nome', 'inicio', 'termino'],
})
