import { sql } from 'kysely'
import { standing } from '../../server/domain/contract-states.ts'
import type { Tx } from '../../server/store/database.ts'
import { currentClient } from '../../server/store/expressions.ts'
import { yearsBefore } from '../../server/values/dates.ts'
import { exampleStudent } from '../examples.ts'

/** A student available for a new contract, with the advisor of the course. */
export interface Student {
  id: number
  curso: number
  professor: number
}

const majority = 18

/** The student of the examples; undefined without students. */
export async function namedStudent(tx: Tx): Promise<Student | undefined> {
  const { rows } = await sql<Student>`
    select a.id, min(m.curso_id) as curso, min(p.professor_id) as professor
      from aluno a
      join aluno_curso m on m.cliente_id = a.cliente_id and m.aluno_id = a.id and m.situacao = 'C' and m.ativo
      join curso_professor p on p.cliente_id = m.cliente_id and p.curso_id = m.curso_id and p.funcao = 'O' and p.ativo
     where a.cliente_id = ${currentClient} and a.identificacao = ${exampleStudent} group by a.id`.execute(tx)
  return rows[0]
}

interface Wanted {
  from: number
  count: number
  minors?: boolean
  /** Without a contract: the hours of several could exceed the limit. */
  free?: boolean
}

/** Enrolled students from an index on, adults or minors, in order of id. */
export async function studentsOf(
  tx: Tx,
  dia: string,
  { from, count, minors = false, free = false }: Wanted,
): Promise<Student[]> {
  const limit = yearsBefore(dia, majority)
  const age = minors ? sql`a.nascimento > ${limit}` : sql`a.nascimento <= ${limit}`
  const unbound = sql`not exists (select from contrato k where k.cliente_id = a.cliente_id and k.aluno_id = a.id
    and k.situacao = any(${standing}))`
  const { rows } = await sql<Student>`
    select a.id, m.curso, p.professor
      from aluno a
      join lateral (select min(x.curso_id) as curso from aluno_curso x where x.cliente_id = a.cliente_id
          and x.aluno_id = a.id and x.situacao = 'C' and x.ativo) m on m.curso is not null
      join lateral (select min(x.professor_id) as professor from curso_professor x where x.cliente_id = a.cliente_id
          and x.curso_id = m.curso and x.funcao = 'O' and x.ativo) p on p.professor is not null
     where a.cliente_id = ${currentClient} and a.ativo and a.validade is null and ${age} and ${free ? unbound : sql`true`}
     order by a.id offset ${from} limit ${count}`.execute(tx)
  return rows
}
