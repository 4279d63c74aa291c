import { candidaturaMachine } from '../../catalogue/machines/candidatura.ts'
import { candidaturaOperations } from '../../catalogue/management/candidatura/index.ts'
import { nounOf } from '../derive/noun.ts'

export const candidatura = nounOf(candidaturaMachine, candidaturaOperations, {
  name: 'curriculo.nome',
  beside: 'vaga.titulo',
  columns: ['curriculo.nome', 'vaga.titulo', 'situacao', 'etapa', 'naoAtende', 'inclusao', 'atualizacao'],
})
