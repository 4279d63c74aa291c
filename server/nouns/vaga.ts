import { vagaMachine } from '../../catalogue/machines/vaga.ts'
import type { consultaVaga } from '../../catalogue/management/vaga/consulta-vaga.ts'
import type { listaVagas } from '../../catalogue/management/vaga/lista-vagas.ts'
import type { listaVagasAbertas } from '../../catalogue/management/vaga/lista-vagas-abertas.ts'
import { candidataSe } from '../domain/candidatura/candidata-se.ts'
import type { Acting } from '../domain/machine/bound.ts'
import { reachOf, withinSql } from '../domain/machine/reach.ts'
import { cancela } from '../domain/vaga/cancela.ts'
import { encerra } from '../domain/vaga/encerra.ts'
import { expira } from '../domain/vaga/expira.ts'
import { vagas } from '../domain/vaga/guards.ts'
import { openTo } from '../domain/vaga/open.ts'
import { among, equal, named, notAfter, notBefore, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import {
  byDay,
  byMoment,
  byState,
  byText,
  indexed,
  nameOf,
  ofPerson,
  personNamed,
} from '../listing/sources/parts.ts'
import type { PageSource } from '../query/source.ts'
import * as parts from '../query/sources/integracao-parts.ts'
import { vaga as vagaPage } from '../query/sources/vaga.ts'
import type { Noun } from './noun.ts'
import { everybody, everyUnit, own } from './scopes.ts'
import { inNameOrder } from './seek.ts'

const listing: ListingSource<typeof listaVagas, 'vaga'> = {
  table: 'vaga',
  joins: 'left join pessoa pc on pc.cliente_id = x.cliente_id and pc.id = x.concedente_id',
  columns: {
    concedente: { nome: nameOf('pc'), documento: 'pc.documento' },
  },
  filters: {
    situacao: among('x.situacao'),
    tipo: equal('x.tipo'),
    concedente: ofPerson('x.concedente_id'),
    daConcedente: equal('x.concedente_id'),
    fimInscricaoDe: notBefore('x.fim_inscricao'),
    fimInscricaoAte: notAfter('x.fim_inscricao'),
  },
  search: (holds) => [personNamed('x.concedente_id', holds), holds('x.identificacao', 'x.titulo')],
  orders: {
    atualizacao: indexed(byMoment('x.atualizacao')),
    titulo: indexed(byText('x.titulo')),
    situacao: indexed(byState(vagaMachine, 'x.situacao')),
    fimInscricao: indexed({ ...byDay('x.fim_inscricao'), nullable: true }),
  },
}

const openListing: ListingSource<typeof listaVagasAbertas, 'vaga'> = {
  table: 'vaga',
  joins:
    'left join pessoa pc on pc.cliente_id = x.cliente_id and pc.id = x.concedente_id and not x.confidencial',
  where: ({ today }) => where`${named(openTo('x', today))}`,
  columns: {
    concedente: { nome: nameOf('pc') },
  },
  filters: { tipo: equal('x.tipo'), modalidade: equal('x.modalidade'), uf: equal('x.uf') },
  search: (holds) => [
    // A search by the host's name would reveal the host of a confidential vacancy.
    where`not x.confidencial and ${personNamed('x.concedente_id', holds)}`,
    holds('x.titulo', 'x.cidade'),
  ],
  orders: {
    fimInscricao: byDay('x.fim_inscricao'),
    titulo: byText('x.titulo'),
    bolsaValor: { by: 'x.bolsa_valor', type: 'numeric', nullable: true },
  },
}

const unlessConfidential = (expression: string) => `case when not x.confidencial then ${expression} end`

/** A vacancy as applicants see it: without a confidential host and without numbers of applicants. */
const applicantPage: PageSource<typeof consultaVaga.element, 'vaga'> = {
  ...vagaPage,
  joins: `${parts.by('pc', 'pessoa', 'x.concedente_id')} and not x.confidencial`,
  element: {
    ...vagaPage.element,
    contatoEmail: unlessConfidential('x.contato_email'),
    candidatos: 'null',
    contratados: 'null',
  },
}

/** Applicants see vacancies that are open today and those they applied for. */
const seenByApplicants = (acting: Acting): string =>
  `(${openTo('x', acting.today)} or exists (select from candidatura q where q.cliente_id = x.cliente_id
     and q.vaga_id = x.id and ${withinSql('candidatura', 'q', reachOf(acting.actor))}))`

export const vaga: Noun<'vaga'> = {
  bound: vagas,
  verbs: {
    EncerraVaga: encerra,
    CancelaVaga: cancela,
    CandidataSe: candidataSe,
  },
  due: { encerrar: expira },
  waits: { prazo: 'fim_inscricao', acao: '' },
  scope: {
    vaga: {
      ...everyUnit,
      parties: { aluno: everybody, professor: everybody, concedente: own('concedente_id') },
    },
  },
  seek: {
    keys: [{ of: 'codigo', column: 'identificacao', begins: true }],
    names: [(x) => inNameOrder(`${x}.titulo`)],
    // Parties must not learn the hosts of confidential vacancies.
    through: [{ column: 'concedente_id', noun: 'pessoa', staff: true }],
    beside: (x) => `${x}.identificacao`,
  },
  listings: { ListaVagas: listing, ListaVagasAbertas: openListing },
  page: {
    source: vagaPage,
    less: { to: ['aluno', 'professor'], source: applicantPage, where: seenByApplicants },
  },
}
