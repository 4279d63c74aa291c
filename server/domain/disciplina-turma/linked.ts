import type { Entity } from '../../records/entity.ts'
import { keySeparator } from '../../records/report.ts'

/** A subject that is given must be taught in the class. */
export function linkedSubject(prefix: string): NonNullable<Entity['verify']> {
  const field = `${prefix}DISCIPLINA`
  return async (records, client) => {
    const given = records.filter(({ row }) => row.get('disciplina_id') !== '0')
    if (given.length === 0) return
    const { rows } = await client.query(
      `select k.n::integer - 1 as n from unnest($1::bigint[], $2::bigint[]) with ordinality k(turma, disciplina, n)
        where not exists (select from disciplina_turma d where d.cliente_id = (select cliente_atual())
          and d.disciplina_id = k.disciplina and d.turma_id = k.turma and d.ativo)`,
      [given.map(({ row }) => row.get('turma_id')), given.map(({ row }) => row.get('disciplina_id'))],
    )
    for (const { n } of rows) {
      const { values, report } = given[n]!
      const key = [values.get(field), values.get(`${prefix}TURMA`)].join(keySeparator)
      report.missing(field, 'disciplina_turma', key)
    }
  }
}
