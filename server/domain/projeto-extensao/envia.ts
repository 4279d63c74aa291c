import type { enviaProjetoExtensao } from '../../../catalogue/management/projeto-extensao/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { projetosExtensao } from './guards.ts'

/** Sends extension projects to be decided upon. */
export const envia: Verb<typeof enviaProjetoExtensao> = making(projetosExtensao, 'enviar')
