import { said } from '../../catalogue/message.ts'
import type { Actor } from '../store/actor.ts'
import type { Acting } from './machine/bound.ts'
import { type Breach, findingOf, ruledOut } from './machine/finding.ts'

/** Four-eyes rule: a management key counts as its owner, and a key without an owner is refused. */

const unknown = {
  regra: 'pessoaConhecida',
  mensagem: said('comum.aquiRespondemPessoasEstaChave'),
}

/** The person who acts. A key stands for its owner; undefined if there is none. */
export function personOf(actor: Actor): string | undefined {
  if (actor.kind === 'credential') return 'dono' in actor ? `usuario ${actor.dono}` : undefined
  if (actor.kind === 'person') return `${actor.tipo} ${actor.id}`
  return actor.kind === 'party' ? `${actor.parte} ${actor.id}` : undefined
}

/** The person responsible for the action, as an identifying text. */
export function whoAnswers({ actor }: Acting): string {
  const who = personOf(actor)
  if (who === undefined) throw ruledOut([findingOf(unknown, {})!])
  return who
}

/** Breaches if the actor is the first person of a four-eyes rule or cannot be identified. */
export function againstOther({ actor }: Acting, first: string | null, same: Breach): Breach[] {
  const who = personOf(actor)
  if (who === undefined) return [unknown]
  return who === first ? [same] : []
}
