import { phrase } from './phrase.ts'

/** Who may call an operation, and what opens it to them. */

/** What a credential can open. */
export const scopes = {
  recebe: phrase('Envio de lotes', 'Sending batches'),
  consulta: phrase('Consultas', 'Queries'),
  financeiro: phrase('Dados financeiros', 'Financial data'),
  auditoria: phrase('Trilha de auditoria', 'Audit trail'),
  sensivel: phrase('Dados de deficiência nas consultas', 'Data of disability in queries'),
  workforce: phrase('Força de trabalho', 'Workforce'),
} as const

export type Scope = keyof typeof scopes

/** What the staff of an institution may do: each by a profile, and a management key by what it was given. */
export const rights = {
  'integracao.ver': phrase(
    'Ver lotes, resultados, webhooks e entregas',
    'See batches, results, webhooks and deliveries',
  ),
  'integracao.alterar': phrase(
    'Reprocessar lotes; cadastrar, testar, pausar e remover webhooks',
    'Reprocess batches; register, test, pause and remove webhooks',
  ),
  'cadastros.ver': phrase(
    'Ver alunos, professores, cursos, pessoas e os demais cadastros',
    'See students, professors, courses, persons and the other registers',
  ),
  'cadastros.alterar': phrase(
    'Corrigir cadastros e registros recusados',
    'Correct registers and refused records',
  ),
  'contratos.ver': phrase(
    'Ver contratos, arquivos, assinaturas, solicitações e pendências',
    'See contracts, files, signatures, requests and pending items',
  ),
  'contratos.alterar': phrase(
    'Incluir e alterar contratos e o que os acompanha',
    'Add and change contracts and what goes with them',
  ),
  'contratos.aprovar': phrase('Aprovar arquivos e equivalências', 'Approve files and equivalences'),
  'contratos.assinar': phrase('Assinar pela instituição', 'Sign for the institution'),
  'convenios.ver': phrase('Ver convênios', 'See agreements'),
  'convenios.alterar': phrase('Incluir, renovar e encerrar convênios', 'Add, renew and end agreements'),
  'projetos.ver': phrase('Ver propostas e projetos', 'See proposals and projects'),
  'projetos.alterar': phrase(
    'Incluir e alterar propostas e projetos',
    'Add and change proposals and projects',
  ),
  'projetos.aprovar': phrase(
    'Aprovar e reprovar propostas e projetos',
    'Approve and reject proposals and projects',
  ),
  'financeiro.ver': phrase(
    'Ver faturamentos, remessas e dados bancários',
    'See invoices, remittances and bank data',
  ),
  'financeiro.alterar': phrase('Emitir, receber, pagar e estornar', 'Issue, receive, pay and reverse'),
  'financeiro.remeter': phrase(
    'Gerar, aprovar e enviar remessas; alterar contas bancárias',
    'Make, approve and send remittances; change bank accounts',
  ),
  'recrutamento.ver': phrase(
    'Ver vagas, currículos e candidaturas',
    'See vacancies, résumés and applications',
  ),
  'recrutamento.alterar': phrase(
    'Incluir, alterar, aprovar e encerrar vagas; conduzir candidaturas',
    'Add, change, approve and close vacancies; conduct applications',
  ),
  'colaboradores.ver': phrase('Ver colaboradores e horários', 'See employees and timetables'),
  'colaboradores.alterar': phrase(
    'Incluir e alterar colaboradores e horários',
    'Add and change employees and timetables',
  ),
  'diplomas.ver': phrase('Ver diplomas', 'See diplomas'),
  'diplomas.alterar': phrase('Registrar, ativar e anular diplomas', 'Register, activate and annul diplomas'),
  'auditoria.ver': phrase('Ver a trilha de auditoria', 'See the audit trail'),
  'sensivel.ver': phrase('Ver dados de deficiência', 'See data of disability'),
  'configuracao.alterar': phrase(
    'Alterar as configurações e as regras da instituição',
    'Change the settings and rules of the institution',
  ),
  'acessos.alterar': phrase(
    'Alterar perfis, permissões, usuários e credenciais',
    'Change profiles, rights, users and credentials',
  ),
} as const

