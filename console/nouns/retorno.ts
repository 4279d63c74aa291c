import { retornoOperations } from '../../catalogue/management/retorno/index.ts'
import { nounOf } from '../derive/noun.ts'

export const retorno = nounOf(undefined, retornoOperations, {
  name: 'arquivoNome',
  columns: ['arquivoNome', 'banco', 'conta.nome', 'geracao', 'quantidade', 'usuario', 'atualizacao'],
})
