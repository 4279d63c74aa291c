import type { devolveProjetoExtensao } from '../../../catalogue/management/projeto-extensao/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { projetosExtensao } from './guards.ts'

/** Gives extension projects back to be corrected. */
export const devolve: Verb<typeof devolveProjetoExtensao> = making(projetosExtensao, 'devolver')
