import { said } from '../../catalogue/message.ts'
import type { Actor } from '../store/actor.ts'
import type { Tx } from '../store/database.ts'
import { isCopied } from './copied-password.ts'
import type { Acting } from './machine/bound.ts'
import { type Breach, findingOf, ruledOut } from './machine/finding.ts'

/**
 * Four-eyes rule: a management key counts as its owner, and a key without an owner is refused. So is a password
 * that was chosen by a copied link, because whoever copied it may be the other person.
 */

const unknown = {
  regra: 'pessoaConhecida',
  mensagem: said('comum.aquiRespondemPessoasEstaChave'),
}
const copied = { regra: 'senhaPropria', mensagem: said('acesso.senhaCopiadaNaoResponde') }

/** The person who acts. A key stands for its owner; undefined if there is none. */
export function personOf(actor: Actor): string | undefined {
  if (actor.kind === 'credential') return 'dono' in actor ? `usuario ${actor.dono}` : undefined
  if (actor.kind === 'person') return `${actor.tipo} ${actor.id}`
  return actor.kind === 'party' ? `${actor.parte} ${actor.id}` : undefined
}

/** The person whose password lets the actor in, if it is one. */
function signedIn(actor: Actor) {
  if (actor.kind === 'credential' && 'dono' in actor && actor.dono !== undefined)
    return { tipo: 'usuario', id: actor.dono } as const
  if (actor.kind === 'person') return actor.nivel === 'avançada' ? undefined : actor
  if (actor.kind !== 'party' || actor.by !== 'session' || actor.nivel === 'avançada') return undefined
  const { parte, id } = actor
  return parte === 'aluno' || parte === 'professor' ? { tipo: parte, id } : undefined
}

async function hindranceOf(tx: Tx, actor: Actor): Promise<Breach | undefined> {
  if (personOf(actor) === undefined) return unknown
  const owner = signedIn(actor)
  return owner && (await isCopied(tx, owner)) ? copied : undefined
}

/** The person responsible for the action, as an identifying text. */
export async function whoAnswers(tx: Tx, { actor }: Acting): Promise<string> {
  const hindrance = await hindranceOf(tx, actor)
  if (hindrance) throw ruledOut([findingOf(hindrance, {})!])
  return personOf(actor)!
}

/** Judges whether the actor is none of the first persons of a four-eyes rule, and can be identified. */
export async function otherPerson(
  tx: Tx,
  { actor }: Acting,
  same: Breach,
): Promise<(first: readonly (string | null)[]) => Breach[]> {
  const hindrance = await hindranceOf(tx, actor)
  const who = personOf(actor)
  return (first) => {
    if (hindrance) return [hindrance]
    return first.includes(who!) ? [same] : []
  }
}
