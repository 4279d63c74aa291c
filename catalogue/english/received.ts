import type { EnglishText } from './text.ts'

/** What systems ask about records that they sent. */
export const receivedTexts = {
  RetornaDadosIntegracaoCursos: {
    title: 'Received courses',
    text: 'Courses included or changed in the period, as last accepted.',
  },
  RetornaDadosIntegracaoCursoDisciplina: {
    title: 'Received subjects of courses',
    text: 'Subjects of the curricula of courses, included or changed in the period.',
  },
  RetornaDadosIntegracaoCursoProfessor: {
    title: 'Received professors of courses',
    text: 'Professors of courses with the role of each, included or changed in the period.',
  },
  RetornaDadosIntegracaoDisciplinas: {
    title: 'Received subjects',
    text: 'Subjects included or changed in the period, as last accepted.',
  },
  RetornaDadosIntegracaoProfessores: {
    title: 'Received professors',
    text: 'Professors included or changed in the period, as last accepted. Never the password.',
  },
  RetornaDadosIntegracaoDisciplinaTurma: {
    title: 'Received subjects of classes',
    text: 'Subjects of classes with weekly hours and professors, included or changed in the period.',
  },
  RetornaDadosIntegracaoAlunos: {
    title: 'Received students',
    text: 'Students included or changed in the period, as last accepted. Never the password; disability data only with scope sensivel.',
  },
  RetornaDadosIntegracaoAlunoCurso: {
    title: 'Received enrolments',
    text: 'Enrolments of students in courses, included or changed in the period.',
  },
  RetornaDadosIntegracaoAlunoDisciplina: {
    title: 'Received subjects of students',
    text: 'Subjects that students take, by their classes and by the deprecated operation, included or changed in the period.',
  },
  RetornaDadosIntegracaoAlunoDisciplinaProfessor: {
    title: "Professors of students' subjects",
    text: 'Professors of each student in each subject: those of their classes and those of the deprecated operation, included or changed in the period.',
  },
  RetornaDadosIntegracaoAlunoCursoHorario: {
    title: 'Weekly hours of students in courses',
    text: "Weekly hours of each enrolment: those sent with it or, without them, those of the student's classes in the course.",
  },
} as const satisfies Record<string, EnglishText>
