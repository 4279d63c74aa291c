import type { enviaAtividade } from '../../../catalogue/management/atividade/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { atividades } from './guards.ts'

/** Sends activities to who checks them. */
export const envia: Verb<typeof enviaAtividade> = making(atividades, 'enviar')
