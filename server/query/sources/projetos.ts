import type { retornaDadosProjetos } from '../../../catalogue/query/retorna-dados-projetos.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

/** One sequence per contract: the active one, or the latest. */
const participants = `(select distinct on (c.numero) c.cliente_id, c.numero, c.aluno_id, c.bolsa_valor, c.situacao, c.inicio, c.encerramento, c.rescisao
    from contrato c
    where c.cliente_id = x.cliente_id and c.proposta_id = x.id
    order by c.numero, c.situacao = 'Ativo' desc, c.sequencia desc) k
  join aluno ka on ka.cliente_id = k.cliente_id and ka.id = k.aluno_id`

export const projetos: SourceOf<typeof retornaDadosProjetos, 'proposta'> = {
  base: 'proposta x',
  alias: 'x',
  joins: parts.joined(
    parts.by('u', 'unidade', 'x.unidade_id'),
    parts.by('c', 'curso', 'x.curso_id'),
    parts.by('p', 'professor', 'x.professor_id'),
  ),
  ...parts.moments,
  element: {
    unidade: parts.ownUnit('u'),
    curso: parts.curso('c'),
    coordenador: parts.professor('p'),
    disciplinas: {
      from: `proposta_disciplina l join disciplina d on d.cliente_id = l.cliente_id and d.id = l.disciplina_id
        where l.cliente_id = x.cliente_id and l.proposta_id = x.id`,
      order: 'l.id',
      item: { codigoIntegracao: 'd.identificacao', disciplina: 'd.nome', turma: 'l.turma' },
    },
    bolsa: {
      when: 'num_nonnulls(x.bolsa_valor, x.bolsa_tipo) > 0',
      show: { valor: 'x.bolsa_valor', tipo: 'x.bolsa_tipo' },
    },
    participantes: {
      from: participants,
      order: 'k.numero',
      item: {
        aluno: parts.aluno('ka'),
        funcao: `case when k.bolsa_valor > 0 then 'Bolsista' else 'Voluntário' end`,
        situacao: `case k.situacao when 'Ativo' then 'Ativo' when 'Concluído' then 'Concluído'
          when 'Cancelado' then 'Desligado' when 'Rescindido' then 'Desligado' else 'Previsto' end`,
        inicio: 'k.inicio',
        termino: 'coalesce(k.rescisao, k.encerramento)',
      },
    },
    ...parts.received,
  },
  filters: {
    situacao: parts.equal('situacao'),
    tipo: parts.equal('tipo'),
    codigoProfessor: parts.ofProfessor,
  },
}
