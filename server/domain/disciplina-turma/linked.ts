import type { Entity } from '../../records/entity.ts'

/** A subject that is given must be taught in the class. */
export function linkedSubject(field: string): NonNullable<Entity['verify']> {
  return async (records, client) => {
    const given = records.filter(({ row }) => row.get('disciplina_id') !== '0')
    if (given.length === 0) return
    const { rows } = await client.query(
      `select k.n::integer - 1 as n from unnest($1::bigint[], $2::bigint[]) with ordinality k(turma, disciplina, n)
        where not exists (select from disciplina_turma d where d.cliente_id = cliente_atual()
          and d.disciplina_id = k.disciplina and d.turma_id = k.turma and d.ativo)`,
      [given.map(({ row }) => row.get('turma_id')), given.map(({ row }) => row.get('disciplina_id'))],
    )
    for (const { n } of rows) given[n]!.report.add('REFERENCIA_INEXISTENTE', field)
  }
}
