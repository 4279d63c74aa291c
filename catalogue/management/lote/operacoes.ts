import { phrase } from '../../phrase.ts'

/** Labels of batches by operation. */
export const operacoesLote = {
  RecebeAlunos: phrase('Alunos', 'Students'),
  RecebeUsuarios: phrase('Usuários', 'Users'),
  RecebeAlunosCursos: phrase('Matrículas em cursos', 'Enrolments in courses'),
  RecebeAlunoDisciplinas: phrase('Alunos em disciplinas', 'Students in subjects'),
  RecebeAlunoDisciplinaProfessor: phrase(
    'Alunos e professores em disciplinas',
    'Students and professors in subjects',
  ),
  RecebeCursos: phrase('Cursos', 'Courses'),
  RecebeCursoDisciplinas: phrase('Disciplinas de cursos', 'Subjects of courses'),
  RecebeCursoProfessores: phrase('Professores de cursos', 'Professors of courses'),
  RecebeDisciplinas: phrase('Disciplinas', 'Subjects'),
  RecebeDisciplinaTurma: phrase('Disciplinas de turmas', 'Subjects of classes'),
  RecebeProfessores: phrase('Professores', 'Professors'),
  RecebeTurmas: phrase('Turmas', 'Classes'),
  RecebeTurmaAlunos: phrase('Alunos de turmas', 'Students of classes'),
  RecebeTurmaProfessores: phrase('Professores de turmas', 'Professors of classes'),
  CadastraPessoa: phrase('Pessoas', 'Persons'),
  RecebeCurriculos: phrase('Currículos', 'Résumés'),
  RecebeVagas: phrase('Vagas', 'Vacancies'),
  EncerraVagas: phrase('Encerramento de vagas', 'Closing of vacancies'),
  RecebeDocumentos: phrase('Documentos financeiros', 'Financial documents'),
  RecebeFaturamentoExterno: phrase('Faturamento externo', 'External invoicing'),
} as const

export const operacaoCodes = { values: operacoesLote, unknown: 'refuse' } as const
