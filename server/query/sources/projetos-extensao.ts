import type { retornaDadosProjetosExtensao } from '../../../catalogue/query/retorna-dados-projetos-extensao.ts'
import type { SourceOf } from '../source.ts'
import { arquivosDe } from './contrato-parts.ts'
import * as parts from './integracao-parts.ts'
import { hoursOf } from './participacao.ts'

const child = (table: string) =>
  `${table} l where l.cliente_id = x.cliente_id and l.projeto_extensao_id = x.id`
const joinedBy = (table: string, name: string) =>
  `${table} l join ${name} k on k.cliente_id = l.cliente_id and k.id = l.${name}_id
    where l.cliente_id = x.cliente_id and l.projeto_extensao_id = x.id`

export const projetosExtensao: SourceOf<typeof retornaDadosProjetosExtensao, 'projeto_extensao'> = {
  base: 'projeto_extensao x',
  alias: 'x',
  joins: parts.joined(parts.by('u', 'unidade', 'x.unidade_id'), parts.by('p', 'professor', 'x.professor_id')),
  ...parts.moments,
  element: {
    unidade: parts.ownUnit('u'),
    coordenador: parts.professor('p'),
    cursos: {
      from: joinedBy('projeto_extensao_curso', 'curso'),
      order: 'k.nome, k.id',
      item: { curso: parts.curso('k'), horasCurriculares: 'l.horas_curriculares' },
    },
    parceiros: {
      from: joinedBy('projeto_extensao_parceiro', 'pessoa'),
      order: 'l.id',
      item: parts.pessoa('k').show,
    },
    participantes: {
      from: joinedBy('participacao', 'aluno'),
      order: 'l.id',
      item: {
        aluno: parts.aluno('k'),
        papel: 'l.papel',
        horasPrevistas: 'l.horas_previstas',
        horasCumpridas: `floor(${hoursOf('l')})`,
        situacao: 'l.situacao',
      },
    },
    orcamento: {
      when: 'num_nonnulls(x.orcamento_valor, x.orcamento_fonte) > 0',
      show: { valorPrevisto: 'x.orcamento_valor', fonte: 'x.orcamento_fonte' },
    },
    arquivos: arquivosDe('projeto_extensao_id'),
    ...parts.received,
  },
  filters: {
    situacao: parts.equal('situacao'),
    modalidade: parts.equal('modalidade'),
    codigoCurso: (literal) =>
      `exists (select from ${child('projeto_extensao_curso')} and l.curso_id in (select id from curso
         where cliente_id = (select cliente_atual()) and identificacao = ${literal}))`,
  },
}
