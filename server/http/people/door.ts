import { type Doors, type PartyKind, parties, rightsOf } from '../../../catalogue/doors.ts'
import type { Person } from '../../management/caller.ts'
import { Refusal } from '../../refusal.ts'

interface Entered {
  id: string
  doors: Doors
}

const lacking = (permissao: string) => new Refusal('PERMISSAO_AUSENTE', { permissao })

/** Whether a door of the operation is open to somebody, before anything of the request is read. */
export function requireDoor(operation: Entered, caller: Person): void {
  const { party: kinds = [], unlimited } = operation.doors
  const rights = rightsOf(operation)
  const limited = unlimited && caller.unidades !== undefined
  const open = caller.party
    ? kinds.includes(caller.party.parte)
    : !limited && rights.some((right) => caller.permissoes.includes(right))
  if (!open) throw lacking(rights[0] ?? named(kinds))
}

const named = (kinds: readonly PartyKind[]) => kinds.map((kind) => parties[kind]).join(', ')
