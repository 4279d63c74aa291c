import { spoken } from '../../text/language.ts'

export const text = spoken({
  pt: {
    all: 'Ver todos',
    allOf: (what: string) => `Ver todos: ${what}`,
    counted: (count: string) => `(${count})`,
    none: 'Nenhum.',
  },
  en: {
    all: 'See all',
    allOf: (what) => `See all: ${what}`,
    counted: (count) => `(${count})`,
    none: 'None.',
  },
})
