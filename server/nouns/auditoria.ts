import type { listaAuditoria } from '../../catalogue/management/auditoria/lista-auditoria.ts'
import type { listaLeituras } from '../../catalogue/management/auditoria/lista-leituras.ts'
import { comoEra } from '../domain/auditoria/como-era.ts'
import { aboutRecord } from '../domain/auditoria/sobre.ts'
import type { Belongs } from '../domain/machine/scope.ts'
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

/** Actions that show or change data. */
const told = `x.acao <> 'Assinatura'`

/** Audit entries about the person of a row: its record and the records that are its own. */
const aboutPerson =
  (table: 'aluno' | 'professor', owned: Readonly<Record<string, string>>): Belongs =>
  (x, id) => {
    const own = Object.entries(owned).map(
      ([entity, source]) => `${x}.entidade = '${entity}' and ${x}.menor in (${source.replaceAll('$id', id)})`,
    )
    // Systems read many people at once: such an entry names no record.
    const many = `${x}.acao = 'Consulta' and ${x}.menor is null and ${x}.entidade in ('${[table, ...Object.keys(owned)].join("', '")}')`
    return `${x}.quantidade = 1 and (${x}.entidade = '${table}' and ${x}.menor = ${id} or ${own.join(' or ')} or ${many})
      and ${x}.usuario is distinct from (select left(p.login, 100) from ${table} p
        where p.cliente_id = ${x}.cliente_id and p.id = ${id})
      and ${x}.usuario is distinct from (select coalesce(p.nome_social, p.nome) from ${table} p
        where p.cliente_id = ${x}.cliente_id and p.id = ${id})`
  }

const of = (table: string, column: string) =>
  `select o.id from ${table} o where o.cliente_id = (select cliente_atual()) and o.${column} = $id`
const ofContracts = (table: string, column: string) =>
  `select o.id from ${table} o join contrato k on k.cliente_id = o.cliente_id and k.id = o.contrato_id
    where o.cliente_id = (select cliente_atual()) and k.${column} = $id`

const aboutParty = {
  aluno: aboutPerson('aluno', {
    contaFavorecido: of('conta_favorecido', 'aluno_id'),
    contrato: of('contrato', 'aluno_id'),
    curriculo: of('curriculo', 'aluno_id'),
    arquivo: ofContracts('arquivo', 'aluno_id'),
  }),
  professor: aboutPerson('professor', { arquivo: ofContracts('arquivo', 'professor_id') }),
}

const readings: ListingSource<typeof listaLeituras, 'auditoria'> = {
  table: 'auditoria',
  where: () =>
    where`${named(told)} and x.entidade in ('aluno', 'professor', 'contaFavorecido', 'contrato', 'curriculo', 'arquivo')`,
  columns: {
    quem: `coalesce((select u.nome from usuario u where u.cliente_id = x.cliente_id and x.origem = 'Portal'
      and left(u.login, 100) = x.usuario limit 1), x.usuario)`,
    varios: `x.menor is null`,
  },
  filters: {
    acao: equal('x.acao'),
    dataDe: listing.filters.dataDe,
    dataAte: listing.filters.dataAte,
  },
  search: (holds) => [holds('x.usuario')],
  orders: { data: indexed(byMoment('x.data')) },
}

export const auditoria: Noun<'auditoria'> = {
  verbs: {
    ConsultaComoEra: comoEra,
  },
  scope: { auditoria: { ...everyUnit, parties: aboutParty } },
  listings: { ListaAuditoria: listing, ListaLeituras: readings },
}
