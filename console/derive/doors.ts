import { type Entered, type PartyKind, type Right, rightsOf } from '../../catalogue/doors.ts'

/** Who is signed in, as doors ask. */
export interface Entrant {
  pessoa: { tipo: string; permissoes: readonly string[]; porUnidade: boolean | null } | null
}

/** Students and professors come in as parties; staff by their rights. */
export const partyOf = ({ pessoa }: Entrant): PartyKind | undefined =>
  pessoa?.tipo === 'aluno' || pessoa?.tipo === 'professor' ? pessoa.tipo : undefined

/** Whether a door that some right or some parties open is open to somebody; an unlimited one to nobody whose rights end at units. */
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

/** A place that says to whom it is open. */
export interface Place {
  right: Right
  parties: readonly PartyKind[]
  /** Open to nobody whose rights end at units. */
  unlimited?: true | undefined
}

/** The place where an operation is called. */
export const placeOf = (operation: Entered): Place => ({
  right: rightsOf(operation)[0]!,
  parties: operation.doors.party ?? [],
  unlimited: operation.doors.unlimited,
})

/** Whether whoever is signed in finds a place in the menu, and may go there. */
export const mayOpen = (entrant: Entrant, { right, parties, unlimited }: Place): boolean =>
  isOpenTo(entrant, [right], parties, unlimited)

/** Whether whoever is signed in may call an operation at all. */
export const mayCall = (entrant: Entrant, operation: Entered): boolean =>
  isOpenTo(entrant, rightsOf(operation), operation.doors.party, operation.doors.unlimited)
