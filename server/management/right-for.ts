import type { Doors, Right, RightByValue } from '../../catalogue/doors.ts'
import { Refusal } from '../refusal.ts'
import type { Person } from './caller.ts'

/** Where rights differ by the value of a field: the one that this request needs. */
export function requireRightFor(
  { doors: { staff } }: { doors: Doors },
  { permissoes, party }: Person,
  input: object,
): void {
  if (party || staff === undefined || typeof staff === 'string') return
  const right = rightBy(staff, input)
  if (right === undefined || !permissoes.includes(right)) {
    throw new Refusal('PERMISSAO_AUSENTE', { permissao: right ?? staff.by })
  }
}

const rightBy = ({ by, rights }: RightByValue, input: object): Right | undefined =>
  rights[String(Reflect.get(input, by))]
