import type { Right } from '../catalogue/doors.ts'
import type { Noun } from './derive/noun.ts'

/** Parts of the menu, in their order. */
export const sections = [
  'Contratos',
  'Recrutamento',
  'Projetos',
  'Cadastros',
  'Financeiro',
  'Integração',
] as const

/** The pages of a noun: its list at /slug, each record at /slug/number, a new one at /slug/incluir. */
export interface NounRoute {
  noun: string
  slug: string
  label: string
  section: (typeof sections)[number]
  /** What is needed to see them; a test compares it with the declarations. */
  right: Right
  load: () => Promise<Noun>
}

/** The map of the console, in the order of its menu. A noun more is a row more. */
export const nounRoutes: readonly NounRoute[] = [
  {
    noun: 'vaga',
    slug: 'vagas',
    label: 'Vagas',
    section: 'Recrutamento',
    right: 'recrutamento.ver',
    load: async () => (await import('./nouns/vaga.ts')).vaga,
  },
  {
    noun: 'convenio',
    slug: 'convenios',
    label: 'Convênios',
    section: 'Contratos',
    right: 'convenios.ver',
    load: async () => (await import('./nouns/convenio.ts')).convenio,
  },
  {
    noun: 'contrato',
    slug: 'contratos',
    label: 'Contratos',
    section: 'Contratos',
    right: 'contratos.ver',
    load: async () => (await import('./nouns/contrato.ts')).contrato,
  },
  {
    noun: 'apolice',
    slug: 'apolices',
    label: 'Apólices',
    section: 'Contratos',
    right: 'contratos.ver',
    load: async () => (await import('./nouns/apolice.ts')).apolice,
  },
  {
    noun: 'aluno',
    slug: 'alunos',
    label: 'Alunos',
    section: 'Cadastros',
    right: 'cadastros.ver',
    load: async () => (await import('./nouns/cadastros.ts')).aluno,
  },
  {
    noun: 'professor',
    slug: 'professores',
    label: 'Professores',
    section: 'Cadastros',
    right: 'cadastros.ver',
    load: async () => (await import('./nouns/cadastros.ts')).professor,
  },
  {
    noun: 'curso',
    slug: 'cursos',
    label: 'Cursos',
    section: 'Cadastros',
    right: 'cadastros.ver',
    load: async () => (await import('./nouns/cadastros.ts')).curso,
  },
  {
    noun: 'pessoa',
    slug: 'pessoas',
    label: 'Pessoas',
    section: 'Cadastros',
    right: 'cadastros.ver',
    load: async () => (await import('./nouns/cadastros.ts')).pessoa,
  },
  {
    noun: 'unidade',
    slug: 'unidades',
    label: 'Unidades',
    section: 'Cadastros',
    right: 'cadastros.ver',
    load: async () => (await import('./nouns/cadastros.ts')).unidade,
  },
  {
    noun: 'disciplina',
    slug: 'disciplinas',
    label: 'Disciplinas',
    section: 'Cadastros',
    right: 'cadastros.ver',
    load: async () => (await import('./nouns/cadastros.ts')).disciplina,
  },
  {
    noun: 'mensagem',
    slug: 'mensagens',
    label: 'Mensagens',
    section: 'Contratos',
    right: 'contratos.ver',
    load: async () => (await import('./nouns/mensagem.ts')).mensagem,
  },
]
