import type { EnglishText } from './text.ts'

/** Batches that systems send. */
export const inboundTexts = {
  RecebeAlunos: {
    title: 'Receive students',
    text: 'Creates or updates students by the identification of the academic system. An absent field keeps what is stored; an empty one clears an optional value.',
  },
  RecebeCursos: {
    title: 'Receive courses',
    text: 'Creates or updates courses by identification. Units are created when they first appear.',
  },
  RecebeProfessores: {
    title: 'Receive professors',
    text: 'Creates or updates professors by identification.',
  },
  RecebeAlunosCursos: {
    title: 'Receive enrolments of students in courses',
    text: 'Creates or updates the enrolment of a student in a course.',
  },
  RecebeDisciplinas: {
    title: 'Receive subjects',
    text: 'Creates or updates subjects by identification.',
  },
  RecebeAlunoDisciplinas: {
    title: 'Receive subjects of students',
    text: 'Records the subjects that a student takes in a term.',
  },
  RecebeAlunoDisciplinaProfessor: {
    title: "Receive professors of students' subjects",
    text: 'Records the professor of a student in a subject and term.',
  },
  RecebeCursoDisciplinas: {
    title: 'Receive subjects of courses',
    text: 'Links subjects to the curriculum of a course.',
  },
  RecebeDisciplinaTurma: {
    title: 'Receive subjects of classes',
    text: 'Links subjects to classes, with places and weekly hours.',
  },
  RecebeCursoProfessores: {
    title: 'Receive professors of courses',
    text: 'Links professors to courses, with the role of each.',
  },
  RecebeTurmas: {
    title: 'Receive classes',
    text: 'Creates or updates classes by identification.',
  },
  RecebeTurmaAlunos: {
    title: 'Receive students of classes',
    text: 'Enrols students in classes, with situation, grade and attendance.',
  },
  RecebeTurmaProfessores: {
    title: 'Receive professors of classes',
    text: 'Links professors to classes.',
  },
  RecebeUsuarios: {
    title: 'Receive administrative users',
    text: 'Creates or updates administrative users of the platform. Units are created when they first appear; profiles must exist.',
  },
  CadastraPessoa: {
    title: 'Register people',
    text: 'Creates or updates hosts, agents, institutions, supervisors and legal representatives, by type and document. SDT_INT_PESSOAS may also be a single record without the list.',
  },
  RecebeCurriculos: {
    title: 'Receive résumés',
    text: 'Creates or updates résumés by identification, and links each to the student with the same CPF.',
  },
  RecebeVagas: {
    title: 'Receive vacancies',
    text: 'Creates or updates vacancies by identification. A vacancy begins open; once closed it does not change any more.',
  },
  EncerraVagas: {
    title: 'Close vacancies',
    text: 'Closes or cancels vacancies received before. One that is closed already stays as it is, with an alert.',
  },
  RecebeDocumentos: {
    title: 'Receive financial documents',
    text: 'Creates or updates invoices of tax, bank slips, receipts and proofs of payment of an invoice. Needs the payable line, the address or the file.',
  },
  RecebeFaturamentoExterno: {
    title: 'Receive external invoices',
    text: 'Creates or updates what another system has to receive or to pay, by identification and type.',
  },
} as const satisfies Record<string, EnglishText>
