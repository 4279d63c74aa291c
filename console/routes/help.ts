import type { PartyKind } from '../../catalogue/doors.ts'
import { type Phrase, phrase } from '../../catalogue/phrase.ts'
import type { MenuRow, SectionName } from './room.ts'

/** Parts of the guides, by their address under /docs/guias. A test compares each with the heading of the guide. */
export const helpTopics = {
  'secretaria#entrar': phrase('Entrar', 'Signing in'),
  'secretaria#o-que-vale-em-todas-as-paginas': phrase(
    'O que vale em todas as páginas',
    'What holds on every page',
  ),
  'secretaria#painel': phrase('Painel', 'Panel'),
  'secretaria#contratos-do-convenio-ao-contrato-ativo': phrase(
    'Contratos, do convênio ao contrato ativo',
    'Contracts, from the agreement to the active contract',
  ),
  'secretaria#1-o-convenio-com-a-concedente': phrase(
    '1. O convênio com a concedente',
    '1. The agreement with the host',
  ),
  'secretaria#2-o-contrato': phrase('2. O contrato', '2. The contract'),
  'secretaria#3-o-termo-e-as-assinaturas': phrase(
    '3. O termo e as assinaturas',
    '3. The term and the signatures',
  ),
  'secretaria#por-que-este-contrato-nao-esta-ativo': phrase(
    'Por que este contrato não está ativo?',
    'Why is this contract not active?',
  ),
  'secretaria#lista-ou-quadro': phrase('Lista ou quadro', 'List or board'),
  'secretaria#importar-contratos-de-um-arquivo': phrase(
    'Importar contratos de um arquivo',
    'Importing contracts from a file',
  ),
  'secretaria#apolices-de-seguro': phrase('Apólices de seguro', 'Insurance policies'),
  'secretaria#assinaturas': phrase('Assinaturas', 'Signatures'),
  'secretaria#pendencias': phrase('Pendências', 'Pending items'),
  'secretaria#pedidos-arquivos-e-mensagens': phrase(
    'Pedidos, arquivos e mensagens',
    'Requests, files and messages',
  ),
  'secretaria#mensagens-para-telefones': phrase('Mensagens para telefones', 'Messages to phones'),
  'secretaria#recrutamento': phrase('Recrutamento', 'Recruitment'),
  'secretaria#projetos-e-monitoria': phrase('Projetos e monitoria', 'Projects and teaching assistance'),
  'secretaria#cadastros': phrase('Cadastros', 'Registers'),
  'secretaria#lotes-e-ocorrencias': phrase('Lotes e ocorrências', 'Batches and occurrences'),
  'secretaria#por-que-este-aluno-esta-bloqueado': phrase(
    'Por que este aluno está bloqueado?',
    'Why is this student blocked?',
  ),
  'secretaria#financeiro-mes-a-mes': phrase('Financeiro, mês a mês', 'Finance, month by month'),
  'secretaria#pessoal': phrase('Pessoal', 'Staff'),
  'secretaria#configuracoes': phrase('Configurações', 'Settings'),
  'secretaria#regras-da-lei': phrase('Regras da lei', 'Rules of law'),
  'secretaria#perfis-e-acessos': phrase('Perfis e acessos', 'Profiles and access'),
  'secretaria#quando-algo-nao-da-certo': phrase('Quando algo não dá certo', 'When something goes wrong'),
  'integrador#a-primeira-hora': phrase('A primeira hora', 'The first hour'),
  'integrador#o-primeiro-lote': phrase('O primeiro lote', 'The first batch'),
  'integrador#sem-programa': phrase('Sem programa', 'Without a program'),
  'integrador#webhooks': phrase('Webhooks', 'Webhooks'),
  'integrador#seguranca': phrase('Segurança', 'Security'),
  'integrador#um-servidor-para-experimentar': phrase('Um servidor para experimentar', 'A server to try out'),
  'aluno#entrar-e-ver-o-que-espera-por-voce': phrase(
    'Entrar e ver o que espera por você',
    'Signing in and seeing what waits for you',
  ),
  'aluno#contrato-e-assinaturas': phrase('Contrato e assinaturas', 'Contract and signatures'),
  'aluno#pendencias-e-relatorios': phrase('Pendências e relatórios', 'Pending items and reports'),
  'aluno#atividades': phrase('Atividades', 'Activities'),
  'aluno#pedidos-a-instituicao': phrase('Pedidos à instituição', 'Requests to the institution'),
  'aluno#arquivos': phrase('Arquivos', 'Files'),
  'aluno#vagas-e-candidaturas': phrase('Vagas e candidaturas', 'Vacancies and applications'),
  'aluno#bolsa-e-conta': phrase('Bolsa e conta', 'Stipend and account'),
  'aluno#quem-viu-meus-dados': phrase('Quem viu meus dados', 'Who saw my data'),
  'aluno#projetos-de-extensao': phrase('Projetos de extensão', 'Extension projects'),
  'professor#entrar-e-ver-o-que-espera-por-voce': phrase(
    'Entrar e ver o que espera por você',
    'Signing in and seeing what waits for you',
  ),
  'professor#contratos-e-assinaturas': phrase('Contratos e assinaturas', 'Contracts and signatures'),
  'professor#pendencias-relatorios-e-atividades': phrase(
    'Pendências, relatórios e atividades',
    'Pending items, reports and activities',
  ),
  'professor#propostas-e-projetos': phrase('Propostas e projetos', 'Proposals and projects'),
  'professor#participantes-e-horas': phrase('Participantes e horas', 'Participants and hours'),
  'professor#equivalencias': phrase('Equivalências', 'Equivalences'),
  'professor#pedidos-e-arquivos': phrase('Pedidos e arquivos', 'Requests and files'),
  'professor#quem-viu-meus-dados': phrase('Quem viu meus dados', 'Who saw my data'),
} as const satisfies Readonly<Record<string, Phrase>>
export type HelpTopic = keyof typeof helpTopics

