import { avancaCandidatura } from './avanca-candidatura.ts'
import { consultaCandidatura } from './consulta-candidatura.ts'
import { contrataCandidato } from './contrata-candidato.ts'
import { desisteCandidatura } from './desiste-candidatura.ts'
import { incluiCandidatura } from './inclui-candidatura.ts'
import { listaCandidaturas } from './lista-candidaturas.ts'
import { recusaCandidatura } from './recusa-candidatura.ts'

/** What people do with applications; students make theirs on the page of the vacancy. */
export const candidaturaOperations = [
  listaCandidaturas,
  consultaCandidatura,
  incluiCandidatura,
  avancaCandidatura,
  recusaCandidatura,
  desisteCandidatura,
  contrataCandidato,
] as const
