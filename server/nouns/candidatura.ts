import { avanca } from '../domain/candidatura/avanca.ts'
import { contrata } from '../domain/candidatura/contrata.ts'
import { desiste } from '../domain/candidatura/desiste.ts'
import { candidaturas } from '../domain/candidatura/guards.ts'
import { inclui } from '../domain/candidatura/inclui.ts'
import { recusa } from '../domain/candidatura/recusa.ts'
import { candidaturas as candidaturasListing } from '../listing/sources/candidaturas.ts'
import { candidatura as candidaturaPage } from '../query/sources/candidatura.ts'
import type { Noun } from './noun.ts'

export const candidatura: Noun<'candidatura'> = {
  bound: candidaturas,
  verbs: {
    IncluiCandidatura: inclui,
    AvancaCandidatura: avanca,
    RecusaCandidatura: recusa,
    DesisteCandidatura: desiste,
    ContrataCandidato: contrata,
  },
  waits: { freely: true },
  listings: { ListaCandidaturas: candidaturasListing },
  page: { source: candidaturaPage },
}
