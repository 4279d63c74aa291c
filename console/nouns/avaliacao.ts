import { listaAvaliacoes, mediasAvaliacoes } from '../../catalogue/management/avaliacao/index.ts'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { nounOf } from '../derive/noun.ts'

export const avaliacao = nounOf(undefined, [listaAvaliacoes], {
  name: 'titulo',
  columns: ['inclusao', 'quem', 'aluno.nome', 'curso.nome', 'concedente.nome', 'tipo', 'media', 'respostas'],
})

export const medias: readonly CommandOperation[] = [mediasAvaliacoes]
