import type { suspendeVaga } from '../../../catalogue/management/vaga/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { vagas } from './guards.ts'

/** Stops applications for a while. */
export const suspende: Verb<typeof suspendeVaga> = making(vagas, 'suspender')
