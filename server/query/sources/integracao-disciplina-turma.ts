import type { retornaDadosIntegracaoDisciplinaTurma } from '../../../catalogue/query/retorna-dados-integracao-disciplina-turma.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

const inClassOf = (condition: string) =>
  `x.turma_id in (select id from turma where cliente_id = (select cliente_atual()) and ${condition})`

/** Subjects of classes, as recent as themselves or as the newest link of a professor who teaches them. */
const subjects = (newest: string) => `(
  select m.cliente_id, m.id, m.disciplina_id, m.turma_id, m.vagas, m.horarios, m.validade, m.ativo, m.lote_id, m.inclusao,
         greatest(m.atualizacao, l.atualizacao) as atualizacao
    from disciplina_turma m left join ${newest}
) x`

const each = `lateral (select max(tp.atualizacao) as atualizacao from turma_professor tp
  where tp.cliente_id = m.cliente_id and tp.turma_id = m.turma_id and tp.disciplina_id in (0, m.disciplina_id)) l on true`

/** The same for all rows at once, as one join instead of a lookup per row. */
const allAtOnce = `(select n.cliente_id, n.id, max(tp.atualizacao) as atualizacao from disciplina_turma n
    join turma_professor tp on tp.cliente_id = n.cliente_id and tp.turma_id = n.turma_id
     and tp.disciplina_id in (0, n.disciplina_id)
   where n.cliente_id = (select cliente_atual())
   group by n.cliente_id, n.id) l on l.cliente_id = m.cliente_id and l.id = m.id`

const row = subjects(`${each} where m.cliente_id = pagina.cliente_id and m.id = pagina.id`)

export const integracaoDisciplinaTurma: SourceOf<typeof retornaDadosIntegracaoDisciplinaTurma> = {
  base: subjects(each),
  alias: 'x',
  joins: parts.joined(parts.by('d', 'disciplina', 'x.disciplina_id'), parts.by('t', 'turma', 'x.turma_id')),
  ...parts.moments,
  derived: { keys: ['id'], row, wholesale: subjects(allAtOnce), of: 'disciplina_turma' },
  element: {
    identificador: 'x.id',
    disciplina: parts.disciplina('d'),
    turma: parts.turma('t'),
    vagas: 'x.vagas',
    horarios: parts.horarios(parts.ownHours),
    professores: parts.professores,
    ...parts.closing,
  },
  filters: {
    codigoDisciplina: parts.ofDisciplina,
    codigoTurma: parts.ofTurma,
    ano: (literal) => inClassOf(`ano = ${literal}::bigint`),
    semestre: (literal) => inClassOf(`semestre = ${literal}`),
  },
}
