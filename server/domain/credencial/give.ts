import { type Grant, isRight, type Right } from '../../../catalogue/doors.ts'
import { rightOfScope } from '../../../catalogue/management/credencial/parts.ts'
import { Refusal } from '../../refusal.ts'
import { permissionsOf } from '../../store/actor.ts'
import type { Acting } from '../machine/bound.ts'

/** The right needed to grant this. */
const rightFor = (grant: Grant): Right => (isRight(grant) ? grant : rightOfScope[grant])

/** An actor cannot grant rights that it lacks. */
export function requireOwn({ actor }: Pick<Acting, 'actor'>, grants: readonly Grant[]): void {
  const permissoes = permissionsOf(actor)
  const missing = grants.map(rightFor).find((right) => !permissoes.includes(right))
  if (missing) throw new Refusal('PERMISSAO_AUSENTE', { permissao: missing })
}
