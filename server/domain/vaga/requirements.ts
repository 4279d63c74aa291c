/** Whether the student attends a course that fulfils a condition. */
const enrolled = (vaga: string, aluno: string, more: string) =>
  `exists (select from aluno_curso l join curso c on c.cliente_id = l.cliente_id and c.id = l.curso_id
     where l.cliente_id = ${vaga}.cliente_id and l.aluno_id = ${aluno} and l.ativo and l.situacao = 'C' and ${more})`

const accepted = (vaga: string) =>
  `(coalesce(json_array_length(${vaga}.cursos), 0) = 0
    or c.identificacao in (select json_array_elements_text(${vaga}.cursos)))`

/**
 * SQL text of requirements that a student does not meet, as far as registers tell; empty if all are met.
 * Takes the vacancy's alias and an expression for the student's id.
 */
export const unmet = (vaga: string, aluno: string) => `concat_ws(', ',
  case when coalesce(json_array_length(${vaga}.cursos), 0) > 0 and not ${enrolled(vaga, aluno, accepted(vaga))}
       then 'curso' end,
  case when ${vaga}.nivel is not null and not ${enrolled(vaga, aluno, `c.nivel = ${vaga}.nivel`)} then 'nível' end,
  case when ${vaga}.periodo_minimo is not null
        and not ${enrolled(vaga, aluno, `${accepted(vaga)} and l.periodo >= ${vaga}.periodo_minimo`)}
       then 'período' end)`
