import { participacaoMachine } from '../../catalogue/machines/participacao.ts'
import { participacaoOperations } from '../../catalogue/management/participacao/index.ts'
import { nounOf } from '../derive/noun.ts'

export const participacao = nounOf(participacaoMachine, participacaoOperations, {
  name: 'aluno.nome',
  columns: ['aluno.nome', 'projeto.titulo', 'papel', 'situacao', 'inicio', 'termino', 'atualizacao'],
})
