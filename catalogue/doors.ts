import { phrase } from './phrase.ts'

/** Doors: who may call an operation, and what they need. */

/** Scopes of a credential. */
export const scopes = {
  recebe: phrase('Envio de lotes', 'Sending batches'),
  consulta: phrase('Consultas', 'Queries'),
  financeiro: phrase('Dados financeiros', 'Financial data'),
  auditoria: phrase('Trilha de auditoria', 'Audit trail'),
  sensivel: phrase('Dados de deficiência nas consultas', 'Data of disability in queries'),
  workforce: phrase('Força de trabalho', 'Workforce'),
} as const

export type Scope = keyof typeof scopes

/** Rights of staff. A profile grants them to people; a management key has its own. */
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
 * Rights over data of no unit: batches, audit trail, credentials, settings, files for banks. A profile
 * limited to units does not grant them, even if it lists them.
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
 * Rights by which people could gain more rights. A batch assigns a profile with one only if the client marked
 * the profile for it: a token that sends users must not create administrators.
 */
export const reservedRights: readonly Right[] = [
  'integracao.alterar',
  'financeiro.remeter',
  'configuracao.alterar',
  'acessos.alterar',
]

/** Rights over money and access: a client may require a second factor of their holders. */
export const weightyRights: readonly Right[] = [
  'financeiro.ver',
  'financeiro.alterar',
  'financeiro.remeter',
  'integracao.alterar',
  'configuracao.alterar',
  'acessos.alterar',
]

/** Rights to see sealed values; with the right to change the record, also to change them. */
export const guardedRights = {
  banco: 'financeiro.ver',
  deficiencia: 'sensivel.ver',
} as const satisfies Readonly<Record<string, Right>>

/** Contents of a credential: scopes, or rights for a management key. */
export type Grant = Scope | Right

/** Parties of a contract who are not staff. */
export const parties = {
  aluno: phrase('Aluno', 'Student'),
  professor: phrase('Professor', 'Professor'),
  concedente: phrase('Representante da concedente', 'Representative of the host'),
  supervisor: phrase('Supervisor', 'Supervisor'),
  responsavel: phrase('Responsável legal', 'Legal guardian'),
} as const

export type PartyKind = keyof typeof parties

export interface RightByValue {
  by: string
  rights: Readonly<Record<string, Right>>
}

/** Any of the rights opens the operation, which shows what each of them covers. */
export interface RightAmong {
  among: readonly Right[]
}

/** An operation has one handler, which several doors may lead to. */
export interface Doors {
  /**
   * Systems of the institution, by a credential with this scope; `any` accepts every credential of the
   * client.
   */
  integration?: Scope | 'any'
  /** Staff with this right, with a right per value of a field, or with any of several. */
  staff?: Right | RightByValue | RightAmong
  /** Shows rows of all units, so a right limited to units does not open it. */
  unlimited?: true
  /** People who sign in or use a personal link, and see only their own records. */
  party?: readonly PartyKind[]
  /** Public: the operation itself checks the caller. */
  open?: true
}

/** Path prefix of operations for people. */
export const peoplePath = '/gestao'

export interface Entered {
  id: string
  doors: Doors
}

/** Whether people may call the operation. */
export const isForPeople = ({ doors }: Entered): boolean =>
  doors.staff !== undefined || doors.party !== undefined

export const peoplePathOf = ({ id }: Entered) => `${peoplePath}/${id}`

/** Required scope of a credential; undefined if any credential or none is accepted. */
export const scopeOf = ({ doors: { integration } }: Entered): Scope | undefined =>
  integration === 'any' ? undefined : integration

/** All rights that some use of the operation needs. */
export function rightsOf({ doors: { staff } }: Entered): Right[] {
  if (staff === undefined) return []
  if (typeof staff === 'string') return [staff]
  return [...new Set('among' in staff ? staff.among : Object.values(staff.rights))]
}

/** Uses that need a right, where it depends on a field: `ACAO CADASTRAR, REMOVER`. Empty: all uses. */
export function usesOf({ doors: { staff } }: Entered, right: Right): string {
  if (staff === undefined || typeof staff === 'string') return ''
  if ('among' in staff) return 'os registros que ela mostra'
  const values = Object.keys(staff.rights).filter((value) => staff.rights[value] === right)
  return `${staff.by} ${values.join(', ')}`
}
