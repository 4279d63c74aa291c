/** What the batches of each operation bring, as people call it. */
export const operacoesLote = {
  RecebeAlunos: 'Alunos',
  RecebeUsuarios: 'Usuários',
  RecebeAlunosCursos: 'Matrículas em cursos',
  RecebeAlunoDisciplinas: 'Alunos em disciplinas',
  RecebeAlunoDisciplinaProfessor: 'Alunos e professores em disciplinas',
  RecebeCursos: 'Cursos',
  RecebeCursoDisciplinas: 'Disciplinas de cursos',
  RecebeCursoProfessores: 'Professores de cursos',
  RecebeDisciplinas: 'Disciplinas',
  RecebeDisciplinaTurma: 'Disciplinas de turmas',
  RecebeProfessores: 'Professores',
  RecebeTurmas: 'Turmas',
  RecebeTurmaAlunos: 'Alunos de turmas',
  RecebeTurmaProfessores: 'Professores de turmas',
  CadastraPessoa: 'Pessoas',
  RecebeCurriculos: 'Currículos',
  RecebeVagas: 'Vagas',
  EncerraVagas: 'Encerramento de vagas',
  RecebeDocumentos: 'Documentos financeiros',
  RecebeFaturamentoExterno: 'Faturamento externo',
} as const

/** As a filter, or as what is shown. */
export const operacaoCodes = { values: operacoesLote, unknown: 'refuse' } as const
