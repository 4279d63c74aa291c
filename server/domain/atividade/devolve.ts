import type { devolveAtividade } from '../../../catalogue/management/atividade/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { atividades } from './guards.ts'

/** Sends activities back to be corrected. */
export const devolve: Verb<typeof devolveAtividade> = making(atividades, 'devolver')
