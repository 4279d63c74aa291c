import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { type Reach, within } from '../machine/reach.ts'

/**
 * Sets the courses of an agreement. Undefined keeps them; an empty list means all courses. Courses outside
 * the caller's reach are kept.
 */
export async function applyTo(
  tx: Tx,
  convenio_id: number,
  told: readonly { curso: number }[] | null | undefined,
  reach: Reach,
): Promise<void> {
  if (told === undefined) return
  const known = tx
    .selectFrom('curso as c')
    .select('c.id')
    .where('c.cliente_id', '=', currentClient)
    .where(within('curso', 'c', reach))
  await tx
    .deleteFrom('convenio_curso')
    .where('cliente_id', '=', currentClient)
    .where('convenio_id', '=', convenio_id)
    .where('curso_id', 'in', known)
    .execute()
  const courses = [...new Set((told ?? []).map(({ curso }) => curso))]
  if (courses.length === 0) return
  await tx
    .insertInto('convenio_curso')
    .values(courses.map((curso_id) => ({ cliente_id: currentClient, convenio_id, curso_id })))
    .execute()
}
