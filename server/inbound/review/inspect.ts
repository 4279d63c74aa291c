import { sql } from 'kysely'
import type { Told } from '../../../catalogue/message.ts'
import { isMessage } from '../../../catalogue/render.ts'
import type { UnknownName } from '../../../catalogue/wire/unknown.ts'
import { displayKey, knownByDocument } from '../../records/report.ts'
import type { Database } from '../../store/database.ts'
import type { Outcome } from '../outcome.ts'

/** A batch as its sender sees it. */
export interface BatchView {
  operacao: string
  situacao: string
  retorno: string | null
  simulado: boolean
  origem: number | null
  falha: string | null
  /** The failure as a message; null in batches of earlier versions. */
  falhaMensagem: unknown
  registros: number
  incluidos: number
  atualizados: number
  inalterados: number
  recusados: number
  aguardando: number
  erros: number
  alertas: number
  /** Position in the client's queue, from 1; 0 after the end. */
  posicao: number
  /** Percentage of records with an outcome. */
  progresso: number
  /** Names that are no fields, with the number of records that have them. */
  desconhecidos: readonly UnknownName[]
  recebido: string
  iniciado: string | null
  terminado: string | null
  /** About the batch itself. */
  ocorrencias: OccurrenceView[]
}

export interface OutcomeView {
  sequencia: number
  origem: number | null
  chave: string
  retorno: string | null
  resultado: Outcome
  aguarda: { alvo: string; codigo: string; ate: string }[]
  ocorrencias: OccurrenceView[]
  /** Number of occurrences that are not shown. */
  omitidas: number
}

export interface OccurrenceView {
  campo: string
  codigo: string
  gravidade: string
  mensagem: Told
}

export interface OutcomeFilter {
  outcome?: Outcome | undefined
  code?: string | undefined
  severity?: string | undefined
}

const occurrenceView = sql`jsonb_build_object('campo', coalesce(o.campo, ''), 'codigo', o.codigo,
  'gravidade', o.gravidade, 'mensagem', o.mensagem, 'valores', o.valores)`

/** Rows of earlier versions have no values, and keep their text. */
function shown({ valores, ...view }: OccurrenceView & { valores?: unknown }): OccurrenceView {
  if (!valores) return view
  const own = (valores as { mensagem?: unknown }).mensagem
  const message = isMessage(own) ? own : { codigo: view.codigo, valores }
  return { ...view, mensagem: isMessage(message) ? message : view.mensagem }
}

/** Maximum occurrences, and awaited references, per record and per page. They bound the size of an answer. */
const most = { ofRecord: 50, ofPage: 20_000 }

export function findBatch(db: Database, clienteId: number, id: number): Promise<BatchView | undefined> {
  return db.reading(clienteId, async (tx) => {
    const { rows } = await sql<BatchView>`
      select operacao, situacao, retorno, simulado, origem_id as origem, falha,
             falha_mensagem as "falhaMensagem", registros, incluidos, atualizados,
             inalterados, recusados, aguardando, erros, alertas,
             (select count(*)::int from fila f join fila mine on mine.lote_id = l.id
               where f.cliente_id = l.cliente_id and f.lote_id <= mine.lote_id) as posicao,
             case when registros = 0 then case when terminado_em is null then 0 else 100 end
               else 100 * (incluidos + atualizados + inalterados + recusados + aguardando) / registros end
               as progresso,
             coalesce(campos_desconhecidos, '[]') as desconhecidos,
             momento_do_cliente(cliente_id, recebido_em) as recebido,
             momento_do_cliente(cliente_id, iniciado_em) as iniciado,
             momento_do_cliente(cliente_id, terminado_em) as terminado,
             coalesce((select jsonb_agg(${occurrenceView} order by o.id) from ocorrencia o
               where o.cliente_id = (select cliente_atual()) and o.lote_id = l.id and o.sequencia = 0), '[]') as ocorrencias
        from lote l where cliente_id = (select cliente_atual()) and id = ${id}`.execute(tx)
    const [batch] = rows
    return batch && { ...batch, ocorrencias: batch.ocorrencias.map(shown) }
  })
}

