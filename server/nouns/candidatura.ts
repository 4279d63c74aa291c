import { avanca } from '../domain/candidatura/avanca.ts'
import { contrata } from '../domain/candidatura/contrata.ts'
import { desiste } from '../domain/candidatura/desiste.ts'
import { candidaturas } from '../domain/candidatura/guards.ts'
import { inclui } from '../domain/candidatura/inclui.ts'
import { recusa } from '../domain/candidatura/recusa.ts'
import type { Belongs } from '../domain/machine/scope.ts'
import { candidaturas as candidaturasListing } from '../listing/sources/candidaturas.ts'
import { candidatura as candidaturaPage } from '../query/sources/candidatura.ts'
import type { Noun } from './noun.ts'
import { own, residents } from './scopes.ts'

/** An application belongs to the owner of its résumé. */
const ofResume =
  (belongs: Belongs): Belongs =>
  (alias, whose) =>
    `exists (select from curriculo r where r.cliente_id = ${alias}.cliente_id and r.id = ${alias}.curriculo_id
       and ${belongs('r', whose)})`

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
  scope: {
    candidatura: {
      units: ofResume(residents),
      parties: { aluno: ofResume(own('aluno_id')) },
    },
  },
  listings: { ListaCandidaturas: candidaturasListing },
  page: { source: candidaturaPage },
}
