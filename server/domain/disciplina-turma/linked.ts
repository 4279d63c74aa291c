import { sql } from 'kysely'
import type { Entity } from '../../records/entity.ts'
import { keySeparator } from '../../records/report.ts'

/** The subject must be taught in the class. */
export function linkedSubject(prefix: string): NonNullable<Entity['verify']> {
  const field = `${prefix}DISCIPLINA`
  return async (records, tx) => {
    const given = records.filter(({ row }) => row.get('disciplina_id') !== '0')
    if (given.length === 0) return
    const [classes, subjects] = ['turma_id', 'disciplina_id'].map((name) =>
      given.map(({ row }) => row.get(name)),
    )
    const { rows } = await sql<{ n: number }>`
      select k.n::integer - 1 as n
        from unnest(${classes}::bigint[], ${subjects}::bigint[]) with ordinality k(turma, disciplina, n)
       where not exists (select from disciplina_turma d where d.cliente_id = (select cliente_atual())
         and d.disciplina_id = k.disciplina and d.turma_id = k.turma and d.ativo)`.execute(tx)
    for (const { n } of rows) {
      const { values, report } = given[n]!
      const key = [values.get(field), values.get(`${prefix}TURMA`)].join(keySeparator)
      report.missing(field, 'disciplina_turma', key)
    }
  }
}
