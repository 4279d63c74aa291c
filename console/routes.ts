import type { Right } from '../catalogue/doors.ts'
import { nouns } from '../catalogue/management/nouns.ts'
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
type SectionName = (typeof sections)[number]

/** The pages of a noun: its list at /slug, each record at /slug/number, a new one at /slug/incluir. */
export interface NounRoute {
  noun: string
  slug: string
  label: string
  section: SectionName
  /** What is needed to see them; a test compares it with the declarations. */
  right: Right
  load: () => Promise<Noun>
}

const row = (
  section: SectionName,
  noun: string,
  slug: string,
  right: Right,
  load: NounRoute['load'],
): NounRoute => {
  const plural = nouns[noun] ?? noun
  return { noun, slug, label: plural[0]!.toUpperCase() + plural.slice(1), section, right, load }
}

const cadastros = () => import('./nouns/cadastros.ts')
const projetos = 'projetos.ver'
const contratos = 'contratos.ver'

/** The map of the console, in the order of its menu. A noun more is a row more. */
export const nounRoutes: readonly NounRoute[] = [
  row(
    'Contratos',
    'contrato',
    'contratos',
    contratos,
    async () => (await import('./nouns/contrato.ts')).contrato,
  ),
  row(
    'Contratos',
    'apolice',
    'apolices',
    contratos,
    async () => (await import('./nouns/apolice.ts')).apolice,
  ),
  row(
    'Contratos',
    'convenio',
    'convenios',
    'convenios.ver',
    async () => (await import('./nouns/convenio.ts')).convenio,
  ),
  row(
    'Contratos',
    'solicitacao',
    'solicitacoes',
    contratos,
    async () => (await import('./nouns/solicitacao.ts')).solicitacao,
  ),
  row(
    'Contratos',
    'pendencia',
    'pendencias',
    contratos,
    async () => (await import('./nouns/pendencia.ts')).pendencia,
  ),
  row(
    'Contratos',
    'atividade',
    'atividades',
    contratos,
    async () => (await import('./nouns/atividade.ts')).atividade,
  ),
  row(
    'Contratos',
    'mensagem',
    'mensagens',
    contratos,
    async () => (await import('./nouns/mensagem.ts')).mensagem,
  ),
  row(
    'Contratos',
    'arquivo',
    'arquivos',
    contratos,
    async () => (await import('./nouns/arquivo.ts')).arquivo,
  ),
  row(
    'Contratos',
    'assinatura',
    'assinaturas',
    contratos,
    async () => (await import('./nouns/assinatura.ts')).assinatura,
  ),
  row(
    'Recrutamento',
    'vaga',
    'vagas',
    'recrutamento.ver',
    async () => (await import('./nouns/vaga.ts')).vaga,
  ),
  row(
    'Projetos',
    'proposta',
    'propostas',
    projetos,
    async () => (await import('./nouns/proposta.ts')).proposta,
  ),
  row(
    'Projetos',
    'projeto_extensao',
    'extensao',
    projetos,
    async () => (await import('./nouns/projeto-extensao.ts')).projetoExtensao,
  ),
  row(
    'Projetos',
    'participacao',
    'participacoes',
    projetos,
    async () => (await import('./nouns/participacao.ts')).participacao,
  ),
  row(
    'Contratos',
    'equivalencia',
    'equivalencias',
    contratos,
    async () => (await import('./nouns/equivalencia.ts')).equivalencia,
  ),
  row(
    'Financeiro',
    'orcamento',
    'orcamentos',
    'financeiro.ver',
    async () => (await import('./nouns/orcamento.ts')).orcamento,
  ),
  row(
    'Cadastros',
    'diploma',
    'diplomas',
    'diplomas.ver',
    async () => (await import('./nouns/diploma.ts')).diploma,
  ),
  row(
    'Cadastros',
    'modelo',
    'modelos',
    'configuracao.alterar',
    async () => (await import('./nouns/modelo.ts')).modelo,
  ),
  row('Cadastros', 'aluno', 'alunos', 'cadastros.ver', async () => (await cadastros()).aluno),
  row('Cadastros', 'professor', 'professores', 'cadastros.ver', async () => (await cadastros()).professor),
  row('Cadastros', 'curso', 'cursos', 'cadastros.ver', async () => (await cadastros()).curso),
  row('Cadastros', 'pessoa', 'pessoas', 'cadastros.ver', async () => (await cadastros()).pessoa),
  row('Cadastros', 'unidade', 'unidades', 'cadastros.ver', async () => (await cadastros()).unidade),
  row('Cadastros', 'disciplina', 'disciplinas', 'cadastros.ver', async () => (await cadastros()).disciplina),
]
