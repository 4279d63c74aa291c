import { equivalenciaMachine } from '../../catalogue/machines/equivalencia.ts'
import { equivalenciaOperations } from '../../catalogue/management/equivalencia/index.ts'
import { nounOf } from '../derive/noun.ts'

export const equivalencia = nounOf(equivalenciaMachine, equivalenciaOperations, {
  name: 'aluno.nome',
  columns: [
    'aluno.nome',
    'curso.nome',
    'tipo',
    'situacao',
    'horasSolicitadas',
    'horasDeferidas',
    'atualizacao',
  ],
})
