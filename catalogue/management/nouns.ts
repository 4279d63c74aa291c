/** What people call several records of each noun. */
export const nouns: Readonly<Record<string, string>> = {
  aluno: 'alunos',
  convenio: 'convênios',
  correcao: 'correções',
  curso: 'cursos',
  participacao: 'participações',
  pessoa: 'pessoas',
  professor: 'professores',
  projeto_extensao: 'projetos de extensão',
  proposta: 'propostas',
  vaga: 'vagas',
}
