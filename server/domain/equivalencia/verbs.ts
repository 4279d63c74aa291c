import { analisa } from './analisa.ts'
import { cancela } from './cancela.ts'
import { defere } from './defere.ts'
import { indefere } from './indefere.ts'
import { pede } from './pede.ts'

/** What the commands of equivalences do. */
export const equivalenciaVerbs = {
  PedeEquivalencia: pede,
  AnalisaEquivalencia: analisa,
  DefereEquivalencia: defere,
  IndefereEquivalencia: indefere,
  CancelaEquivalencia: cancela,
}
