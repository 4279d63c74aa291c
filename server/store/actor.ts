import type { auditOrigins } from '../../catalogue/audit.ts'
import type { PartyKind } from '../../catalogue/doors.ts'

/** Who changes something. Nothing is written for a client without one, and there are no others. */
type Who =
  /** Somebody who signed in. */
  | { kind: 'person'; tipo: 'usuario' | 'professor' | 'aluno'; id: number; login: string; nome: string }
  /** A system, by what it calls with: a token, a key, or the account that asks for tokens. */
  | {
      kind: 'credential'
      tipo: 'integracao' | 'workforce' | 'gestao' | 'conta'
      id: number
      nome: string
      /** The user to whom a key belongs. */
      dono?: number
    }
  /** Whoever a batch came from: the name of a credential, or the login of who made it here; and which batch it is. */
  | { kind: 'sender'; nome: string; portal: boolean; lote?: number }
  /** Somebody for whom a contract matters, who signed in or came with a personal link. */
  | { kind: 'party'; parte: PartyKind; id: number; nome: string; by: 'session'; login: string }
  | { kind: 'party'; parte: PartyKind; id: number; nome: string; by: 'link' }
  /** An employee, by the link that they were given. */
  | { kind: 'employee'; id: number; nome: string }
  /** The platform itself. */
  | { kind: 'job' }
  /** Whoever runs commands on the machine. */
  | { kind: 'operator' }

/** Who acts, and by which operation, job or command. */
export type Actor = Who & { operacao: string }

/** Work that the platform does by itself. */
export const system = (operacao: string): Actor => ({ kind: 'job', operacao })

/** Whoever runs commands on the machine. */
export const operator = (operacao: string): Actor => ({ kind: 'operator', operacao })

/** An actor as the audit trail names it. */
export interface Audited {
  usuario: string
  origem: (typeof auditOrigins)[number]
  operacao: string
}

export function audited(actor: Actor): Audited {
  const { operacao } = actor
  switch (actor.kind) {
    case 'person':
      return { usuario: actor.login, origem: 'Portal', operacao }
    case 'credential':
      return { usuario: actor.nome, origem: 'Integração', operacao }
    case 'sender':
      return { usuario: actor.nome, origem: actor.portal ? 'Portal' : 'Integração', operacao }
    case 'party':
      return { usuario: actor.by === 'session' ? actor.login : actor.nome, origem: 'Portal', operacao }
    case 'employee':
      return { usuario: actor.nome, origem: 'Portal', operacao }
    case 'job':
      return { usuario: 'sistema', origem: 'Sistema', operacao }
    case 'operator':
      return { usuario: 'operador', origem: 'Sistema', operacao }
  }
}

/** The transaction's settings from which the triggers learn who acts. */
export function actorSettings(actor: Actor): readonly (readonly [string, string])[] {
  const { usuario, origem, operacao } = audited(actor)
  return [
    ['vinculo.usuario', usuario],
    ['vinculo.origem', origem],
    ['vinculo.operacao', operacao],
    ...('lote' in actor && actor.lote !== undefined ? [['vinculo.lote', String(actor.lote)] as const] : []),
  ]
}
