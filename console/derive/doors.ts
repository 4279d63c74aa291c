import { type Entered, type PartyKind, type Right, rightsOf } from '../../catalogue/doors.ts'

/** Who is signed in, as doors ask. */
export interface Entrant {
  pessoa: { tipo: string; permissoes: readonly string[] } | null
}

/** Students and professors come in as parties; staff by their rights. */
export const partyOf = ({ pessoa }: Entrant): PartyKind | undefined =>
  pessoa?.tipo === 'aluno' || pessoa?.tipo === 'professor' ? pessoa.tipo : undefined

/** Whether a door that some right or some parties open is open to somebody. */
export function isOpenTo(
  entrant: Entrant,
  rights: readonly Right[],
  parties: readonly PartyKind[] = [],
): boolean {
  const party = partyOf(entrant)
  if (party) return parties.includes(party)
  return rights.some((right) => entrant.pessoa?.permissoes.includes(right))
}

/** Whether whoever is signed in may call an operation at all. */
export const mayCall = (entrant: Entrant, operation: Entered): boolean =>
  isOpenTo(entrant, rightsOf(operation), operation.doors.party)
