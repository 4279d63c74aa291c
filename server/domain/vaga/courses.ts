import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Courses that allow 40 hours a week. */
export async function alternatingCourses(tx: Tx): Promise<Set<string>> {
  const courses = await tx
    .selectFrom('curso')
    .select('identificacao')
    .where('cliente_id', '=', currentClient)
    .where('ativo', '=', true)
    .where('permite_40h', '=', true)
    .execute()
  return new Set(courses.map(({ identificacao }) => identificacao))
}
