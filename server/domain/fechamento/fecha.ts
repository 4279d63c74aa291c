import type {
  confirmaFechamento,
  previaFechamento,
} from '../../../catalogue/management/faturamento/fechamento.ts'
import type { Verb } from '../verb.ts'
import { requireMonth } from './month.ts'
import { close } from './run.ts'

/** The run of a month; what is only previewed leaves nothing but that somebody looked. */
const closing =
  (confirmed: boolean): Verb<typeof confirmaFechamento> =>
  async (tx, { today }, { competencia }) => {
    requireMonth(competencia)
    return close(tx, competencia, today, confirmed)
  }

export const previa: Verb<typeof previaFechamento> = closing(false)
export const confirma: Verb<typeof confirmaFechamento> = closing(true)
