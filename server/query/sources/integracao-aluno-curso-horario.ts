import type { retornaDadosIntegracaoAlunoCursoHorario } from '../../../catalogue/query/retorna-dados-integracao-aluno-curso-horario.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

/** Subjects `dt` of the classes that the student of an enrolment attends in its course, through `s`. */
function classes(enrolment: string): string {
  return `turma_aluno s
    join turma k on k.cliente_id = s.cliente_id and k.id = s.turma_id
    join disciplina_turma dt on dt.cliente_id = s.cliente_id and dt.turma_id = s.turma_id
     and s.disciplina_id in (0, dt.disciplina_id)
   where s.cliente_id = ${enrolment}.cliente_id and s.aluno_id = ${enrolment}.aluno_id
     and (k.curso_id is null or k.curso_id = ${enrolment}.curso_id)`
}

/**
 * Enrolments. Without hours of its own, an enrolment is as recent as the newest class link `l` that provides
 * them.
 */
const enrolments = (newest: string) => `(
  select m.cliente_id, m.id, m.aluno_id, m.curso_id, m.matricula, m.horarios, m.validade, m.ativo, m.lote_id,
         m.inclusao, greatest(m.atualizacao, l.atualizacao) as atualizacao
    from aluno_curso m left join ${newest}
) x`

const each = `lateral (select max(greatest(s.atualizacao, dt.atualizacao)) as atualizacao
  from ${classes('m')} and m.horarios is null) l on true`

/** The same for all rows at once, as one join instead of a lookup per row. */
const allAtOnce = `(select n.cliente_id, n.id, max(greatest(s.atualizacao, dt.atualizacao)) as atualizacao
    from aluno_curso n
    join turma_aluno s on s.cliente_id = n.cliente_id and s.aluno_id = n.aluno_id
    join turma k on k.cliente_id = s.cliente_id and k.id = s.turma_id and (k.curso_id is null or k.curso_id = n.curso_id)
    join disciplina_turma dt on dt.cliente_id = s.cliente_id and dt.turma_id = s.turma_id
     and s.disciplina_id in (0, dt.disciplina_id)
   where n.cliente_id = (select cliente_atual()) and n.horarios is null
   group by n.cliente_id, n.id) l on l.cliente_id = m.cliente_id and l.id = m.id`

const row = enrolments(`${each} where m.cliente_id = pagina.cliente_id and m.id = pagina.id`)

export const integracaoAlunoCursoHorario: SourceOf<typeof retornaDadosIntegracaoAlunoCursoHorario> = {
  base: enrolments(each),
  alias: 'x',
  joins: parts.joined(parts.by('a', 'aluno', 'x.aluno_id'), parts.by('c', 'curso', 'x.curso_id')),
  ...parts.moments,
  derived: { keys: ['id'], row, wholesale: enrolments(allAtOnce) },
  element: {
    identificador: 'x.id',
    aluno: parts.aluno('a'),
    curso: parts.curso('c'),
    matricula: 'x.matricula',
    horarios: parts.horarios(`${parts.ownHours}
      union all
      select h.item, 0, g.disciplina_id, g.turma_id
        from (select distinct dt.id, dt.disciplina_id, dt.turma_id from ${classes('x')} and s.ativo and dt.ativo) g
       cross join lateral json_array_elements(
         (select gt.horarios from disciplina_turma gt where gt.cliente_id = x.cliente_id and gt.id = g.id)) h(item)
       where x.horarios is null`),
    ...parts.closing,
  },
  filters: { cpf: parts.ofCpf, codigoCurso: parts.ofCurso },
}
