import type { Right } from '../catalogue/doors.ts'
import type { Noun } from './derive/noun.ts'

/** The pages of a noun: its list at /slug and each record at /slug/number. */
export interface NounRoute {
  slug: string
  label: string
  /** What is needed to see them; a test compares it with the declarations. */
  right: Right
  load: () => Promise<Noun>
}

/** The map of the console, in the order of its menu. A noun more is a row more. */
export const nounRoutes: readonly NounRoute[] = [
  {
    slug: 'vagas',
    label: 'Vagas',
    right: 'recrutamento.ver',
    load: async () => (await import('./nouns/vaga.ts')).vaga,
  },
  {
    slug: 'convenios',
    label: 'Convênios',
    right: 'convenios.ver',
    load: async () => (await import('./nouns/convenio.ts')).convenio,
  },
  {
    slug: 'arquivos',
    label: 'Arquivos',
    right: 'contratos.ver',
    load: async () => (await import('./nouns/arquivo.ts')).arquivo,
  },
  {
    slug: 'assinaturas',
    label: 'Assinaturas',
    right: 'contratos.ver',
    load: async () => (await import('./nouns/assinatura.ts')).assinatura,
  },
  {
    slug: 'mensagens',
    label: 'Mensagens',
    right: 'contratos.ver',
    load: async () => (await import('./nouns/mensagem.ts')).mensagem,
  },
]
