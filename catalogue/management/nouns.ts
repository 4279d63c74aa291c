/** What people call several records of each noun. */
export const nouns: Readonly<Record<string, string>> = {
  aluno: 'alunos',
  apolice: 'apólices',
  contrato: 'contratos',
  convenio: 'convênios',
  correcao: 'correções',
  curso: 'cursos',
  disciplina: 'disciplinas',
  mensagem: 'mensagens',
  pessoa: 'pessoas',
  professor: 'professores',
  unidade: 'unidades',
  regra: 'regras',
  vaga: 'vagas',
}
