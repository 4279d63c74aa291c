import type { EnglishText } from './text.ts'

/** What systems ask about the office. */
export const queryTexts = {
  RetornaDadosContratosMonitoria: {
    title: 'Monitoring contracts',
    text: 'Monitoring contracts included or changed in the period, with everything that belongs to each.',
  },
  RetornaDadosContratos: {
    title: 'Internship contracts',
    text: 'Internship contracts included or changed in the period, with everything that belongs to each.',
  },
  RetornaDadosContratacoes: {
    title: 'Hires',
    text: 'Contracts that came into force in the period, with what a payroll needs to know.',
  },
  RetornaDadosArquivos: {
    title: 'Files',
    text: 'Files of contracts, agreements and other records, included or changed in the period, with who signs them and, on request, a temporary link to the content.',
  },
  RetornaDadosAuditorias: {
    title: 'Audit trail',
    text: 'Who included, changed, made inactive or read what, field by field. Passwords, disabilities and bank data always appear as ***.',
  },
  RetornaDadosConvenios: {
    title: 'Agreements',
    text: 'Agreements with hosts included or changed in the period.',
  },
  RetornaDadosCurriculo: {
    title: 'Résumés',
    text: 'Résumés included or changed in the period, as last accepted. Of the file its data and, with incluirLink, the address of the content; disability data only with scope sensivel.',
  },
  RetornaDadosNotasAtividades: {
    title: 'Grades of activities',
    text: 'Activity reports created in the period, with opinions and the grade of the professor.',
  },
  RetornaDadosOcorrencias: {
    title: 'Occurrences',
    text: 'Occurrences of received batches: what was refused or alerted, in which record and field, and what to do. Never the refused value.',
  },
  RetornaDadosPendenciasContratos: {
    title: 'Pending items of contracts',
    text: 'Pending items of contracts included or changed in the period.',
  },
  RetornaDadosPessoas: {
    title: 'People',
    text: 'Hosts, agents, institutions, supervisors and legal representatives included or changed in the period, as last accepted.',
  },
  RetornaDadosEquivalencia: {
    title: 'Equivalences',
    text: 'Requests that hours of another activity count as an internship, included or changed in the period.',
  },
  RetornaDadosOrcamentos: {
    title: 'Budgets',
    text: 'Budgets of scholarships included or changed in the period, with what is committed now.',
  },
  RetornaDadosSolicitacoes: {
    title: 'Requests',
    text: 'Requests included or changed in the period, with who asked and what became of them.',
  },
  RetornaDadosProjetos: {
    title: 'Monitoring, teaching and research projects',
    text: 'Proposals and projects of monitoring, teaching, research and scientific initiation included or changed in the period.',
  },
  RetornaDadosProjetosExtensao: {
    title: 'Extension projects',
    text: 'Extension projects included or changed in the period, with who takes part and for how many hours.',
  },
  RetornaDadosPendenciasProjetosExtensao: {
    title: 'Pending items of extension projects',
    text: 'What students and professors owe to extension projects, included or changed in the period.',
  },
  RetornaDadosVaga: {
    title: 'Vacancies',
    text: 'Vacancies included or changed in the period, with their state and how they ended.',
  },
  RetornaDiplomaDigital: {
    title: 'Digital diplomas',
    text: 'Digital diplomas included or changed in the period, as they were registered. The diploma is the signed XML; whether its signatures hold is told at verificadordiplomadigital.mec.gov.br.',
  },
} as const satisfies Record<string, EnglishText>
