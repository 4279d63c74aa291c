/** Who may call an operation, and what opens it to them. */

/** What a credential can open. */
export const scopes = {
  recebe: 'Envio de lotes',
  consulta: 'Consultas',
  financeiro: 'Dados financeiros',
  auditoria: 'Trilha de auditoria',
  sensivel: 'Dados de deficiência nas consultas',
  workforce: 'Força de trabalho',
} as const

export type Scope = keyof typeof scopes

/** What the staff of an institution may do: each by a profile, and a management key by what it was given. */
export const rights = {
  'integracao.ver': 'Ver lotes, resultados, webhooks e entregas',
  'integracao.alterar': 'Reprocessar lotes; cadastrar, testar, pausar e remover webhooks',
  'cadastros.ver': 'Ver alunos, professores, cursos, pessoas e os demais cadastros',
  'cadastros.alterar': 'Corrigir cadastros e registros recusados',
  'contratos.ver': 'Ver contratos, arquivos, assinaturas, solicitações e pendências',
  'contratos.alterar': 'Incluir e alterar contratos e o que os acompanha',
  'contratos.aprovar': 'Aprovar arquivos e equivalências',
  'contratos.assinar': 'Assinar pela instituição',
  'convenios.ver': 'Ver convênios',
  'convenios.alterar': 'Incluir, renovar e encerrar convênios',
  'projetos.ver': 'Ver propostas e projetos',
  'projetos.alterar': 'Incluir e alterar propostas e projetos',
  'projetos.aprovar': 'Aprovar e reprovar propostas e projetos',
  'financeiro.ver': 'Ver faturamentos, remessas e dados bancários',
  'financeiro.alterar': 'Emitir, receber, pagar e estornar',
  'financeiro.remeter': 'Gerar, aprovar e enviar remessas; alterar contas bancárias',
  'recrutamento.ver': 'Ver vagas, currículos e candidaturas',
  'recrutamento.alterar': 'Incluir, alterar, aprovar e encerrar vagas; conduzir candidaturas',
  'colaboradores.ver': 'Ver colaboradores e horários',
  'colaboradores.alterar': 'Incluir e alterar colaboradores e horários',
  'diplomas.ver': 'Ver diplomas',
  'diplomas.alterar': 'Registrar, ativar e anular diplomas',
  'auditoria.ver': 'Ver a trilha de auditoria',
  'sensivel.ver': 'Ver dados de deficiência',
  'configuracao.alterar': 'Alterar as configurações e as regras da instituição',
  'acessos.alterar': 'Alterar perfis, permissões, usuários e credenciais',
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
  aluno: 'Aluno',
  professor: 'Professor',
  concedente: 'Representante da concedente',
  supervisor: 'Supervisor',
  responsavel: 'Responsável legal',
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
