/** What people call several records of each noun. */
export const nouns: Readonly<Record<string, string>> = {
  aluno: 'alunos',
  atividade: 'atividades',
  calendario: 'dias do calendário',
  convenio: 'convênios',
  correcao: 'correções',
  curso: 'cursos',
  mensagem: 'mensagens',
  disciplina: 'disciplinas',
  pessoa: 'pessoas',
  professor: 'professores',
  unidade: 'unidades',
  pendencia: 'pendências',
  solicitacao: 'solicitações',
  vaga: 'vagas',
}
