import { projetoExtensaoMachine } from '../../catalogue/machines/projeto-extensao.ts'
import { projetoExtensaoOperations } from '../../catalogue/management/projeto-extensao/index.ts'
import { nounOf } from '../derive/noun.ts'

export const projetoExtensao = nounOf(projetoExtensaoMachine, projetoExtensaoOperations, {
  name: 'titulo',
  columns: ['titulo', 'modalidade', 'situacao', 'professor.nome', 'inicio', 'termino', 'atualizacao'],
})
