import { analisaEquivalencia } from './analisa-equivalencia.ts'
import { cancelaEquivalencia } from './cancela-equivalencia.ts'
import { consultaEquivalencia } from './consulta-equivalencia.ts'
import { defereEquivalencia } from './defere-equivalencia.ts'
import { indefereEquivalencia } from './indefere-equivalencia.ts'
import { listaEquivalencias } from './lista-equivalencias.ts'
import { pedeEquivalencia } from './pede-equivalencia.ts'

/** What people do with equivalences. */
export const equivalenciaOperations = [
  listaEquivalencias,
  consultaEquivalencia,
  pedeEquivalencia,
  analisaEquivalencia,
  defereEquivalencia,
  indefereEquivalencia,
  cancelaEquivalencia,
] as const
