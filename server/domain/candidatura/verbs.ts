import { avanca } from './avanca.ts'
import { candidataSe } from './candidata-se.ts'
import { contrata } from './contrata.ts'
import { desiste } from './desiste.ts'
import { inclui } from './inclui.ts'
import { recusa } from './recusa.ts'

/** What the commands of applications do. */
export const candidaturaVerbs = {
  CandidataSe: candidataSe,
  IncluiCandidatura: inclui,
  AvancaCandidatura: avanca,
  RecusaCandidatura: recusa,
  DesisteCandidatura: desiste,
  ContrataCandidato: contrata,
}
