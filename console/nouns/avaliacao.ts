import { avaliacaoOperations, mediaAvaliacaoOperations } from '../../catalogue/management/avaliacao/index.ts'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { nounOf } from '../derive/noun.ts'

export const avaliacao = nounOf(undefined, avaliacaoOperations, {
  name: 'titulo',
  columns: ['inclusao', 'quem', 'aluno.nome', 'curso.nome', 'concedente.nome', 'tipo', 'media', 'respostas'],
})

export const medias: readonly CommandOperation[] = mediaAvaliacaoOperations
