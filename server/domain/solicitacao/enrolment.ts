import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** The only student with a registration number. */
export interface Enrolment {
  matricula: string
  aluno_id: number
  curso_id: number
}

/** The enrolments that registration numbers stand for; a number of several students stands for none. */
export async function enrolmentsOf(
  tx: Tx,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Enrolment>> {
  if (numbers.length === 0) return new Map()
  const { rows } = await sql<Enrolment>`
    select matricula, min(aluno_id) as aluno_id, (array_agg(curso_id order by ativo desc, id desc))[1] as curso_id
      from aluno_curso where cliente_id = ${currentClient} and matricula = any(${numbers}::text[])
     group by matricula having count(distinct aluno_id) = 1`.execute(tx)
  return new Map(rows.map((row) => [row.matricula, row]))
}
