import type { reprovaProjetoExtensao } from '../../../catalogue/management/projeto-extensao/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { projetosExtensao } from './guards.ts'

/** Decides against extension projects. */
export const reprova: Verb<typeof reprovaProjetoExtensao> = making(projetosExtensao, 'reprovar')
