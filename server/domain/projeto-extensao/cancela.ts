import type { cancelaProjetoExtensao } from '../../../catalogue/management/projeto-extensao/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { projetosExtensao } from './guards.ts'

/** Gives up extension projects; whoever takes part does so no more. */
export const cancela: Verb<typeof cancelaProjetoExtensao> = making(projetosExtensao, 'cancelar')
