import type { listaCurriculos } from '../../catalogue/management/curriculo/lista-curriculos.ts'
import { linking } from '../domain/arquivo/linka.ts'
import { revoga } from '../domain/candidatura/revoga-consentimento.ts'
import { unmet } from '../domain/vaga/requirements.ts'
import { equal, named, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { attending, byDay, byMoment, byText } from '../listing/sources/parts.ts'
import { curriculo as curriculoPage } from '../query/sources/curriculo.ts'
import type { Noun } from './noun.ts'
import { own, residents } from './scopes.ts'

const standing = `case when x.ativo then 'Ativo' else 'Inativo' end`
const shownName = 'coalesce(x.nome_social, x.nome)'

/** Résumés that meet the requirements of a vacancy and have not applied to it. */
const fitting = (vaga: number) =>
  where`x.ativo and x.anonimizacao is null
    and (select ${named(unmet('v', 'x.aluno_id'))} from vaga v
          where v.cliente_id = x.cliente_id and v.id = ${vaga}::bigint) = ''
    and not exists (select from candidatura k where k.cliente_id = x.cliente_id and k.vaga_id = ${vaga}::bigint
          and k.curriculo_id = x.id)`

const listing: ListingSource<typeof listaCurriculos, 'curriculo'> = {
  table: 'curriculo',
  joins: 'left join aluno a on a.cliente_id = x.cliente_id and a.id = x.aluno_id',
  columns: {
    nome: shownName,
    aluno: { identificador: 'a.id', matricula: 'a.matricula' },
    dtConsentimento: 'x.consentimento',
    situacao: standing,
  },
  filters: {
    situacao: equal(standing),
    vaga: fitting,
    curso: (curso) => attending('x.aluno_id', curso),
    cidade: equal('x.cidade'),
    uf: equal('x.uf'),
  },
  search: (holds) => [holds(shownName, 'x.identificacao')],
  orders: {
    atualizacao: byMoment('x.atualizacao'),
    nome: byText(shownName),
    dtConsentimento: { ...byDay('x.consentimento'), nullable: true },
  },
}

export const curriculo: Noun<'curriculo'> = {
  verbs: {
    RevogaConsentimento: revoga,
    LinkDeCurriculo: linking('curriculo', 'arquivo_nome'),
  },
  scope: {
    curriculo: { units: residents, parties: { aluno: own('aluno_id') } },
  },
  sealed: [{ table: 'curriculo', column: 'dados_deficiencia' }],
  listings: { ListaCurriculos: listing },
  page: {
    table: 'curriculo',
    source: {
      ...curriculoPage,
      element: { ...curriculoPage.element, aluno: 'coalesce(al.nome_social, al.nome)' },
    },
  },
}
