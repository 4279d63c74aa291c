import type { retornaDadosIntegracaoAlunoDisciplina } from '../../../catalogue/query/retorna-dados-integracao-aluno-disciplina.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

/** Rows of both sources: even identifiers come from classes, odd ones from the deprecated operation. */
const both = (ofClasses: string, ofOperation: string) => `(
  select s.cliente_id, s.id * 2 as id, s.aluno_id, nullif(s.disciplina_id, 0) as disciplina_id, k.curso_id,
         s.turma_id, k.ano, k.semestre::integer as semestre, s.situacao as situacao_disciplina, s.nota,
         s.frequencia, 'RecebeTurmaAlunos' as origem, s.validade, s.ativo, s.lote_id, s.inclusao, s.atualizacao
    from turma_aluno s left join turma k on k.cliente_id = s.cliente_id and k.id = s.turma_id ${ofClasses}
   union all
  select s.cliente_id, s.id * 2 + 1, s.aluno_id, s.disciplina_id, s.curso_id,
         null, s.ano, s.semestre::integer, s.situacao, s.nota,
         null, 'RecebeAlunoDisciplinas', s.validade, s.ativo, s.lote_id, s.inclusao, s.atualizacao
    from aluno_disciplina s ${ofOperation}
) x`

const numbered = (rest: number) =>
  `where s.cliente_id = pagina.cliente_id and s.id = pagina.id / 2 and pagina.id % 2 = ${rest}`

export const integracaoAlunoDisciplina: SourceOf<typeof retornaDadosIntegracaoAlunoDisciplina> = {
  // Every class exists, so a left join is equivalent and is skipped where its columns are not used.
  base: both('', ''),
  alias: 'x',
  joins: parts.frequentadaJoins,
  ...parts.moments,
  derived: { keys: ['id'], row: both(numbered(0), numbered(1)) },
  element: { ...parts.frequentada, ...parts.closing },
  filters: {
    cpf: parts.ofCpf,
    codigoDisciplina: parts.ofDisciplina,
    ano: parts.ofYear,
    semestre: parts.ofHalf,
  },
}
