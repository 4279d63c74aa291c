import { room } from './room.ts'

export const projetos = room('Projetos', 'projetos.ver', {
  nouns: [
    {
      noun: 'proposta',
      slug: 'propostas',
      parties: ['professor'],
      load: async () => (await import('../nouns/proposta.ts')).proposta,
    },
    {
      noun: 'projeto_extensao',
      slug: 'extensao',
      parties: ['professor'],
      load: async () => (await import('../nouns/projeto-extensao.ts')).projetoExtensao,
    },
    {
      noun: 'participacao',
      slug: 'participacoes',
      parties: ['aluno', 'professor'],
      load: async () => (await import('../nouns/participacao.ts')).participacao,
    },
  ],
})
