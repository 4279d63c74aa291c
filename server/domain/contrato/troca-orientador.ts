import type { trocaOrientador as declared } from '../../../catalogue/management/contrato/index.ts'
import type { Verb } from '../verb.ts'
import { alter } from './altering.ts'

export const trocaOrientador: Verb<typeof declared> = (tx, acting, input) =>
  alter(tx, acting, 'trocarOrientador', input, { values: { professor_id: input.professor } })
