import type { analisaEquivalencia } from '../../../catalogue/management/equivalencia/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { equivalencias } from './guards.ts'

/** Takes requests to be looked at, by a professor where one is named. */
export const analisa: Verb<typeof analisaEquivalencia> = making(
  equivalencias,
  'analisar',
  ({ professor = null }) => ({ professor_id: professor }),
)
