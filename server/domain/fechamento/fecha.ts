import type {
  confirmaFechamento,
  previaFechamento,
} from '../../../catalogue/management/faturamento/fechamento.ts'
import { requireBegun, requireMonth } from '../month.ts'
import type { SteppedVerb } from '../verb.ts'
import { keyOf } from './ledger.ts'
import { close, type Kept } from './run.ts'

/** The run of a month. A preview keeps only its record of the execution. */
const closing =
  (kept: Kept): SteppedVerb<typeof confirmaFechamento> =>
  async (steps, { today }, { competencia, excluir }, simulated) => {
    requireMonth(competencia)
    requireBegun(competencia, today)
    const excluded = new Set((excluir ?? []).map((one) => keyOf(one.contrato, one.competencia)))
    return close(steps, competencia, { today, kept: simulated ? undefined : kept, excluded })
  }

export const previa: SteppedVerb<typeof previaFechamento> = closing('Prévia')
export const confirma: SteppedVerb<typeof confirmaFechamento> = closing('Confirmada')
