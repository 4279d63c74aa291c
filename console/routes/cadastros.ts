import { room } from './room.ts'

export const cadastros = room('Cadastros', {
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
      right: 'cadastros.ver',
      load: async () => (await import('../nouns/cadastros.ts')).aluno,
    },
    {
      noun: 'professor',
      slug: 'professores',
      right: 'cadastros.ver',
      load: async () => (await import('../nouns/cadastros.ts')).professor,
    },
    {
      noun: 'curso',
      slug: 'cursos',
      right: 'cadastros.ver',
      load: async () => (await import('../nouns/cadastros.ts')).curso,
    },
    {
      noun: 'pessoa',
      slug: 'pessoas',
      right: 'cadastros.ver',
      load: async () => (await import('../nouns/cadastros.ts')).pessoa,
    },
    {
      noun: 'unidade',
      slug: 'unidades',
      right: 'cadastros.ver',
      load: async () => (await import('../nouns/cadastros.ts')).unidade,
    },
    {
      noun: 'disciplina',
      slug: 'disciplinas',
      right: 'cadastros.ver',
      load: async () => (await import('../nouns/cadastros.ts')).disciplina,
    },
  ],
})
