import type { retornaDadosPendenciasProjetosExtensao } from '../../../catalogue/query/retorna-dados-pendencias-projetos-extensao.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'
import { overdue } from './pendencias-contratos.ts'

const ofPeople = (table: string, literal: string) =>
  `x.${table}_id in (select id from ${table} where cliente_id = (select cliente_atual()) and cpf = ${literal})`

export const pendenciasProjetosExtensao: SourceOf<
  typeof retornaDadosPendenciasProjetosExtensao,
  'pendencia'
> = {
  base: 'pendencia x',
  alias: 'x',
  joins: parts.joined(
    parts.by('j', 'projeto_extensao', 'x.projeto_extensao_id'),
    parts.by('a', 'aluno', 'x.aluno_id'),
    parts.by('p', 'professor', 'x.professor_id'),
  ),
  where: 'x.projeto_extensao_id is not null',
  ...parts.moments,
  element: {
    projetoIdentificador: 'x.projeto_extensao_id',
    titulo: 'j.titulo',
    responsavel: {
      tipo: `case when a.id is not null then 'Aluno' else 'Professor' end`,
      nome: 'coalesce(a.nome_social, a.nome, p.nome)',
      cpf: 'coalesce(a.cpf, p.cpf)',
    },
    pendenciaTipo: 'x.tipo',
    pendenciaSituacao: 'x.situacao',
    pendenciaPrazoEntrega: 'x.prazo_entrega',
    pendenciaEntrega: 'x.entrega',
    parecer: 'x.parecer_professor',
    diasAtraso: `case when ${overdue} then (select hoje_do_cliente()) - x.prazo_entrega end`,
    ...parts.received,
  },
  filters: {
    projeto: (literal) => `x.projeto_extensao_id = ${literal}::bigint`,
    cpf: (literal) => `(${ofPeople('aluno', literal)} or ${ofPeople('professor', literal)})`,
    pendenciaTipo: parts.equal('tipo'),
    pendenciaSituacao: parts.equal('situacao'),
  },
}
