import { room } from './room.ts'

export const cadastros = room('Cadastros', 'cadastros.ver', {
  first: ['alunos', 'professores', 'cursos', 'disciplinas', 'unidades', 'pessoas'],
  nouns: [
    {
      noun: 'diploma',
      slug: 'diplomas',
      words: 'certificado conclusão graduate',
      right: 'diplomas.ver',
      load: async () => (await import('../nouns/diploma.ts')).diploma,
    },
    {
      noun: 'aluno',
      slug: 'alunos',
      words: 'estudante estagiário discente monitor matrícula student intern',
      load: async () => (await import('../nouns/cadastros.ts')).aluno,
      own: { record: 'StudentRecord' },
    },
    {
      noun: 'professor',
      slug: 'professores',
      words: 'docente orientador teacher advisor',
      load: async () => (await import('../nouns/cadastros.ts')).professor,
    },
    {
      noun: 'curso',
      slug: 'cursos',
      words: 'graduação matriz course',
      load: async () => (await import('../nouns/cadastros.ts')).curso,
    },
    {
      noun: 'pessoa',
      slug: 'pessoas',
      words:
        'concedente empresa organização supervisor representante responsável seguradora CNPJ host company',
      load: async () => (await import('../nouns/cadastros.ts')).pessoa,
      own: { record: 'HostRecord' },
    },
    {
      noun: 'unidade',
      slug: 'unidades',
      words: 'campus faculdade departamento unit',
      load: async () => (await import('../nouns/cadastros.ts')).unidade,
    },
    {
      noun: 'disciplina',
      slug: 'disciplinas',
      words: 'matéria subject',
      load: async () => (await import('../nouns/cadastros.ts')).disciplina,
    },
  ],
})
