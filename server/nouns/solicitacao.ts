import { solicitacaoMachine } from '../../catalogue/machines/solicitacao.ts'
import type { consultaSolicitacao } from '../../catalogue/management/solicitacao/consulta-solicitacao.ts'
import { alunoFields, pedidoFields } from '../../catalogue/management/solicitacao/fields.ts'
import type { listaSolicitacoes } from '../../catalogue/management/solicitacao/lista-solicitacoes.ts'
import { conferencia } from '../../catalogue/values/solicitacao.ts'
import { lembrando } from '../domain/lembrete/a-pedido.ts'
import type { Belongs } from '../domain/machine/scope.ts'
import { changing } from '../domain/making.ts'
import { nameByNoun } from '../domain/record-name.ts'
import { atende } from '../domain/solicitacao/atende.ts'
import { solicitacoes } from '../domain/solicitacao/guards.ts'
import { inclui } from '../domain/solicitacao/inclui.ts'
import { pedeContrato } from '../domain/solicitacao/pede-contrato.ts'
import { among, equal, notAfter, notBefore, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import {
  byDay,
  byMoment,
  byState,
  indexed,
  nameOf,
  ownedBy,
  studentNamed,
  studentOf,
} from '../listing/sources/parts.ts'
import type { PageSource } from '../query/source.ts'
import * as parts from '../query/sources/integracao-parts.ts'
import { asker, askerName, solicitacoes as query, solicitante } from '../query/sources/solicitacoes.ts'
import type { Noun } from './noun.ts'
import { contractScope, ofContractOr, ofCourses, own } from './scopes.ts'

/** A request without a contract belongs to the units of its student; without a student, to all units. */
const aboutNoContract: Belongs = (alias, units) =>
  `${alias}.contrato_id is null and (${alias}.aluno_id is null or exists (select from aluno s
     where s.cliente_id = ${alias}.cliente_id and s.id = ${alias}.aluno_id and ${ofCourses('aluno_id')('s', units)}))`

/** A review and what was reported in it are between the institution and the host. */
const notReviews =
  (belongs: Belongs): Belongs =>
  (alias, whose) =>
    `(${alias}.tipo <> '${conferencia}' and ${belongs(alias, whose)})`

const listing: ListingSource<typeof listaSolicitacoes, 'solicitacao'> = {
  table: 'solicitacao',
  joins: parts.joined(
    query.joins,
    parts.by('k', 'contrato', 'x.contrato_id'),
    parts.by('ka', 'aluno', 'coalesce(k.aluno_id, x.aluno_id)'),
  ),
  columns: {
    solicitante: { tipo: 'x.solicitante', nome: askerName },
    contrato: 'x.contrato_numero',
    aluno: { nome: 'coalesce(ka.nome_social, ka.nome)' },
  },
  filters: {
    situacao: among('x.situacao'),
    tipo: equal('x.tipo'),
    espera: (who) => where`(x.tipo = ${conferencia}) = (${who} = 'concedente')`,
    contrato: equal('x.contrato_numero'),
    aluno: ownedBy('solicitacao', { contrato: 'aluno_id', solicitacao: 'aluno_id' }),
    daConcedente: ownedBy('solicitacao', { contrato: 'concedente_id', solicitacao: 'pessoa_id' }),
    prazoDe: notBefore('x.prazo'),
    prazoAte: notAfter('x.prazo'),
  },
  search: (holds) => [
    studentNamed('x.contrato_id', holds),
    studentOf('x.aluno_id', holds),
    holds('x.descricao', 'x.matricula'),
  ],
  orders: {
    atualizacao: indexed(byMoment('x.atualizacao')),
    situacao: indexed(byState(solicitacaoMachine, 'x.situacao')),
    prazo: indexed({ ...byDay('x.prazo'), nullable: true }),
  },
}

/** Of the enrolments with the registration number of a request. */
const enrolled = (what: string) => `(select ${what} from aluno_curso l
  where l.cliente_id = x.cliente_id and l.matricula = x.matricula)`

/** A request with its subject and result, for its page. */
const page: PageSource<typeof consultaSolicitacao.element, 'solicitacao'> = {
  ...query,
  joins: parts.joined(
    query.joins,
    parts.by('k', 'contrato', 'x.contrato_id'),
    parts.by('ka', 'aluno', 'coalesce(k.aluno_id, x.aluno_id)'),
    parts.by('kc', 'pessoa', 'coalesce(k.concedente_id, x.pessoa_id)'),
    parts.by('c', 'curso', 'coalesce(x.curso_id, k.curso_id)'),
  ),
  element: {
    ...query.element,
    contratoIdentificador: 'k.id',
    solicitante: {
      ...solicitante,
      identificador: asker('x.aluno_id', 'x.professor_id', 'x.pessoa_id', 'null'),
    },
    aluno: {
      when: 'ka.id is not null',
      show: { identificador: 'ka.id', nome: 'coalesce(ka.nome_social, ka.nome)' },
    },
    concedente: {
      when: 'kc.id is not null',
      show: { identificador: 'kc.id', nome: nameOf('kc') },
    },
    correspondencia: `case when x.matricula is null then null else case ${enrolled('count(distinct l.aluno_id)')}
      when 0 then 'Nenhum aluno' when 1 then 'Um aluno' else 'Mais de um aluno' end end`,
    alunoEncontrado: enrolled('case when count(distinct l.aluno_id) = 1 then min(l.aluno_id) end'),
    curso: parts.curso('c'),
    mudou: 'to_json(x.mudou)',
    resultado: {
      when: 'x.resultado is not null',
      show: {
        tipo: 'x.resultado',
        nome: nameByNoun('x.resultado', 'x.resultado_id'),
        identificador: 'x.resultado_id',
      },
    },
  },
}

export const solicitacao: Noun<'solicitacao'> = {
  bound: solicitacoes,
  verbs: {
    LembraSolicitacao: lembrando(solicitacoes),
    IncluiSolicitacao: inclui,
    PedeContrato: pedeContrato,
    // Staff may also complete a request that was sent.
    AlteraSolicitacao: changing(solicitacoes, { ...alunoFields, ...pedidoFields }),
    AtendeSolicitacao: atende,
  },
  waits: { contrato: 'contrato_id' },
  scope: {
    solicitacao: {
      units: ofContractOr(contractScope.units, aboutNoContract),
      parties: {
        aluno: notReviews(ofContractOr(contractScope.parties.aluno, own('aluno_id'))),
        professor: notReviews(ofContractOr(contractScope.parties.professor, own('professor_id'))),
        concedente: ofContractOr(contractScope.parties.concedente, own('pessoa_id')),
        supervisor: notReviews(ofContractOr(contractScope.parties.supervisor, own('pessoa_id'))),
        responsavel: notReviews(ofContractOr(contractScope.parties.responsavel, own('pessoa_id'))),
      },
    },
  },
  listings: { ListaSolicitacoes: listing },
  page: { source: page },
}
