import type { PartyKind, Right } from '../catalogue/doors.ts'
import { nouns } from '../catalogue/management/nouns.ts'
import type { CommandOperation, ManagementOperation, Operation } from '../catalogue/operation.ts'
import type { Noun } from './derive/noun.ts'

/** Parts of the menu, in their order. */
export const sections = [
  'Integração',
  'Contratos',
  'Recrutamento',
  'Projetos',
  'Cadastros',
  'Pessoal',
  'Financeiro',
  'Configurações',
] as const
type SectionName = (typeof sections)[number]

/** Pages that are made by hand; pages/own.tsx has each. */
export type PageName =
  | 'Auditoria'
  | 'Ajustes'
  | 'Cadastros'
  | 'Causa'
  | 'Causas'
  | 'Contas'
  | 'Contratos'
  | 'Credenciais'
  | 'Ensaio'
  | 'Importar'
  | 'LoginUnico'
  | 'Lote'
  | 'Lotes'
  | 'NewContract'
  | 'Perfis'
  | 'PrimeiroLote'
  | 'Referencia'
  | 'Regras'
  | 'Usuarios'
  | 'Webhooks'

/** What stands in the menu: where it leads, and to whom it is open. A test compares it with the declarations. */
export interface MenuRow {
  slug: string
  label: string
  section: SectionName
  right: Right
  parties: readonly PartyKind[]
}

/** The pages of a noun: its list at /slug, each record at /slug/number, a new one at /slug/incluir. */
export interface NounRoute extends MenuRow {
  noun: string
  load: () => Promise<Noun>
  /** Pages that are made by hand in place of the derived ones. */
  own?: { list?: PageName; include?: PageName; record?: PageName }
}

/** Commands that are about no record, on a page of their own. */
export interface ToolRoute extends MenuRow {
  load: () => Promise<readonly CommandOperation[]>
}

/** What such a page may call: also what systems have. */
export type PageOperation = ManagementOperation | Operation

/** Pages that are made by hand. Who may see them is who may call the first operation; each part asks for itself. */
export interface PageRoute extends MenuRow {
  /** By their addresses under the slug; the slug's own is ''. */
  pages: Readonly<Record<string, PageName>>
  /** Everything that the pages call. */
  load: () => Promise<readonly [PageOperation, ...PageOperation[]]>
}

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)
const labelOf = (noun: string) => capital(nouns[noun] ?? noun)

const rows =
  (section: SectionName, right: Right) =>
  (noun: string, slug: string, load: NounRoute['load'], parties: NounRoute['parties'] = []): NounRoute => ({
    noun,
    slug,
    label: labelOf(noun),
    section,
    right,
    parties,
    load,
  })

const contratos = rows('Contratos', 'contratos.ver')
const convenios = rows('Contratos', 'convenios.ver')
const recrutamento = rows('Recrutamento', 'recrutamento.ver')
const projetos = rows('Projetos', 'projetos.ver')
const registers = rows('Cadastros', 'cadastros.ver')
const diplomas = rows('Cadastros', 'diplomas.ver')
const pessoal = rows('Pessoal', 'colaboradores.ver')
const financeiro = rows('Financeiro', 'financeiro.ver')
const settings = rows('Configurações', 'configuracao.alterar')

const both = ['aluno', 'professor'] as const
const cadastros = () => import('./nouns/cadastros.ts')

