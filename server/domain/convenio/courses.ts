import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Says to which courses an agreement applies. Nothing told leaves them as they are; an empty list means all. */
export async function applyTo(
  tx: Tx,
  convenio_id: number,
  told: readonly { curso: number }[] | null | undefined,
): Promise<void> {
  if (told === undefined) return
  await tx
    .deleteFrom('convenio_curso')
    .where('cliente_id', '=', currentClient)
    .where('convenio_id', '=', convenio_id)
    .execute()
  const courses = [...new Set((told ?? []).map(({ curso }) => curso))]
  if (courses.length === 0) return
  await tx
    .insertInto('convenio_curso')
    .values(courses.map((curso_id) => ({ cliente_id: currentClient, convenio_id, curso_id })))
    .execute()
}
