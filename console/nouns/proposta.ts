import { propostaMachine } from '../../catalogue/machines/proposta.ts'
import { propostaOperations } from '../../catalogue/management/proposta/index.ts'
import { nounOf } from '../derive/noun.ts'

export const proposta = nounOf(propostaMachine, propostaOperations, {
  name: 'titulo',
  columns: ['titulo', 'tipo', 'situacao', 'professor.nome', 'inicio', 'termino', 'atualizacao'],
})