/** The map of the console, in the order of its menu. A noun more is a row more. */
export const nounRoutes: readonly NounRoute[] = [
  {
    ...contratos('contrato', 'contratos', async () => (await import('./nouns/contrato.ts')).contrato, both),
    own: { list: 'Contratos', include: 'NewContract' },
  },
  contratos('apolice', 'apolices', async () => (await import('./nouns/apolice.ts')).apolice),
  convenios('convenio', 'convenios', async () => (await import('./nouns/convenio.ts')).convenio),
  contratos(
    'solicitacao',
    'solicitacoes',
    async () => (await import('./nouns/solicitacao.ts')).solicitacao,
    both,
  ),
  contratos('pendencia', 'pendencias', async () => (await import('./nouns/pendencia.ts')).pendencia, both),
  contratos('atividade', 'atividades', async () => (await import('./nouns/atividade.ts')).atividade, both),
  contratos('mensagem', 'mensagens', async () => (await import('./nouns/mensagem.ts')).mensagem),
  contratos('arquivo', 'documentos', async () => (await import('./nouns/arquivo.ts')).arquivo, both),
  contratos(
    'assinatura',
    'assinaturas',
    async () => (await import('./nouns/assinatura.ts')).assinatura,
    both,
  ),
  contratos(
    'equivalencia',
    'equivalencias',
    async () => (await import('./nouns/equivalencia.ts')).equivalencia,
    both,
  ),
  recrutamento('vaga', 'vagas', async () => (await import('./nouns/vaga.ts')).vaga, both),
  recrutamento(
    'candidatura',
    'candidaturas',
    async () => (await import('./nouns/candidatura.ts')).candidatura,
    ['aluno'],
  ),
  recrutamento('curriculo', 'curriculos', async () => (await import('./nouns/curriculo.ts')).curriculo, [
    'aluno',
  ]),
  projetos('proposta', 'propostas', async () => (await import('./nouns/proposta.ts')).proposta, [
    'professor',
  ]),
  projetos(
    'projeto_extensao',
    'extensao',
    async () => (await import('./nouns/projeto-extensao.ts')).projetoExtensao,
    ['professor'],
  ),
  projetos(
    'participacao',
    'participacoes',
    async () => (await import('./nouns/participacao.ts')).participacao,
    both,
  ),
  settings('modelo', 'modelos', async () => (await import('./nouns/modelo.ts')).modelo),
  diplomas('diploma', 'diplomas', async () => (await import('./nouns/diploma.ts')).diploma),
  registers('aluno', 'alunos', async () => (await cadastros()).aluno),
  registers('professor', 'professores', async () => (await cadastros()).professor),
  registers('curso', 'cursos', async () => (await cadastros()).curso),
  registers('pessoa', 'pessoas', async () => (await cadastros()).pessoa),
  registers('unidade', 'unidades', async () => (await cadastros()).unidade),
  registers('disciplina', 'disciplinas', async () => (await cadastros()).disciplina),
  financeiro('faturamento', 'faturamentos', async () => (await import('./nouns/faturamento.ts')).faturamento),
  financeiro('remessa', 'remessas', async () => (await import('./nouns/remessa.ts')).remessa),
  financeiro('remessa_item', 'pagamentos', async () => (await import('./nouns/remessa-item.ts')).remessaItem),
  financeiro('retorno', 'retornos', async () => (await import('./nouns/retorno.ts')).retorno),
  financeiro(
    'retorno_item',
    'conferencia',
    async () => (await import('./nouns/retorno-item.ts')).retornoItem,
  ),
  financeiro(
    'conta_bancaria',
    'contas-bancarias',
    async () => (await import('./nouns/conta-bancaria.ts')).contaBancaria,
  ),
  financeiro(
    'conta_favorecido',
    'contas-de-favorecidos',
    async () => (await import('./nouns/conta-favorecido.ts')).contaFavorecido,
    ['aluno'],
  ),
  pessoal('colaborador', 'colaboradores', async () => (await import('./nouns/colaborador.ts')).colaborador),
  pessoal('horario', 'horarios', async () => (await import('./nouns/colaborador.ts')).horario),
  pessoal('area', 'areas', async () => (await import('./nouns/colaborador.ts')).area),
  pessoal('cargo', 'cargos', async () => (await import('./nouns/colaborador.ts')).cargo),
  financeiro('orcamento', 'orcamentos', async () => (await import('./nouns/orcamento.ts')).orcamento),
]

/** Pages that are no noun's. */
export const toolRoutes: readonly ToolRoute[] = [
  {
    slug: 'calendario',
    label: 'Calendário',
    section: 'Contratos',
    right: 'contratos.ver',
    parties: [],
    load: async () => (await import('./nouns/calendario.ts')).calendario,
  },
  {
    slug: 'ofertas',
    label: labelOf('oferta'),
    section: 'Recrutamento',
    right: 'recrutamento.alterar',
    parties: [],
    load: async () => (await import('./nouns/ofertas.ts')).ofertas,
  },
  {
    slug: 'textos',
    label: labelOf('modelo_mensagem'),
    section: 'Configurações',
    right: 'configuracao.alterar',
    parties: [],
    load: async () => (await import('./nouns/textos.ts')).textos,
  },
  {
    slug: 'acessos',
    label: 'Acessos',
    section: 'Configurações',
    right: 'acessos.alterar',
    parties: [],
    load: async () => (await import('./nouns/acessos.ts')).acessos,
  },
]

