import { type Doors, type PartyKind, parties, rightsOf } from '../../../catalogue/doors.ts'
import { portuguese } from '../../../catalogue/phrase.ts'
import type { Person } from '../../management/caller.ts'
import { Refusal } from '../../refusal.ts'
import { permissionsOf, unitsOf } from '../../store/actor.ts'

interface Entered {
  id: string
  doors: Doors
}

const lacking = (permissao: string) => new Refusal('PERMISSAO_AUSENTE', { permissao })

/** Checks that the caller's rights or kind open the operation, before the body is read. */
export function requireDoor(operation: Entered, { actor }: Person): void {
  const { party: kinds = [], unlimited } = operation.doors
  const rights = rightsOf(operation)
  const limited = unlimited && unitsOf(actor).kind !== 'all'
  const open =
    actor.kind === 'party'
      ? kinds.includes(actor.parte)
      : !limited && rights.some((right) => permissionsOf(actor).includes(right))
  if (!open) throw lacking(rights[0] ?? named(kinds))
}

const named = (kinds: readonly PartyKind[]) => kinds.map((kind) => portuguese(parties[kind])).join(', ')
