import type { retornaDadosIntegracaoAlunoDisciplinaProfessor } from '../../../catalogue/query/retorna-dados-integracao-aluno-disciplina-professor.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

/** Cantor pairing: a unique number for each pair. */
const pair = (a: string, b: string) => `((${a} + ${b}) * (${a} + ${b} + 1) / 2 + ${b})`

/**
 * Students and professors of a class in the same subject; 0 stands for the whole class. Even identifiers come
 * from classes, odd ones from the deprecated operation. A row is as recent as the newer of its two.
 */
const both = (ofClasses: string, ofOperation: string) => `(
  select s.cliente_id, ${pair('s.id', 'p.id')} * 2 as id, s.id as aluno_chave, p.id as professor_chave, s.aluno_id,
         coalesce(nullif(s.disciplina_id, 0), nullif(p.disciplina_id, 0)) as disciplina_id,
         k.curso_id, s.turma_id, k.ano, k.semestre::integer as semestre, s.situacao as situacao_disciplina,
         s.nota, s.frequencia, 'RecebeTurmaProfessores' as origem, p.professor_id, p.funcao,
         least(s.validade, p.validade) as validade, s.ativo and p.ativo as ativo,
         case when s.atualizacao > p.atualizacao then s.lote_id else p.lote_id end as lote_id,
         greatest(s.inclusao, p.inclusao) as inclusao, greatest(s.atualizacao, p.atualizacao) as atualizacao
    from turma_aluno s
    join turma_professor p on p.cliente_id = s.cliente_id and p.turma_id = s.turma_id
     and (p.disciplina_id = s.disciplina_id or p.disciplina_id = 0 or s.disciplina_id = 0)
    left join turma k on k.cliente_id = s.cliente_id and k.id = s.turma_id ${ofClasses}
   union all
  select s.cliente_id, s.id * 2 + 1, s.id, null, s.aluno_id,
         s.disciplina_id,
         null, null, s.ano, s.semestre::integer, null,
         null, null, 'RecebeAlunoDisciplinaProfessor', s.professor_id, null,
         s.validade, s.ativo, s.lote_id, s.inclusao, s.atualizacao
    from aluno_disciplina_professor s ${ofOperation}
) x`

const row = both(
  'where s.cliente_id = pagina.cliente_id and s.id = pagina.aluno_chave and p.id = pagina.professor_chave',
  'where s.cliente_id = pagina.cliente_id and s.id = pagina.aluno_chave and pagina.professor_chave is null',
)

export const integracaoAlunoDisciplinaProfessor: SourceOf<
  typeof retornaDadosIntegracaoAlunoDisciplinaProfessor
> = {
  base: both('', ''),
  alias: 'x',
  joins: parts.joined(parts.frequentadaJoins, parts.by('p', 'professor', 'x.professor_id')),
  ...parts.moments,
  derived: { keys: ['aluno_chave', 'professor_chave'], row },
  element: {
    ...parts.frequentada,
    professor: parts.professor('p'),
    funcao: 'x.funcao',
    ...parts.closing,
  },
  filters: {
    cpf: parts.ofCpf,
    codigoProfessor: parts.ofProfessor,
    ano: parts.ofYear,
    semestre: parts.ofHalf,
  },
}
