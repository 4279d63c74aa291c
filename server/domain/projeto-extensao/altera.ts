import { projetoExtensaoFields } from '../../../catalogue/management/projeto-extensao/fields.ts'
import type { alteraProjetoExtensao } from '../../../catalogue/management/projeto-extensao/index.ts'
import { tryChange } from '../change.ts'
import { changed } from '../row.ts'
import type { Verb } from '../verb.ts'
import { projetosExtensao } from './guards.ts'
import { nameParts } from './parts.ts'

export const altera: Verb<typeof alteraProjetoExtensao> = async (
  tx,
  acting,
  { registros, cursos, parceiros, ...told },
) => {
  const values = changed(projetoExtensaoFields, told, ['professor'])
  const outcomes = await tryChange(
    tx,
    projetosExtensao,
    registros.map((one) => ({ ...one, values })),
    acting,
  )
  for (const { id, refusal } of outcomes) if (!refusal) await nameParts(tx, id, { cursos, parceiros })
  return outcomes
}
