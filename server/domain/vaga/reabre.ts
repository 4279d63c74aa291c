import type { reabreVaga } from '../../../catalogue/management/vaga/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { vagas } from './guards.ts'

/** Takes applications again. */
export const reabre: Verb<typeof reabreVaga> = making(vagas, 'reabrir')
