import { room } from './room.ts'

export const projetos = room('Projetos', 'projetos.ver', {
  nouns: [
    {
      noun: 'proposta',
      slug: 'propostas',
      words: 'monitoria edital projeto monitoring',
      parties: ['professor'],
      load: async () => (await import('../nouns/proposta.ts')).proposta,
    },
    {
      noun: 'projeto_extensao',
      slug: 'extensao',
      words: 'projeto extensionista outreach',
      parties: ['professor'],
      load: async () => (await import('../nouns/projeto-extensao.ts')).projetoExtensao,
    },
    {
      noun: 'participacao',
      slug: 'participacoes',
      words: 'participante bolsista horas projeto participant',
      parties: ['aluno', 'professor'],
      load: async () => (await import('../nouns/participacao.ts')).participacao,
    },
  ],
})
