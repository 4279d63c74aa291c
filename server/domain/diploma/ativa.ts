import type { ativaDiploma } from '../../../catalogue/management/diploma/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { diplomas } from './guards.ts'

/** Says that diplomas were issued. */
export const ativa: Verb<typeof ativaDiploma> = making(diplomas, 'ativar')
