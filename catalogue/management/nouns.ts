/** What people call several records of each noun. */
export const nouns: Readonly<Record<string, string>> = {
  aluno: 'alunos',
  arquivo: 'arquivos',
  assinatura: 'assinaturas',
  convenio: 'convênios',
  correcao: 'correções',
  curso: 'cursos',
  disciplina: 'disciplinas',
  mensagem: 'mensagens',
  pessoa: 'pessoas',
  professor: 'professores',
  unidade: 'unidades',
  vaga: 'vagas',
}
