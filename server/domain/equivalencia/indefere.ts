import type { indefereEquivalencia } from '../../../catalogue/management/equivalencia/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { equivalencias } from './guards.ts'

/** Decides that nothing counts; why is the opinion. */
export const indefere: Verb<typeof indefereEquivalencia> = making(
  equivalencias,
  'indeferir',
  ({ motivo }) => ({
    parecer: motivo,
  }),
)
