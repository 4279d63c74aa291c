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
    slug: 'propostas',
    label: 'Propostas',
    right: 'projetos.ver',
    load: async () => (await import('./nouns/proposta.ts')).proposta,
  },
  {
    slug: 'extensao',
    label: 'Projetos de extensão',
    right: 'projetos.ver',
    load: async () => (await import('./nouns/projeto-extensao.ts')).projetoExtensao,
  },
  {
    slug: 'equivalencias',
    label: 'Equivalências',
    right: 'contratos.ver',
    load: async () => (await import('./nouns/equivalencia.ts')).equivalencia,
  },
  {
    slug: 'orcamentos',
    label: 'Orçamentos',
    right: 'financeiro.ver',
    load: async () => (await import('./nouns/orcamento.ts')).orcamento,
  },
  {
    slug: 'diplomas',
    label: 'Diplomas',
    right: 'diplomas.ver',
    load: async () => (await import('./nouns/diploma.ts')).diploma,
  },
  {
    slug: 'participacoes',
    label: 'Participações',
    right: 'projetos.ver',
    load: async () => (await import('./nouns/participacao.ts')).participacao,
  },
  {
    slug: 'mensagens',
    label: 'Mensagens',
    right: 'contratos.ver',
    load: async () => (await import('./nouns/mensagem.ts')).mensagem,
  },
]
