import { labelOf, room } from './room.ts'

export const recrutamento = room('Recrutamento', 'recrutamento.ver', {
  nouns: [
    {
      noun: 'vaga',
      slug: 'vagas',
      words: 'oportunidade oferta estágio processo seletivo vacancy job',
      parties: ['aluno', 'professor'],
      load: async () => (await import('../nouns/vaga.ts')).vaga,
    },
    {
      noun: 'candidatura',
      slug: 'candidaturas',
      words: 'candidato inscrição seleção applicant',
      parties: ['aluno'],
      load: async () => (await import('../nouns/candidatura.ts')).candidatura,
    },
    {
      noun: 'curriculo',
      slug: 'curriculos',
      words: 'currículo CV résumé',
      parties: ['aluno'],
      load: async () => (await import('../nouns/curriculo.ts')).curriculo,
    },
  ],
  tools: [
    {
      slug: 'ofertas',
      words: 'empresa concedente vaga publicar host offer',
      label: labelOf('oferta'),
      right: 'recrutamento.alterar',
      load: async () => (await import('../nouns/ofertas.ts')).ofertas,
    },
  ],
})
