import type { listaAuditoria } from '../../catalogue/management/auditoria/lista-auditoria.ts'
import { comoEra } from '../domain/auditoria/como-era.ts'
import { aboutRecord } from '../domain/auditoria/sobre.ts'
import { nameByNoun } from '../domain/record-name.ts'
import { equal, named, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byMoment, indexed } from '../listing/sources/parts.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

/** Changed fields as one text. Entries of inclusions keep no values. */
const mudancas = `left((select string_agg(
    (c.item->>0) || ': ' || coalesce(nullif(c.item->>1, ''), 'vazio') || ' → ' || coalesce(nullif(c.item->>2, ''), 'vazio'), '; ' order by c.n)
  from json_array_elements(x.campos) with ordinality c(item, n)), 1000)`

/** The record, if it is a single one. */
const single = 'case when x.quantidade = 1 then x.menor end'

const listing: ListingSource<typeof listaAuditoria, 'auditoria'> = {
  table: 'auditoria',
  columns: {
    registro: single,
    nome: nameByNoun(`lower(regexp_replace(x.entidade, '([A-Z])', '_\\1', 'g'))`, single),
    mudancas,
  },
  filters: {
    usuario: equal('x.usuario'),
    dataDe: (day, { zone }) => where`x.data >= ${day}::date::timestamp at time zone ${zone}`,
    dataAte: (day, { zone }) => where`x.data < (${day}::date + 1)::timestamp at time zone ${zone}`,
    entidade: equal('x.entidade'),
    registro: (id) => where`${named(aboutRecord('x', `${Number(id)}::bigint`))}`,
    acao: equal('x.acao'),
    operacao: equal('x.operacao'),
  },
  search: (holds) => [holds('x.usuario', 'x.operacao')],
  orders: { data: indexed(byMoment('x.data')) },
}

export const auditoria: Noun<'auditoria'> = {
  verbs: {
    ConsultaComoEra: comoEra,
  },
  scope: { auditoria: everyUnit },
  listings: { ListaAuditoria: listing },
}
