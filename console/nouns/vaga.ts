import { vagaMachine } from '../../catalogue/machines/vaga.ts'
import { vagaOperations } from '../../catalogue/management/vaga/index.ts'
import { nounOf } from '../derive/noun.ts'

export const vaga = nounOf(vagaMachine, vagaOperations, {
  name: 'titulo',
  columns: [
    'titulo',
    'identificacao',
    'tipo',
    'situacao',
    'concedente.nome',
    'quantidade',
    'fimInscricao',
    'atualizacao',
  ],
})
