import { room } from './room.ts'

export const projetos = room('Projetos', {
  nouns: [
    {
      noun: 'proposta',
      slug: 'propostas',
      right: 'projetos.ver',
      parties: ['professor'],
      load: async () => (await import('../nouns/proposta.ts')).proposta,
    },
    {
      noun: 'projeto_extensao',
      slug: 'extensao',
      right: 'projetos.ver',
      parties: ['professor'],
      load: async () => (await import('../nouns/projeto-extensao.ts')).projetoExtensao,
    },
    {
      noun: 'participacao',
      slug: 'participacoes',
      right: 'projetos.ver',
      parties: ['aluno', 'professor'],
      load: async () => (await import('../nouns/participacao.ts')).participacao,
    },
  ],
})