/** Pages that are made by hand, each with the operations that it calls. */
export const pageRoutes: readonly PageRoute[] = [
  {
    slug: 'lotes',
    label: 'Lotes',
    section: 'Integração',
    right: 'integracao.ver',
    parties: [],
    pages: { '': 'Lotes', $lote: 'Lote' },
    load: async () => (await import('./nouns/lotes.ts')).lotes,
  },
  {
    slug: 'ocorrencias',
    label: 'Ocorrências',
    section: 'Integração',
    right: 'integracao.ver',
    parties: [],
    pages: { '': 'Causas', $causa: 'Causa' },
    load: async () => (await import('./nouns/lotes.ts')).ocorrencias,
  },
  {
    slug: 'integracao/primeiro-lote',
    label: 'Primeiro lote',
    section: 'Integração',
    right: 'integracao.ver',
    parties: [],
    pages: { '': 'PrimeiroLote' },
    load: async () => (await import('./nouns/integracao.ts')).primeiroLote,
  },
  {
    slug: 'integracao/credenciais',
    label: 'Credenciais',
    section: 'Integração',
    right: 'integracao.ver',
    parties: [],
    pages: { '': 'Credenciais', contas: 'Contas' },
    load: async () => (await import('./nouns/integracao.ts')).credenciais,
  },
  {
    slug: 'integracao/webhooks',
    label: 'Webhooks',
    section: 'Integração',
    right: 'integracao.ver',
    parties: [],
    pages: { '': 'Webhooks', $destino: 'Webhooks' },
    load: async () => (await import('./nouns/integracao.ts')).webhooks,
  },
  {
    slug: 'integracao/importar',
    label: 'Importar',
    section: 'Integração',
    right: 'integracao.alterar',
    parties: [],
    pages: { '': 'Importar' },
    load: async () => (await import('./nouns/integracao.ts')).importar,
  },
  {
    slug: 'integracao/referencia',
    label: 'Experimentar a API',
    section: 'Integração',
    right: 'integracao.ver',
    parties: [],
    pages: { '': 'Referencia' },
    load: async () => (await import('./nouns/integracao.ts')).referencia,
  },
  {
    slug: 'integracao/ensaio',
    label: 'Ambiente de ensaio',
    section: 'Integração',
    right: 'integracao.ver',
    parties: [],
    pages: { '': 'Ensaio' },
    load: async () => (await import('./nouns/integracao.ts')).ensaio,
  },
  {
    slug: 'auditoria',
    label: 'Auditoria',
    section: 'Configurações',
    right: 'auditoria.ver',
    parties: [],
    pages: { '': 'Auditoria' },
    load: async () => (await import('./nouns/configuracoes.ts')).auditoria,
  },
  {
    slug: 'configuracoes/instituicao',
    label: 'Instituição',
    section: 'Configurações',
    right: 'configuracao.alterar',
    parties: [],
    pages: { '': 'Ajustes' },
    load: async () => (await import('./nouns/configuracoes.ts')).ajustes,
  },
  {
    slug: 'configuracoes/regras',
    label: 'Regras de lei',
    section: 'Configurações',
    right: 'configuracao.alterar',
    parties: [],
    pages: { '': 'Regras' },
    load: async () => (await import('./nouns/configuracoes.ts')).regras,
  },
  {
    slug: 'configuracoes/perfis',
    label: 'Perfis e permissões',
    section: 'Configurações',
    right: 'acessos.alterar',
    parties: [],
    pages: { '': 'Perfis' },
    load: async () => (await import('./nouns/configuracoes.ts')).perfis,
  },
  {
    slug: 'configuracoes/usuarios',
    label: 'Usuários',
    section: 'Configurações',
    right: 'acessos.alterar',
    parties: [],
    pages: { '': 'Usuarios' },
    load: async () => (await import('./nouns/configuracoes.ts')).usuarios,
  },
  {
    slug: 'configuracoes/cadastros',
    label: 'Deficiências',
    section: 'Configurações',
    right: 'configuracao.alterar',
    parties: [],
    pages: { '': 'Cadastros' },
    load: async () => (await import('./nouns/configuracoes.ts')).cadastros,
  },
  {
    slug: 'configuracoes/login-unico',
    label: 'Login único',
    section: 'Configurações',
    right: 'configuracao.alterar',
    parties: [],
    pages: { '': 'LoginUnico' },
    load: async () => (await import('./nouns/configuracoes.ts')).loginUnico,
  },
]
