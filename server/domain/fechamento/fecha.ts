import type {
  confirmaFechamento,
  previaFechamento,
} from '../../../catalogue/management/faturamento/fechamento.ts'
import type { SteppedVerb } from '../verb.ts'
import { requireMonth } from './month.ts'
import { close, type Kept } from './run.ts'

/** The run of a month; what is only previewed leaves nothing but that somebody looked. */
const closing =
  (kept: Kept): SteppedVerb<typeof confirmaFechamento> =>
  async (steps, { today }, { competencia }, simulated) => {
    requireMonth(competencia)
    return close(steps, competencia, today, simulated ? undefined : kept)
  }

export const previa: SteppedVerb<typeof previaFechamento> = closing('Prévia')
export const confirma: SteppedVerb<typeof confirmaFechamento> = closing('Confirmada')
