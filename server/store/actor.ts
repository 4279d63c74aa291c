import type { auditOrigins } from '../../catalogue/audit.ts'
import { type PartyKind, type Right, rights } from '../../catalogue/doors.ts'
import type { Nivel } from '../../catalogue/values/arquivo.ts'

/** The units an actor is limited to, by number. An empty list means no unit; no limit is stated as `all`. */
export type Units = { kind: 'all' } | { kind: 'units'; unidades: readonly number[] }

export const allUnits: Units = { kind: 'all' }

/** Reads the columns `unidades`, in which null means no limit. */
export const unitsFrom = (unidades: readonly number[] | null): Units =>
  unidades === null ? allUnits : { kind: 'units', unidades }

/** How the identity of an actor was confirmed for one command. */
export interface Proof {
  nivel: Nivel
  /** The means in words, as the evidence of a signature states it. */
  meio: string
  /** The confirmed name; absent for a party, whose name the record has. */
  nome?: string
  endereco: string | null
  navegador: string | null
  /** The message with the link or code, and the address it was sent to. */
  mensagemId?: number
  destino?: string
}

/** What staff may do, and in which units. */
export interface Authority {
  permissoes: readonly Right[]
  units: Units
}

/** Persons can sign. Without a level or a proof they cannot. */
interface Signer {
  /** The level of a signature given in this session or by this link. */
  nivel?: Nivel | undefined
  /** Present while a command runs that requires the identity to be confirmed. */
  proof?: Proof | undefined
}

interface PersonActor extends Authority, Signer {
  kind: 'person'
  tipo: 'usuario' | 'professor' | 'aluno'
  id: number
  login: string
  nome: string
}

interface KeyActor extends Authority {
  kind: 'credential'
  tipo: 'gestao'
  id: number
  nome: string
  /** The user who owns the key. */
  dono?: number
}

interface TokenActor {
  kind: 'credential'
  /** An integration token, a workforce key, or the account that asks for tokens. */
  tipo: 'integracao' | 'workforce' | 'conta'
  id: number
  nome: string
}

interface PartyActor extends Signer {
  kind: 'party'
  parte: PartyKind
  id: number
  nome: string
  /** The units that a personal link is limited to. */
  units: Units
}

/**
 * The actor of a change. The list is closed, and nothing is written for a client without an actor. A missing field never
 * means more rights: unlimited units are the variant `all`.
 */
type Who =
  /** Signed in. */
  | PersonActor
  /** A system, by its token, key or account. */
  | KeyActor
  | TokenActor
  /** The sender of a batch, which keeps a name and no number: that of a credential, or the login of staff. */
  | { kind: 'sender'; nome: string; portal: boolean; lote?: number }
  /** A party to contracts, signed in or with a personal link. */
  | (PartyActor & ({ by: 'session'; login: string } | { by: 'link' }))
  /** An employee with an access link: no party to a contract, and no verb is open to them. */
  | { kind: 'employee'; id: number; nome: string }
  /** The platform itself. */
  | { kind: 'job' }
  /** The command line on the server, with the rights that the command takes. */
  | { kind: 'operator'; permissoes: readonly Right[] }

/** The actor, and the operation, job or command. */
export type Actor = Who & { operacao: string }

/** Work that the platform does by itself. */
export const system = (operacao: string): Actor => ({ kind: 'job', operacao })

/** A command on the server has every right, unless it takes fewer. */
export const operator = (
  operacao: string,
  permissoes: readonly Right[] = Object.keys(rights) as Right[],
): Actor => ({ kind: 'operator', permissoes, operacao })

/** The rights that limit an actor. Null for actors that rights do not limit: parties, integration tokens and the platform. */
export function limitingRights(actor: Actor): readonly Right[] | null {
  switch (actor.kind) {
    case 'person':
    case 'operator':
      return actor.permissoes
    case 'credential':
      return actor.tipo === 'gestao' ? actor.permissoes : null
    case 'sender':
    case 'party':
    case 'employee':
    case 'job':
      return null
  }
}

/** The rights that commands, pages and guards ask for. */
export const permissionsOf = (actor: Actor): readonly Right[] => limitingRights(actor) ?? []

/** The units that an actor is limited to, as staff or by a personal link. */
export function unitsOf(actor: Actor): Units {
  switch (actor.kind) {
    case 'person':
    case 'party':
      return actor.units
    case 'credential':
      return actor.tipo === 'gestao' ? actor.units : allUnits
    case 'sender':
    case 'employee':
    case 'job':
    case 'operator':
      return allUnits
  }
}

/** The same for the columns `unidades`. */
export const unitNumbersOf = (actor: Actor): readonly number[] | null => {
  const units = unitsOf(actor)
  return units.kind === 'all' ? null : units.unidades
}

/** What an actor can sign with: nothing but for persons and parties. */
export const signerOf = (actor: Actor): Signer =>
  actor.kind === 'person' || actor.kind === 'party' ? { nivel: actor.nivel, proof: actor.proof } : {}

/** The actor with its identity confirmed; only persons and parties can confirm theirs. */
export const withProof = (actor: Actor, proof: Proof | undefined): Actor =>
  proof && (actor.kind === 'person' || actor.kind === 'party') ? { ...actor, proof } : actor

/** The actor as a party to contracts. */
export const partyOf = (actor: Actor) => (actor.kind === 'party' ? actor : undefined)

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
    ...(actor.kind === 'sender' && actor.lote !== undefined
      ? [['vinculo.lote', String(actor.lote)] as const]
      : []),
  ]
}
