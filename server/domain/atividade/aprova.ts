import type { aprovaAtividade } from '../../../catalogue/management/atividade/index.ts'
import { making } from '../making.ts'
import { moment } from '../moment.ts'
import type { Verb } from '../verb.ts'
import { atividades } from './guards.ts'

/** Confirms activities. */
export const aprova: Verb<typeof aprovaAtividade> = making(atividades, 'aprovar', () => ({
  aprovacao: moment,
}))
