import { spoken } from '../../text/language.ts'

/** Texts of the calculation of amounts. */
export const text = spoken({
  pt: {
    how: 'Como foi calculado',
    total: 'O total',
    line: (what: string, amount: string) => `${what}: R$ ${amount}`,
    of: (student: string, what: string) => `${student} · ${what}`,
    kept: (when: string) => `Conta guardada em ${when}, quando a linha foi faturada.`,
    none: 'Não há linhas.',
    page: (page: number, pages: number) => `Página ${page} de ${pages}`,
    before: 'Anterior',
    after: 'Seguinte',
  },
  en: {
    how: 'How it was calculated',
    total: 'The total',
    line: (what, amount) => `${what}: R$ ${amount}`,
    of: (student, what) => `${student} · ${what}`,
    kept: (when) => `Calculation kept on ${when}, when the line was billed.`,
    none: 'There are no lines.',
    page: (page, pages) => `Page ${page} of ${pages}`,
    before: 'Previous',
    after: 'Next',
  },
})
