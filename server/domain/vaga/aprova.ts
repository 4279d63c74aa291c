import type { aprovaVaga } from '../../../catalogue/management/vaga/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { vagas } from './guards.ts'

/** Opens vacancies that waited for it. */
export const aprova: Verb<typeof aprovaVaga> = making(vagas, 'aprovar')
