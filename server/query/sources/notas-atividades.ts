import type { retornaDadosNotasAtividades } from '../../../catalogue/query/retorna-dados-notas-atividades.ts'
import { relatorios } from '../../../catalogue/values/pendencia.ts'
import type { SourceOf } from '../source.ts'

const by = (alias: string, table: string, source: string) =>
  `left join ${table} ${alias} on ${alias}.cliente_id = x.cliente_id and ${alias}.id = ${source}`

export const notasAtividades: SourceOf<typeof retornaDadosNotasAtividades, 'pendencia'> = {
  base: 'pendencia x',
  alias: 'x',
  joins: [
    by('c', 'contrato', 'x.contrato_id'),
    by('a', 'aluno', 'c.aluno_id'),
    by('d', 'disciplina', 'x.disciplina_id'),
    by('p', 'professor', 'c.professor_id'),
    by('cu', 'curso', 'c.curso_id'),
    by('u', 'unidade', 'coalesce(c.unidade_id, cu.unidade_id)'),
  ].join('\n'),
  where: `x.tipo in (${relatorios.map((tipo) => `'${tipo}'`).join(', ')}) and x.contrato_id is not null`,
  id: 'x.id',
  created: 'x.inclusao',
  changed: 'x.atualizacao',
  element: {
    atividadeIdentificador: 'x.id',
    contratoIdentificador: 'c.id',
    contrato: 'c.numero',
    alunoIdentificador: 'a.id',
    alunoNome: 'coalesce(a.nome_social, a.nome)',
    alunoCpf: 'a.cpf',
    alunoEmail: 'a.email',
    matricula: 'a.matricula',
    disciplina: {
      when: 'd.id is not null',
      show: { identificador: 'd.id', descricao: 'd.nome', codigoIntegracao: 'd.identificacao' },
    },
    situacaoRelatorio: 'x.situacao',
    dataEntrega: 'x.entrega',
    dataParecerEstagiario: 'x.parecer_estagiario_em',
    dataParecerConcedente: 'x.parecer_concedente_em',
    dataParecerProfessor: 'x.parecer_professor_em',
    professorIdentificacao: 'p.id',
    professorNome: 'p.nome',
    professorCpf: 'p.cpf',
    unidadeIdentificacao: 'u.id',
    unidade: 'u.nome',
    tipoEstagio: `coalesce(c.tipo_estagio, case c.modalidade when 'monitoria' then 'Monitoria' end)`,
  },
  filters: {},
}
