import { room } from './room.ts'

export const cadastros = room('Cadastros', 'cadastros.ver', {
  first: ['alunos', 'professores', 'cursos', 'disciplinas', 'unidades', 'pessoas'],
  nouns: [
    {
      noun: 'diploma',
      slug: 'diplomas',
      right: 'diplomas.ver',
      load: async () => (await import('../nouns/diploma.ts')).diploma,
    },
    {
      noun: 'aluno',
      slug: 'alunos',
      load: async () => (await import('../nouns/cadastros.ts')).aluno,
      own: { record: 'StudentRecord' },
    },
    {
      noun: 'professor',
      slug: 'professores',
      load: async () => (await import('../nouns/cadastros.ts')).professor,
    },
    {
      noun: 'curso',
      slug: 'cursos',
      load: async () => (await import('../nouns/cadastros.ts')).curso,
    },
    {
      noun: 'pessoa',
      slug: 'pessoas',
      load: async () => (await import('../nouns/cadastros.ts')).pessoa,
      own: { record: 'HostRecord' },
    },
    {
      noun: 'unidade',
      slug: 'unidades',
      load: async () => (await import('../nouns/cadastros.ts')).unidade,
    },
    {
      noun: 'disciplina',
      slug: 'disciplinas',
      load: async () => (await import('../nouns/cadastros.ts')).disciplina,
    },
  ],
})
