import { colaboradorFields } from '../../../catalogue/management/colaborador/fields.ts'
import type { alteraColaborador } from '../../../catalogue/management/colaborador/index.ts'
import { tryChange } from '../change.ts'
import { changed } from '../row.ts'
import type { Verb } from '../verb.ts'
import { colaboradores } from './guards.ts'
import { notBornYet } from './told.ts'

/** Changes personal data of employees. */
export const altera: Verb<typeof alteraColaborador> = (tx, acting, { registros, ...told }) => {
  notBornYet(told.nascimento, acting.today)
  const values = changed(colaboradorFields, told)
  return tryChange(
    tx,
    colaboradores,
    registros.map((one) => ({ ...one, values })),
    acting,
  )
}
