import type { encerraOrcamento } from '../../../catalogue/management/orcamento/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { orcamentos } from './guards.ts'

/** Ends budgets. Contracts go on. */
export const encerra: Verb<typeof encerraOrcamento> = making(orcamentos, 'encerrar')
