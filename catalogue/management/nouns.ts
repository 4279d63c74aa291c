/** What people call several records of each noun. */
export const nouns: Readonly<Record<string, string>> = {
  aluno: 'alunos',
  convenio: 'convênios',
  correcao: 'correções',
  curso: 'cursos',
  diploma: 'diplomas',
  disciplina: 'disciplinas',
  equivalencia: 'equivalências',
  mensagem: 'mensagens',
  orcamento: 'orçamentos',
  participacao: 'participações',
  pessoa: 'pessoas',
  professor: 'professores',
  projeto_extensao: 'projetos de extensão',
  proposta: 'propostas',
  unidade: 'unidades',
  vaga: 'vagas',
}
