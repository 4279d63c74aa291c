import type { Inbound } from '../../catalogue/index.ts'
import type { listaLotes } from '../../catalogue/management/lote/lista-lotes.ts'
import { operacoesLote } from '../../catalogue/management/lote/operacoes.ts'
import type { Phrase } from '../../catalogue/phrase.ts'
import { among, equal, named, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'
import { inNameOrder } from './seek.ts'

// An operation without a label does not compile.
operacoesLote satisfies Readonly<Record<Inbound['id'], Phrase>>

const zone = '(select fuso from cliente where cliente_id = (select cliente_atual()))'

const listing: ListingSource<typeof listaLotes, 'lote'> = {
  table: 'lote',
  columns: {
    origem: 'x.origem_id',
    recebimento: 'x.recebido_em',
    termino: 'x.terminado_em',
  },
  filters: {
    operacao: equal('x.operacao'),
    situacao: among('x.situacao'),
    comRecusas: (some) => (some ? where`x.recusados > 0` : where`x.recusados = 0`),
    recebidoDe: (day) => where`x.recebido_em >= ${day}::date::timestamp at time zone ${named(zone)}`,
    recebidoAte: (day) => where`x.recebido_em < (${day}::date + 1)::timestamp at time zone ${named(zone)}`,
    credencial: equal('x.credencial'),
  },
  search: (holds) => [holds('x.retorno', 'x.credencial')],
  orders: { id: { by: 'x.id', type: 'bigint', indexed: true } },
}

export const lote: Noun<'lote'> = {
  scope: { lote: everyUnit },
  sealed: [{ table: 'lote_parte', column: 'corpo', large: true }],
  seek: {
    keys: [{ of: 'numero', column: 'id' }],
    names: [(x) => inNameOrder(`${x}.retorno`)],
    beside: (x) => `${x}.retorno`,
  },
  listings: { ListaLotes: listing },
}
