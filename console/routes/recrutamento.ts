import { labelOf, room } from './room.ts'

export const recrutamento = room('Recrutamento', 'recrutamento.ver', {
  nouns: [
    {
      noun: 'vaga',
      slug: 'vagas',
      parties: ['aluno', 'professor'],
      load: async () => (await import('../nouns/vaga.ts')).vaga,
    },
    {
      noun: 'candidatura',
      slug: 'candidaturas',
      parties: ['aluno'],
      load: async () => (await import('../nouns/candidatura.ts')).candidatura,
    },
    {
      noun: 'curriculo',
      slug: 'curriculos',
      parties: ['aluno'],
      load: async () => (await import('../nouns/curriculo.ts')).curriculo,
    },
  ],
  tools: [
    {
      slug: 'ofertas',
      label: labelOf('oferta'),
      right: 'recrutamento.alterar',
      load: async () => (await import('../nouns/ofertas.ts')).ofertas,
    },
  ],
})
