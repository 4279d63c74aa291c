import type { cancelaFaturamento } from '../../../catalogue/management/faturamento/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { faturamentos } from './guards.ts'

/** Cancels invoices; what the monthly run billed with them it bills anew. */
export const cancela: Verb<typeof cancelaFaturamento> = making(faturamentos, 'cancelar', (_, { today }) => ({
  cancelamento: today,
}))
