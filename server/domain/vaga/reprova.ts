import type { reprovaVaga } from '../../../catalogue/management/vaga/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { vagas } from './guards.ts'

/** Turns vacancies down for good. */
export const reprova: Verb<typeof reprovaVaga> = making(vagas, 'reprovar')
