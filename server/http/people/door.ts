import { type Doors, type PartyKind, parties, rightsOf } from '../../../catalogue/doors.ts'
import { portuguese } from '../../../catalogue/phrase.ts'
import type { Person } from '../../management/caller.ts'
import { isOpenTo } from '../../management/door.ts'
import { Refusal } from '../../refusal.ts'

interface Entered {
  id: string
  doors: Doors
}

const lacking = (permissao: string) => new Refusal('PERMISSAO_AUSENTE', { permissao })

/** Checks that the caller's rights or kind open the operation, before the body is read. */
export function requireDoor(operation: Entered, { actor }: Person): void {
  if (isOpenTo(operation, actor)) return
  throw lacking(rightsOf(operation)[0] ?? named(operation.doors.party ?? []))
}

const named = (kinds: readonly PartyKind[]) => kinds.map((kind) => portuguese(parties[kind])).join(', ')
