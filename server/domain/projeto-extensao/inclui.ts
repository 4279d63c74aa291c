import { projetoExtensaoFields } from '../../../catalogue/management/projeto-extensao/fields.ts'
import type { incluiProjetoExtensao } from '../../../catalogue/management/projeto-extensao/index.ts'
import { include } from '../include.ts'
import { coordinatedBy } from '../projeto/coordinator.ts'
import { included } from '../row.ts'
import type { Verb } from '../verb.ts'
import { projetosExtensao } from './guards.ts'
import { nameParts } from './parts.ts'

/** Creates an extension project; a professor coordinates their own by default. */
export const inclui: Verb<typeof incluiProjetoExtensao> = async (tx, acting, told) => {
  const { professor_id, ...row } = included(projetoExtensaoFields, coordinatedBy(told, acting))
  // Without a coordinator the guard refuses the record before the database would.
  const made = await include(tx, projetosExtensao, [{ ...row, professor_id: professor_id! }], acting)
  for (const { id } of made) await nameParts(tx, id, told)
  return made
}
