import { said } from '../../catalogue/message.ts'
import type { Actor } from '../store/actor.ts'
import type { Acting } from './machine/bound.ts'
import { type Breach, findingOf, ruledOut } from './machine/finding.ts'

/** Where two persons answer, each has to be known: a key counts as the person to whom it belongs. */

const unknown = {
  regra: 'pessoaConhecida',
  mensagem: said('comum.aquiRespondemPessoasEstaChave'),
}

/** Who acts, as a person: with a key its owner, and nobody with a key of no one. */
export function personOf(actor: Actor): string | undefined {
  if (actor.kind === 'credential') return 'dono' in actor ? `usuario ${actor.dono}` : undefined
  if (actor.kind === 'person') return `${actor.tipo} ${actor.id}`
  return actor.kind === 'party' ? `${actor.parte} ${actor.id}` : undefined
}

/** Who answers for what is done, by what tells one person from another. */
export function whoAnswers({ actor }: Acting): string {
  const who = personOf(actor)
  if (who === undefined) throw ruledOut([findingOf(unknown, {})!])
  return who
}

/** What is against somebody's being the second person: they are the first, or nobody knows who they are. */
export function againstOther({ actor }: Acting, first: string | null, same: Breach): Breach[] {
  const who = personOf(actor)
  if (who === undefined) return [unknown]
  return who === first ? [same] : []
}
