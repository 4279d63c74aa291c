import { planFields } from '../../../catalogue/management/contrato/fields.ts'
import type { alteraPlano as declared } from '../../../catalogue/management/contrato/index.ts'
import { changed } from '../row.ts'
import type { Verb } from '../verb.ts'
import { alter } from './altering.ts'

export const alteraPlano: Verb<typeof declared> = (tx, acting, input) =>
  alter(tx, acting, 'alterarPlano', input, { values: changed(planFields, input) })
