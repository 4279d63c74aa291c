import { spoken } from '../../text/language.ts'

export const text = spoken({
  pt: {
    all: 'Ver todos',
    allOf: (what: string) => `Ver todos: ${what}`,
    none: 'nenhum registro',
    supervisors: 'Supervisores',
    representatives: 'Também assinam pela concedente',
    supervised: 'Contratos que supervisiona',
  },
  en: {
    all: 'See all',
    allOf: (what) => `See all: ${what}`,
    none: 'no record',
    supervisors: 'Supervisors',
    representatives: 'Others who sign for the host',
    supervised: 'Contracts supervised',
  },
})
