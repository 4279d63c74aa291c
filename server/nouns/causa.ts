import type { listaCausas } from '../../catalogue/management/causa/lista-causas.ts'
import { atribui } from '../domain/causa/atribui.ts'
import { resolve } from '../domain/causa/resolve.ts'
import { counted, resume } from '../domain/causa/resume.ts'
import { revoga } from '../domain/causa/revoga.ts'
import { among, equal, named, oneOf, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

const situacao = `case when x.registros > 0 then 'Aberta'
  when x.resolvida_em is not null or x.decididos > 0 then 'Resolvida' else 'Sanada' end`

const ofCause = `from causa_registro r where r.cliente_id = x.cliente_id and r.causa_id = x.id
  and r.decisao_id is null`

/** Batches that are not at their end, in SQL. */
export const open = `('Recebido', 'Em processamento')`

const listing: ListingSource<typeof listaCausas, 'causa'> = {
  table: 'causa',
  joins: 'left join usuario u on u.cliente_id = x.cliente_id and u.id = x.responsavel_id',
  columns: {
    situacao,
    pessoas: `case when x.registros <= ${counted} then (select count(distinct r.pessoa) ${ofCause}) end`,
    reenviados: `case when x.registros <= ${counted} then (select count(*) from causa_registro r
      join lote n on n.cliente_id = r.cliente_id and n.id = r.reenvio_id and n.situacao in ${open}
      where r.cliente_id = x.cliente_id and r.causa_id = x.id and r.decisao_id is null) end`,
    sanadosEm: 'x.sanados_em',
    sanadosLote: 'x.sanados_lote_id',
    lote: 'x.lote_id',
    espera: `case when x.codigo = 'AGUARDANDO_REFERENCIA' and x.registros <= ${counted} then (select min(e.expira_em)
      from causa_registro r join espera e on e.cliente_id = r.cliente_id and e.lote_id = r.lote_id
       and e.sequencia = r.sequencia where r.cliente_id = x.cliente_id and r.causa_id = x.id) end`,
    responsavel: 'u.login',
    resolucao: 'x.motivo',
  },
  filters: {
    situacao: among(situacao),
    operacao: equal('x.operacao'),
    causa: equal('x.id'),
    codigo: equal('x.codigo'),
    lote: (lote) =>
      oneOf(
        'x.id',
        where`select causa_id from causa_registro
          where cliente_id = (select cliente_atual()) and lote_id = ${lote}`,
      ),
  },
  search: (holds) => [
    holds('x.codigo', 'x.campo'),
    where`${named('x.responsavel_id')} in (select id from usuario
      where cliente_id = (select cliente_atual()) and ${holds('login')})`,
  ],
  orders: {
    registros: { by: 'x.registros', type: 'integer' },
    ultima: { by: 'x.ultima', type: 'timestamptz' },
    id: { by: 'x.id', type: 'bigint', indexed: true },
  },
}

export const causa: Noun<'causa'> = {
  verbs: {
    ResumoCausas: resume,
    AtribuiCausa: atribui,
    ResolveCausa: resolve,
    RevogaDecisao: revoga,
  },
  scope: { causa: everyUnit },
  listings: { ListaCausas: listing },
}
