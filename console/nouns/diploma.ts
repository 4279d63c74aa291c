import { diplomaMachine } from '../../catalogue/machines/diploma.ts'
import { diplomaOperations } from '../../catalogue/management/diploma/index.ts'
import { nounOf } from '../derive/noun.ts'

export const diploma = nounOf(diplomaMachine, diplomaOperations, {
  name: 'aluno.nome',
  columns: [
    'aluno.nome',
    'curso.nome',
    'situacao',
    'codigoValidacao',
    'conclusao',
    'expedicao',
    'atualizacao',
  ],
})
