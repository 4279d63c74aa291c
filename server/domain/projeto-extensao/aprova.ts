import type { aprovaProjetoExtensao } from '../../../catalogue/management/projeto-extensao/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { projetosExtensao } from './guards.ts'

/** Approves extension projects: students can take part. */
export const aprova: Verb<typeof aprovaProjetoExtensao> = making(projetosExtensao, 'aprovar')
