import type { listaAvaliacoes } from '../../catalogue/management/avaliacao/index.ts'
import { medias } from '../domain/avaliacao/medias.ts'
import type { Belonging } from '../domain/machine/scope.ts'
import { type Condition, equal, named, oneOf, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byMoment, nameOf } from '../listing/sources/parts.ts'
import * as parts from '../query/sources/integracao-parts.ts'
import { firstOf } from '../store/expressions.ts'
import type { Noun } from './noun.ts'
import { pendencia } from './pendencia.ts'

/** Evaluations of the items that satisfy a condition. */
const ofItems = (condition: Condition) =>
  oneOf(
    'x.pendencia_id',
    where`select p.id from pendencia p
      left join contrato k on k.cliente_id = p.cliente_id and k.id = p.contrato_id
      left join aluno a on a.cliente_id = p.cliente_id and a.id = ${named(firstOf('k.aluno_id', 'p.aluno_id'))}
      where p.cliente_id = (select cliente_atual()) and ${condition}`,
  )

const listing: ListingSource<typeof listaAvaliacoes, 'avaliacao'> = {
  table: 'avaliacao',
  joins: parts.joined(
    parts.by('p', 'pendencia', 'x.pendencia_id'),
    parts.by('k', 'contrato', 'p.contrato_id'),
    parts.by('a', 'aluno', 'coalesce(k.aluno_id, p.aluno_id)'),
    parts.by('c', 'curso', 'k.curso_id'),
    parts.by('h', 'pessoa', 'k.concedente_id'),
  ),
  columns: {
    tipo: 'p.tipo',
    contrato: 'k.numero',
    aluno: { nome: 'coalesce(a.nome_social, a.nome)' },
    curso: { nome: 'c.nome' },
    concedente: { nome: nameOf('h') },
    respostas: `(select string_agg(r.secao || ': ' || r.pergunta || ': ' || r.resposta, E'\\n' order by r.ordem)
      from avaliacao_resposta r where r.cliente_id = x.cliente_id and r.avaliacao_id = x.id)`,
  },
  filters: {
    quem: equal('x.quem'),
    tipo: (tipo) => ofItems(where`p.tipo = ${tipo}`),
    curso: (id) => ofItems(where`k.curso_id = ${id}`),
    daConcedente: (id) => ofItems(where`k.concedente_id = ${id}`),
    contrato: (number) => ofItems(where`k.numero = ${number}`),
    de: (day, { zone }) => where`x.inclusao >= ${day}::date::timestamp at time zone ${zone}`,
    ate: (day, { zone }) => where`x.inclusao < (${day}::date + 1)::timestamp at time zone ${zone}`,
  },
  search: (holds) => [ofItems(holds('coalesce(a.nome_social, a.nome)'))],
  orders: {
    inclusao: byMoment('x.inclusao'),
    media: { by: 'x.media', type: 'numeric', nullable: true },
  },
}

const items = pendencia.scope!.pendencia as Belonging

export const mediaAvaliacao: Noun<'media_avaliacao'> = { verbs: { MediasAvaliacoes: medias } }

export const avaliacao: Noun<'avaliacao'> = {
  scope: {
    // An evaluation belongs to the units of its pending item.
    avaliacao: {
      units: (alias, units) =>
        `exists (select from pendencia o where o.cliente_id = ${alias}.cliente_id and o.id = ${alias}.pendencia_id
           and ${items.units('o', units)})`,
    },
  },
  listings: { ListaAvaliacoes: listing },
}
