import {
  type listaFechamentos,
  situacoesFechamento,
} from '../../catalogue/management/fechamento/lista-fechamentos.ts'
import { among, equal, named, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byMoment } from '../listing/sources/parts.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

const [confirmed] = situacoesFechamento

/** Newest confirmed run of its month. Only this run reports differences. */
const newest = `x.situacao = '${confirmed}' and not exists (select from execucao e
  where e.cliente_id = x.cliente_id and e.competencia = x.competencia and e.situacao = '${confirmed}' and e.id > x.id)`

/** Reviewed contracts that differ. A mark not yet reviewed may turn out to be no difference. */
const differing = `fechamento_pendente p
  where p.cliente_id = x.cliente_id and p.competencia = x.competencia and p.revisado is not null`

const differs = `(${newest} and exists (select from ${differing}))`

const listing: ListingSource<typeof listaFechamentos, 'execucao'> = {
  table: 'execucao',
  joins: `left join lateral (select count(*)::integer as contratos, sum(p.a_pagar) as a_pagar, sum(p.a_receber) as a_receber
    from ${differing}) d on ${newest}`,
  where: () => where`x.situacao in ${situacoesFechamento}`,
  columns: {
    fechamento: 'x.inclusao',
    diferentes: 'coalesce(d.contratos, 0)',
    diferencaAPagar: 'coalesce(d.a_pagar, 0)',
    diferencaAReceber: 'coalesce(d.a_receber, 0)',
  },
  filters: {
    situacao: among('x.situacao'),
    competencia: equal('x.competencia'),
    comDiferenca: (wanted) => where`${named(differs)} = ${named(String(wanted))}`,
  },
  search: (holds) => [holds('x.competencia', 'x.usuario')],
  orders: {
    competencia: { by: 'x.competencia', type: 'text' },
    fechamento: byMoment('x.inclusao'),
  },
}

export const fechamento: Noun<'fechamento'> = {
  scope: { execucao: everyUnit },
  listings: { ListaFechamentos: listing },
}
