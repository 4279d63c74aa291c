/** What people call several records of each noun. */
export const nouns: Readonly<Record<string, string>> = {
  aluno: 'alunos',
  atividade: 'atividades',
  convenio: 'convênios',
  correcao: 'correções',
  curso: 'cursos',
  disciplina: 'disciplinas',
  mensagem: 'mensagens',
  pessoa: 'pessoas',
  professor: 'professores',
  unidade: 'unidades',
  pendencia: 'pendências',
  solicitacao: 'solicitações',
  vaga: 'vagas',
}
