import { contaFavorecidoMachine } from '../../catalogue/machines/conta-favorecido.ts'
import { contaFavorecidoOperations } from '../../catalogue/management/conta-favorecido/index.ts'
import { nounOf } from '../derive/noun.ts'

export const contaFavorecido = nounOf(contaFavorecidoMachine, contaFavorecidoOperations, {
  name: 'conta',
  ownColumns: ['conta', 'situacao', 'esperaAte', 'inclusao'],
  beside: 'aluno.nome',
  columns: ['aluno.nome', 'pessoa.nome', 'situacao', 'conta', 'esperaAte', 'inclusao', 'atualizacao'],
})