const ofSection: Readonly<Record<SectionName, HelpTopic>> = {
  Contratos: 'secretaria#contratos-do-convenio-ao-contrato-ativo',
  Recrutamento: 'secretaria#recrutamento',
  Projetos: 'secretaria#projetos-e-monitoria',
  Cadastros: 'secretaria#cadastros',
  Financeiro: 'secretaria#financeiro-mes-a-mes',
  Pessoal: 'secretaria#pessoal',
  Integração: 'integrador#a-primeira-hora',
  Configurações: 'secretaria#configuracoes',
}

/** Pages with a part of their own in the guide, by slug. */
const ofPage: Readonly<Record<string, HelpTopic>> = {
  convenios: 'secretaria#1-o-convenio-com-a-concedente',
  'contratos/importar': 'secretaria#importar-contratos-de-um-arquivo',
  apolices: 'secretaria#apolices-de-seguro',
  assinaturas: 'secretaria#assinaturas',
  pendencias: 'secretaria#pendencias',
  pareceres: 'secretaria#pendencias',
  avaliacoes: 'secretaria#pendencias',
  medias: 'secretaria#pendencias',
  'configuracoes/formularios': 'secretaria#pendencias',
  solicitacoes: 'secretaria#pedidos-arquivos-e-mensagens',
  documentos: 'secretaria#pedidos-arquivos-e-mensagens',
  atividades: 'secretaria#pedidos-arquivos-e-mensagens',
  equivalencias: 'secretaria#pedidos-arquivos-e-mensagens',
  mensagens: 'secretaria#pedidos-arquivos-e-mensagens',
  calendario: 'secretaria#painel',
  lotes: 'secretaria#lotes-e-ocorrencias',
  ocorrencias: 'secretaria#lotes-e-ocorrencias',
  'integracao/primeiro-lote': 'integrador#o-primeiro-lote',
  'integracao/credenciais': 'integrador#seguranca',
  'integracao/webhooks': 'integrador#webhooks',
  'integracao/importar': 'integrador#sem-programa',
  'integracao/ensaio': 'integrador#um-servidor-para-experimentar',
  'configuracoes/regras': 'secretaria#regras-da-lei',
  'configuracoes/perfis': 'secretaria#perfis-e-acessos',
  'configuracoes/usuarios': 'secretaria#perfis-e-acessos',
  acessos: 'secretaria#perfis-e-acessos',
  auditoria: 'secretaria#perfis-e-acessos',
  lembretes: 'secretaria#pendencias',
  'configuracoes/telefones': 'secretaria#mensagens-para-telefones',
}

/** Parts for students and professors, by slug; pages that are not here have the first part. */
const ofParty: Readonly<Record<PartyKind & ('aluno' | 'professor'), Readonly<Record<string, HelpTopic>>>> = {
  aluno: {
    contratos: 'aluno#contrato-e-assinaturas',
    assinaturas: 'aluno#contrato-e-assinaturas',
    pendencias: 'aluno#pendencias-e-relatorios',
    atividades: 'aluno#atividades',
    solicitacoes: 'aluno#pedidos-a-instituicao',
    equivalencias: 'aluno#pedidos-a-instituicao',
    documentos: 'aluno#arquivos',
    vagas: 'aluno#vagas-e-candidaturas',
    candidaturas: 'aluno#vagas-e-candidaturas',
    curriculos: 'aluno#vagas-e-candidaturas',
    faturamentos: 'aluno#bolsa-e-conta',
    'contas-de-favorecidos': 'aluno#bolsa-e-conta',
    participacoes: 'aluno#projetos-de-extensao',
    'quem-viu-meus-dados': 'aluno#quem-viu-meus-dados',
  },
  professor: {
    contratos: 'professor#contratos-e-assinaturas',
    assinaturas: 'professor#contratos-e-assinaturas',
    pendencias: 'professor#pendencias-relatorios-e-atividades',
    pareceres: 'professor#pendencias-relatorios-e-atividades',
    atividades: 'professor#pendencias-relatorios-e-atividades',
    solicitacoes: 'professor#pedidos-e-arquivos',
    documentos: 'professor#pedidos-e-arquivos',
    equivalencias: 'professor#equivalencias',
    propostas: 'professor#propostas-e-projetos',
    extensao: 'professor#propostas-e-projetos',
    participacoes: 'professor#participantes-e-horas',
    'quem-viu-meus-dados': 'professor#quem-viu-meus-dados',
  },
}

const first = {
  aluno: 'aluno#entrar-e-ver-o-que-espera-por-voce',
  professor: 'professor#entrar-e-ver-o-que-espera-por-voce',
} as const

/** The part of a guide about a page; without a page, the one about the first page. */
export function helpFor(row: Pick<MenuRow, 'slug' | 'section'> | undefined, party?: string): HelpTopic {
  if (party === 'aluno' || party === 'professor') return ofParty[party][row?.slug ?? ''] ?? first[party]
  return row ? (ofPage[row.slug] ?? ofSection[row.section]) : 'secretaria#painel'
}

/** Parts of the guides that a person may look for: a student has no use for the guide of the office. */
export const helpOf = (party?: string): HelpTopic[] =>
  (Object.keys(helpTopics) as HelpTopic[]).filter((topic) =>
    party ? topic.startsWith(`${party}#`) : !/^(aluno|professor)#/.test(topic),
  )
