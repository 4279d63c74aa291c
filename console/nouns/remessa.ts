import { remessaMachine } from '../../catalogue/machines/remessa.ts'
import { remessaOperations } from '../../catalogue/management/remessa/index.ts'
import { nounOf } from '../derive/noun.ts'

export const remessa = nounOf(remessaMachine, remessaOperations, {
  name: 'nomeArquivo',
  beside: 'conta.nome',
  columns: ['nomeArquivo', 'situacao', 'conta.nome', 'quantidade', 'valorTotal', 'aprovadaPor', 'geracao'],
})
