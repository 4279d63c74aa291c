import type { aprovaOrcamento } from '../../../catalogue/management/orcamento/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { orcamentos } from './guards.ts'

/** Approves budgets. */
export const aprova: Verb<typeof aprovaOrcamento> = making(orcamentos, 'aprovar')
