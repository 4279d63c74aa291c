import { candidaturaMachine } from '../../catalogue/machines/candidatura.ts'
import type { candidaturaElement } from '../../catalogue/management/candidatura/element.ts'
import type { listaCandidaturas } from '../../catalogue/management/candidatura/lista-candidaturas.ts'
import { avanca } from '../domain/candidatura/avanca.ts'
import { contrata } from '../domain/candidatura/contrata.ts'
import { desiste } from '../domain/candidatura/desiste.ts'
import { candidaturas } from '../domain/candidatura/guards.ts'
import { inclui } from '../domain/candidatura/inclui.ts'
import { recusa } from '../domain/candidatura/recusa.ts'
import type { Belongs } from '../domain/machine/scope.ts'
import { unmet } from '../domain/vaga/requirements.ts'
import { among, equal, named, oneOf, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { attending, byMoment, byState, nameOf } from '../listing/sources/parts.ts'
import type { PageSource } from '../query/source.ts'
import * as parts from '../query/sources/integracao-parts.ts'
import type { Noun } from './noun.ts'
import { own, residents } from './scopes.ts'

/** An application belongs to the owner of its résumé. */
const ofResume =
  (belongs: Belongs): Belongs =>
  (alias, whose) =>
    `exists (select from curriculo r where r.cliente_id = ${alias}.cliente_id and r.id = ${alias}.curriculo_id
       and ${belongs('r', whose)})`

const mine = where`cliente_id = (select cliente_atual())`

/** Requirements of the vacancy that the student of the résumé does not meet. */
const missing = `(select ${unmet('w', 's.aluno_id')} from vaga w, curriculo s
  where w.cliente_id = x.cliente_id and w.id = x.vaga_id and s.cliente_id = x.cliente_id and s.id = x.curriculo_id)`

const listing: ListingSource<typeof listaCandidaturas, 'candidatura'> = {
  table: 'candidatura',
  joins: `left join vaga v on v.cliente_id = x.cliente_id and v.id = x.vaga_id
    left join curriculo r on r.cliente_id = x.cliente_id and r.id = x.curriculo_id`,
  columns: {
    vaga: { identificador: 'v.id', titulo: 'v.titulo' },
    curriculo: { identificador: 'r.id', nome: 'coalesce(r.nome_social, r.nome)' },
    naoAtende: missing,
  },
  filters: {
    situacao: among('x.situacao'),
    etapa: equal('x.etapa'),
    vaga: equal('x.vaga_id'),
    curriculo: equal('x.curriculo_id'),
    curso: (curso) =>
      where`x.curriculo_id in (select id from curriculo where ${mine} and ${attending('aluno_id', curso)})`,
    atende: (meets) => where`(${named(missing)} = '') = ${String(meets)}::boolean`,
  },
  search: (holds) => [
    oneOf(
      'x.curriculo_id',
      where`select id from curriculo where ${mine} and ${holds('coalesce(nome_social, nome)')}`,
    ),
    oneOf('x.vaga_id', where`select id from vaga where ${mine} and ${holds('titulo')}`),
  ],
  orders: {
    atualizacao: byMoment('x.atualizacao'),
    inclusao: byMoment('x.inclusao'),
    situacao: byState(candidaturaMachine, 'x.situacao'),
  },
}

const page: PageSource<typeof candidaturaElement, 'candidatura'> = {
  joins: parts.joined(
    parts.by('v', 'vaga', 'x.vaga_id'),
    `${parts.by('h', 'pessoa', 'v.concedente_id')} and not v.confidencial`,
    parts.by('r', 'curriculo', 'x.curriculo_id'),
    parts.by('a', 'aluno', 'r.aluno_id'),
    parts.by('o', 'colaborador', 'x.colaborador_id'),
    'left join contrato t on t.cliente_id = x.cliente_id and t.candidatura_id = x.id',
  ),
  element: {
    vaga: {
      identificador: 'v.id',
      titulo: 'v.titulo',
      tipo: 'v.tipo',
      situacao: 'v.situacao',
      concedente: nameOf('h'),
    },
    curriculo: {
      identificador: 'r.id',
      nome: 'coalesce(r.nome_social, r.nome)',
      email: 'r.email',
      telefone: 'r.telefone',
    },
    aluno: {
      when: 'a.id is not null',
      show: { identificador: 'a.id', nome: 'coalesce(a.nome_social, a.nome)', matricula: 'a.matricula' },
    },
    naoAtende: unmet('v', 'r.aluno_id'),
    contrato: { when: 't.id is not null', show: { identificador: 't.id', contrato: 't.numero' } },
    colaborador: { when: 'o.id is not null', show: { identificador: 'o.id', nome: 'o.nome' } },
    etapas: {
      from: 'candidatura_etapa e where e.cliente_id = x.cliente_id and e.candidatura_id = x.id',
      order: 'e.id',
      item: { etapa: 'e.etapa', momento: 'e.momento', autor: 'e.autor' },
    },
  },
}

export const candidatura: Noun<'candidatura'> = {
  bound: candidaturas,
  verbs: {
    IncluiCandidatura: inclui,
    AvancaCandidatura: avanca,
    RecusaCandidatura: recusa,
    DesisteCandidatura: desiste,
    ContrataCandidato: contrata,
  },
  waits: { freely: true },
  scope: {
    candidatura: {
      units: ofResume(residents),
      parties: { aluno: ofResume(own('aluno_id')) },
    },
  },
  listings: { ListaCandidaturas: listing },
  page: { source: page },
}
