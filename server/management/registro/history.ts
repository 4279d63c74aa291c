import { sql } from 'kysely'
import { rotuloOf } from '../../../catalogue/labels.ts'
import { auditedEntities } from '../../../catalogue/management/auditoria/audited-entities.ts'
import {
  type historicoRegistro,
  mostEntries,
} from '../../../catalogue/management/registro/historico-registro.ts'
import { reachOf } from '../../domain/machine/reach.ts'
import type { Verb } from '../../domain/verb.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { pageOf, requireKnown } from './known.ts'

interface Entry {
  momento: string
  acao: string
  autor: string
  origem: string
  operacao: string
  lote: number | null
  campos: readonly (readonly [string, string, string])[] | null
}

/** Kinds of audit entries that changed a record. Reads are shown only in the audit trail. */
const deeds = ['Inclusão', 'Alteração', 'Inativação', 'Assinatura']

/** Changes of a record by batches and people, field by field. */
export const history: Verb<typeof historicoRegistro> = async (tx, acting, { entidade, registros }) => {
  const [{ id }] = registros as [{ id: number }]
  const { page } = pageOf(entidade)
  const chave = await requireKnown(tx, page, id, reachOf(acting.actor))
  const found = await entriesOf(tx, page.table, id)
  const entries = found.slice(0, mostEntries)
  const lines = await linesOf(tx, chave, entries)
  return {
    entradas: entries.map(({ campos, lote, ...entry }) => ({
      ...entry,
      lote,
      linha: lote === null ? null : (lines.get(lote) ?? null),
      campos: (campos ?? []).map(([campo, antes, depois]) => ({
        campo,
        rotulo: rotuloOf(campo, {}),
        antes,
        depois,
      })),
    })),
    mais: found.length > mostEntries,
  }
}

const entityOf = (table: string) => table.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The audit trail keeps no values of an inclusion: they follow from the record and its later changes. */
async function entriesOf(tx: Tx, table: string, id: number): Promise<Entry[]> {
  const entity = entityOf(table)
  if (!Object.hasOwn(auditedEntities, entity)) return []
  const included = sql.raw(`auditoria_inclusao_${table}`)
  const columns = sql`a.id, a.data, a.acao, a.usuario, a.origem, a.operacao, a.lote_id, a.campos`
  const about = sql`a.cliente_id = ${currentClient} and a.entidade = ${entity} and a.acao = any(${deeds})`
  const { rows } = await sql<Entry>`
    select momento_do_cliente(${currentClient}, t.data) as momento, t.acao, t.usuario as autor, t.origem, t.operacao,
           t.lote_id as lote,
           case when t.acao = 'Inclusão' then ${included}(${id}, t.id) else t.campos end as campos
      from (
        (select ${columns} from auditoria a where ${about} and a.quantidade = 1 and a.menor = ${id}
          order by a.id desc limit ${mostEntries + 1})
        union all
        (select ${columns} from auditoria a where ${about} and a.quantidade > 1 and a.menor <= ${id} and a.maior >= ${id}
            and (a.alvos is null or ${id} = any(a.alvos)))
        order by id desc limit ${mostEntries + 1}) t
     order by t.id desc`.execute(tx)
  return rows
}

/** Maximum number of batches searched for the record's line: each search reads all keys of the batch. */
const mostBatches = 20

/** Line of the record in each of its batches, found by the key batches use. */
async function linesOf(
  tx: Tx,
  chave: string | null,
  entries: readonly Entry[],
): Promise<Map<number, number>> {
  const batches = [...new Set(entries.flatMap(({ lote }) => lote ?? []))].slice(0, mostBatches)
  if (chave === null || batches.length === 0) return new Map()
  const { rows } = await sql<{ lote: number; linha: number }>`
    select lote_id as lote, max(primeiro + array_position(chaves, ${chave}) - 1)::integer as linha
      from lote_resultado
     where cliente_id = ${currentClient} and lote_id = any(${batches}::bigint[]) and ${chave} = any(chaves)
     group by lote_id`.execute(tx)
  return new Map(rows.map(({ lote, linha }) => [lote, linha]))
}
