import { type Entered, type PartyKind, type Right, rightsOf } from '../../catalogue/doors.ts'

/** Signed-in person, as far as access checks need it. */
export interface Entrant {
  pessoa: { tipo: string; permissoes: readonly string[]; porUnidade: boolean | null } | null
}

/** Students and professors act as parties, staff by their rights. */
export const partyOf = ({ pessoa }: Entrant): PartyKind | undefined =>
  pessoa?.tipo === 'aluno' || pessoa?.tipo === 'professor' ? pessoa.tipo : undefined

/** Whether one of the rights or parties gives access. If unlimited, rights limited to units do not. */
export function isOpenTo(
  entrant: Entrant,
  rights: readonly Right[],
  parties: readonly PartyKind[] = [],
  unlimited = false,
): boolean {
  const party = partyOf(entrant)
  if (party) return parties.includes(party)
  if (unlimited && entrant.pessoa?.porUnidade) return false
  return rights.some((right) => entrant.pessoa?.permissoes.includes(right))
}

/** Access rule of a page. */
export interface Place {
  right: Right
  parties: readonly PartyKind[]
  /** Closed to staff whose rights are limited to units. */
  unlimited?: true | undefined
}

/** Access rule of an operation. */
export const placeOf = (operation: Entered): Place => ({
  right: rightsOf(operation)[0]!,
  parties: operation.doors.party ?? [],
  unlimited: operation.doors.unlimited,
})

/** Whether the person may open a page. */
export const mayOpen = (entrant: Entrant, { right, parties, unlimited }: Place): boolean =>
  isOpenTo(entrant, [right], parties, unlimited)

/** Whether the person may call an operation. */
export const mayCall = (entrant: Entrant, operation: Entered): boolean =>
  isOpenTo(entrant, rightsOf(operation), operation.doors.party, operation.doors.unlimited)