/** Outcomes of a batch's records in input order: one page, and the total. */
export function findOutcomes(
  db: Database,
  clienteId: number,
  id: number,
  { outcome, code, severity }: OutcomeFilter,
  page: { size: number; number: number },
): Promise<{ total: number; outcomes: OutcomeView[] }> {
  return db.reading(clienteId, async (tx) => {
    const { rows } = await sql<OutcomeView & { total: number }>`
      with escolhidos as (
        select r.primeiro + u.n::int - 1 as sequencia, u.letra as resultado, u.chave, u.retorno
          from lote_resultado r
          join lote l on l.cliente_id = r.cliente_id and l.id = r.lote_id
         cross join lateral unnest(string_to_array(r.resultados, null), r.chaves,
           coalesce(r.retornos, array_fill(l.retorno, array[length(r.resultados)])))
           with ordinality u(letra, chave, retorno, n)
         where r.cliente_id = (select cliente_atual()) and r.lote_id = ${id}
           and (${outcome ?? null}::text is null or u.letra = ${outcome ?? null})
           and (${code ?? severity ?? null}::text is null or exists (select from ocorrencia o
             where o.cliente_id = (select cliente_atual()) and o.lote_id = ${id} and o.sequencia = r.primeiro + u.n::int - 1
               and o.codigo = coalesce(${code ?? null}, o.codigo)
               and o.gravidade = coalesce(${severity ?? null}, o.gravidade)))),
      pagina as (
        select * from escolhidos order by sequencia
         limit ${page.size} offset ${page.size * (page.number - 1)}),
      esperadas as (
        select p.sequencia, r.* from pagina p
         cross join lateral (select r.alvo, r.codigo, e.expira_em from espera e
           join espera_referencia r using (cliente_id, lote_id, sequencia)
          where e.cliente_id = (select cliente_atual()) and e.lote_id = ${id} and e.sequencia = p.sequencia
          order by r.alvo, r.codigo limit ${most.ofRecord}) r
         order by p.sequencia limit ${most.ofPage}),
      achadas as (
        select p.sequencia, o.* from pagina p
         cross join lateral (select id, campo, codigo, gravidade, mensagem, valores from ocorrencia o
          where o.cliente_id = (select cliente_atual()) and o.lote_id = ${id} and o.sequencia = p.sequencia
          order by o.id limit ${most.ofRecord}) o
         order by p.sequencia, o.id limit ${most.ofPage}),
      -- Materialized, or the plan would aggregate all of them again for each record.
      esperas as materialized (
        select r.sequencia, jsonb_agg(jsonb_build_object('alvo', r.alvo, 'codigo', r.codigo,
                 'ate', momento_do_cliente(${clienteId}, r.expira_em)) order by r.alvo, r.codigo) as aguarda
          from esperadas r group by r.sequencia),
      ocorrencias as materialized (
        select o.sequencia, jsonb_agg(${occurrenceView} order by o.id) as ocorrencias, count(*)::int as mostradas
          from achadas o group by o.sequencia)
      select t.total, p.sequencia, p.resultado, coalesce(p.chave, '') as chave, p.retorno,
             l.origem_sequencias[p.sequencia] as origem,
             coalesce(r.aguarda, '[]') as aguarda, coalesce(o.ocorrencias, '[]') as ocorrencias,
             (select count(*)::int from ocorrencia c where c.cliente_id = (select cliente_atual()) and c.lote_id = ${id}
                and c.sequencia = p.sequencia) - coalesce(o.mostradas, 0) as omitidas
        from (select count(*)::int as total from escolhidos) t
        left join pagina p on true
        left join esperas r on r.sequencia = p.sequencia
        left join ocorrencias o on o.sequencia = p.sequencia
        left join lote l on l.cliente_id = (select cliente_atual()) and l.id = ${id}
       order by p.sequencia`.execute(tx)
    return {
      total: rows[0]?.total ?? 0,
      outcomes: rows.filter(({ sequencia }) => sequencia !== null).map(withoutDocument),
    }
  })
}

/** Keys may contain a person's document, which is not shown. */
function withoutDocument(view: OutcomeView): OutcomeView {
  const aguarda = view.aguarda.map((one) => ({
    ...one,
    codigo: knownByDocument.has(one.alvo) ? '' : displayKey(one.codigo),
  }))
  return { ...view, chave: displayKey(view.chave), aguarda, ocorrencias: view.ocorrencias.map(shown) }
}
