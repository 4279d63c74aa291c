import { colaboradorFields } from '../../../catalogue/management/colaborador/fields.ts'
import type { alteraColaborador } from '../../../catalogue/management/colaborador/index.ts'
import { changing } from '../making.ts'
import type { Verb } from '../verb.ts'
import { colaboradores } from './guards.ts'
import { notBornYet } from './told.ts'

const change = changing(colaboradores, colaboradorFields)

/** Changes personal data of employees. */
export const altera: Verb<typeof alteraColaborador> = async (tx, acting, input) => {
  notBornYet(input.nascimento, acting.today)
  return change(tx, acting, input)
}