export type Right = keyof typeof rights

export const isRight = (name: string): name is Right => Object.hasOwn(rights, name)

/**
 * Rights over what belongs to no unit: batches, the audit trail, credentials, settings, files for banks. A profile that is limited to
 * units does not give them, whatever it lists.
 */
export const unlimitedRights: readonly Right[] = [
  'integracao.ver',
  'integracao.alterar',
  'auditoria.ver',
  'financeiro.remeter',
  'configuracao.alterar',
  'acessos.alterar',
]

/**
 * Rights with which somebody could give themselves or others more. A profile with one is given by a batch only where the
 * client marked it so: a token that sends users must not make administrators.
 */
export const reservedRights: readonly Right[] = [
  'integracao.alterar',
  'financeiro.remeter',
  'configuracao.alterar',
  'acessos.alterar',
]

/** Rights over money and access: a client may ask for a second factor of who has one. */
export const weightyRights: readonly Right[] = [
  'financeiro.ver',
  'financeiro.alterar',
  'financeiro.remeter',
  'integracao.alterar',
  'configuracao.alterar',
  'acessos.alterar',
]

/** What opens values that are kept sealed: to see them, and with a right to change the record, to change them. */
export const guardedRights = {
  banco: 'financeiro.ver',
  deficiencia: 'sensivel.ver',
} as const satisfies Readonly<Record<string, Right>>

/** What a credential may hold: scopes, or rights where it is a management key. */
export type Grant = Scope | Right

/** People who belong to a contract without being staff. */
export const parties = {
  aluno: phrase('Aluno', 'Student'),
  professor: phrase('Professor', 'Professor'),
  concedente: phrase('Representante da concedente', 'Representative of the host'),
  supervisor: phrase('Supervisor', 'Supervisor'),
  responsavel: phrase('Responsável legal', 'Legal guardian'),
} as const

export type PartyKind = keyof typeof parties

/** The right that each value of a field needs. */
export interface RightByValue {
  by: string
  rights: Readonly<Record<string, Right>>
}

/** An operation has one handler; several doors may lead to it. */
export interface Doors {
  /** Systems of the institution, with a credential that has this scope; `any`: with any of the client's. */
  integration?: Scope | 'any'
  /** Staff, with this right; one per value of a field where values differ in that. */
  staff?: Right | RightByValue
  /** Rows of all units are shown, so that a right which ends at units does not open it. */
  unlimited?: true
  /** People who sign in, or come with a personal link, and see only what is theirs. */
  party?: readonly PartyKind[]
  /** Everybody: the operation itself judges who calls. */
  open?: true
}

/** Under this path are the doors of people. */
export const peoplePath = '/gestao'

/** What has doors. */
export interface Entered {
  id: string
  doors: Doors
}

/** Whether people have the operation too. */
export const isForPeople = ({ doors }: Entered): boolean =>
  doors.staff !== undefined || doors.party !== undefined

export const peoplePathOf = ({ id }: Entered) => `${peoplePath}/${id}`

/** The scope that a credential needs; nothing where any will do, or none leads in. */
export const scopeOf = ({ doors: { integration } }: Entered): Scope | undefined =>
  integration === 'any' ? undefined : integration

/** Every right that some use of the operation needs. */
export function rightsOf({ doors: { staff } }: Entered): Right[] {
  if (staff === undefined) return []
  return typeof staff === 'string' ? [staff] : [...new Set(Object.values(staff.rights))]
}

/** For what a right is needed, where that depends on a field: `ACAO CADASTRAR, REMOVER`. Empty: for all of it. */
export function usesOf({ doors: { staff } }: Entered, right: Right): string {
  if (staff === undefined || typeof staff === 'string') return ''
  const values = Object.keys(staff.rights).filter((value) => staff.rights[value] === right)
  return `${staff.by} ${values.join(', ')}`
}
