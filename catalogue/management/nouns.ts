/** What people call several records of each noun. */
export const nouns: Readonly<Record<string, string>> = {
  aluno: 'alunos',
  atividade: 'atividades',
  convenio: 'convênios',
  correcao: 'correções',
  curso: 'cursos',
  disciplina: 'disciplinas',
  mensagem: 'mensagens',
  participacao: 'participações',
  pessoa: 'pessoas',
  professor: 'professores',
  projeto_extensao: 'projetos de extensão',
  proposta: 'propostas',
  unidade: 'unidades',
  pendencia: 'pendências',
  solicitacao: 'solicitações',
  vaga: 'vagas',
}
