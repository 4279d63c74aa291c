import { reachKey } from '../domain/machine/reach.ts'
import { describeError, type Fact } from '../facts.ts'
import type { Database } from '../store/database.ts'
import { type Call, runPrepared } from '../store/prepared.ts'
import type { Sealer } from '../store/sealing.ts'
import { runSeveral } from '../store/several.ts'
import { type Cursor, literal } from './place.ts'
import type { Selection } from './selection.ts'

/** State of a query that is read in pages, from its first page on. */
export interface Walk {
  total: number
  /** Newest inclusion at the start; null without elements. */
  newest: string | null
  /** End of the period. */
  to: string | null
}

/** Key values of a row. */
export type Keys = (string | null)[]

/** A page begins after this cursor. */
export interface Start {
  page: number
  cursor: Cursor
  /** Keys of the page's rows, where no index finds them. */
  keys?: Keys[]
}

export interface KnownWalk extends Walk {
  /** The walk, and an older one of the same query that may still be in use. */
  ids: number[]
  /** The requested page, or the nearest known one before it. */
  nearest: Start | undefined
  /** The last page was read; a later request shows newer elements. */
  ended: boolean
  /** Its last use is not recent and has to be updated. */
  unused: boolean
}

/** What a page adds to its walk. */
export interface Learnt {
  page: number
  total: number
  starts: Start[]
  /** Distance in pages between cursors that are kept permanently. */
  every: number
  /** Last page. */
  ended: boolean
}

const walksPerClient = 50
/** A walk is deleted this long after its last use. */
export const hoursKept = 1
/** Maximum age of a walk, so that newer elements become visible. */
const longestHours = 12
/** Recent pages whose cursors are all kept, for callers that read several pages at once. */
const recentPages = 64
/** Older cursors are deleted in blocks of this many pages. */
const forgottenPages = 16
/** An older walk remains usable this long after its last use. */
const minutesAlive = 10

/** If a page is stored twice, the earlier cursor wins. */
const insertion = (walks: string, starts: string) => `
  insert into caminhada_pagina as p (cliente_id, caminhada_id, pagina, momento, linha, posicao, grupo, chaves)
  select cliente_atual(), w.id, v.* from ${walks} w(id) cross join json_to_recordset(${starts})
         v(pagina integer, momento timestamptz, linha bigint, posicao integer, grupo text, chaves bigint[])
  on conflict (cliente_id, caminhada_id, pagina) do update
    set momento = excluded.momento, linha = excluded.linha, posicao = excluded.posicao, grupo = excluded.grupo,
        chaves = excluded.chaves
  where (excluded.momento, excluded.linha, excluded.posicao, excluded.grupo)
      < (p.momento, p.linha, p.posicao, p.grupo)`

/** Page cursors as JSON for the statements. */
const written = (starts: readonly Start[]) =>
  JSON.stringify(starts.map(({ page, cursor, keys }) => ({ pagina: page, ...cursor, chaves: keys?.flat() })))

/** Prepared statements of every page. */
const found = {
  types: ['text', 'integer'],
  text: `
    select w.id, w.total, w.terminada, w.usada_em < now() - interval '1 minute' as esquecida, w.ate::text, w.fim::text, w.geracao, p.pagina,
           (p.momento at time zone 'UTC')::text || ' UTC' as momento, p.linha::text, p.posicao, p.grupo,
           to_json(p.chaves) as chaves
      from (select *, row_number() over (order by id desc) as geracao from caminhada
             where cliente_id = (select cliente_atual()) and chave = $1
               and usada_em > now() - interval '${hoursKept} hours'
               and iniciada_em > now() - interval '${longestHours} hours') w
      left join lateral (
        select * from caminhada_pagina p where p.cliente_id = w.cliente_id and p.caminhada_id = w.id
           and p.pagina <= $2 order by p.pagina desc limit 1) p on true
     where w.geracao = 1 or p.pagina = $2 and not w.terminada
       and w.usada_em > now() - interval '${minutesAlive} minutes'
     order by (p.pagina = $2) desc nulls last, p.momento, p.linha, p.posicao, p.grupo`,
}
const kept = { types: ['bigint[]', 'json'], text: insertion('unnest($1)', '$2') }
const forgotten = {
  types: ['bigint[]', 'integer', 'integer'],
  text: `delete from caminhada_pagina where cliente_id = (select cliente_atual()) and caminhada_id = any($1)
    and pagina > $2 - ${forgottenPages} and pagina <= $2 and (chaves is not null or pagina % $3 <> 0)`,
}
const used = {
  types: ['bigint[]', 'bigint', 'boolean'],
  text: `update caminhada set usada_em = now(), total = $2, terminada = $3
    where cliente_id = (select cliente_atual()) and id = any($1)`,
}

interface Row {
  id: number
  total: number
  terminada: boolean
  esquecida: boolean
  ate: string
  fim: string | null
  pagina: number | null
  momento: string
  linha: string
  posicao: number
  grupo: string
  geracao: number
  chaves: (number | null)[] | null
}

/**
 * Walk of one query, stored in the database, so that any process can continue it. It only saves work: without
 * it, the answer counts again.
 */
export class QuestionWalk {
  readonly #db: Database
  readonly #clienteId: number
  readonly #key: string
  readonly #keys: number
  readonly #size: number
  readonly #report: (fact: Fact) => void

  constructor(
    db: Database,
    clienteId: number,
    selection: Selection,
    sealer: Sealer,
    report: (fact: Fact) => void,
  ) {
    this.#db = db
    this.#clienteId = clienteId
    this.#key = sealer.digest(JSON.stringify(questionOf(selection)))
    this.#keys = selection.source.derived?.keys.length ?? 1
    this.#size = selection.request.paging!.size
    this.#report = report
  }

  /**
   * Finds the walk for a page. Callers are not told apart, so an older walk stays valid until it ends. If
   * both know the page, the earlier cursor is used: elements may repeat, but none is skipped.
   */
  async find(page: number): Promise<KnownWalk | undefined> {
    const result = await this.#trying(() =>
      runPrepared(this.#db.pool, this.#asClient, [[found, [this.#key, page]]]),
    )
    const rows: Row[] = result?.at(-1)?.rows ?? []
    const exact = rows.filter(({ pagina }) => pagina === page)
    const usable = exact.length > 0 ? exact : rows
    const newest = usable.find(({ geracao }) => geracao === 1) ?? usable[0]
    // A page beyond the end of an ended walk starts a new one, to show newer elements.
    if (!newest || (newest.terminada && (page - 1) * this.#size >= newest.total)) return undefined
    const { total, ate, fim } = newest
    return {
      ids: usable.map(({ id }) => id),
      total,
      newest: ate,
      to: fim,
      nearest: this.#startOf(usable[0]!),
      ended: usable.some(({ terminada }) => terminada),
      unused: usable.some(({ esquecida }) => esquecida),
    }
  }

  /** Begins a walk. Deletes older ones of the same query except the last, and the client's least used. */
  async begin({ newest, to }: Walk, { total, starts }: Learnt): Promise<void> {
    const pages = starts.length > 0 ? `paginas as (${insertion('nova', literal(written(starts)))}),` : ''
    await this.#trying(() =>
      runSeveral(
        this.#db.pool,
        `${this.#asClient};
      with nova as (
        insert into caminhada (cliente_id, chave, total, ate, fim)
        values (${this.#clienteId}, ${literal(this.#key)}, ${total}, ${literal(newest!)}, ${to === null ? 'null' : literal(to)})
        returning id
      ), ${pages} velhas as (
        delete from caminhada where cliente_id = (select cliente_atual()) and id in (
          select id from (select id, chave, row_number() over (partition by chave order by id desc) as geracao,
                                 row_number() over (order by usada_em desc, id desc) as uso
                            from caminhada where cliente_id = (select cliente_atual())) c
           where chave = ${literal(this.#key)} and geracao > 1 or uso >= ${walksPerClient})
        returning id
      )
      delete from caminhada_pagina where cliente_id = (select cliente_atual())
         and caminhada_id in (select id from velhas)`,
      ),
    )
  }

  async goOn(known: KnownWalk, { page, total, starts, every, ended }: Learnt): Promise<void> {
    const walks = `{${known.ids.join(',')}}`
    const calls: Call[] = []
    if (starts.length > 0) calls.push([kept, [walks, written(starts)]])
    if (page % forgottenPages === 0) calls.push([forgotten, [walks, page - recentPages, every]])
    if (known.unused || known.ended !== ended || known.total !== total)
      calls.push([used, [walks, total, ended]])
    if (calls.length === 0) return
    await this.#trying(() => runPrepared(this.#db.pool, this.#asClient, calls))
  }

  #startOf({ pagina, momento, linha, posicao, grupo, chaves }: Row): Start | undefined {
    if (pagina === null) return undefined
    const cursor = { momento, linha, posicao, grupo }
    if (!chaves) return { page: pagina, cursor }
    const keys: Keys[] = []
    for (let at = 0; at < chaves.length; at += this.#keys) {
      keys.push(chaves.slice(at, at + this.#keys).map((key) => (key === null ? null : String(key))))
    }
    return { page: pagina, cursor, keys }
  }

  /** A walk lost in a crash is rebuilt, so commits are asynchronous. */
  get #asClient(): string {
    return `select set_config('vinculo.cliente', '${this.#clienteId}', true),
      set_config('synchronous_commit', 'off', true)`
  }

  /** A failure is reported and costs a count. */
  async #trying<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work()
    } catch (error) {
      this.#report({ kind: 'walks.trouble', reason: describeError(error) })
      return undefined
    }
  }
}

/** Identity of a walk. A period without an end keeps that of its first page. */
function questionOf({
  operation,
  request: { period, filters, groups, paging, reach },
}: Selection): unknown[] {
  const days = period ? [period.from, period.open ? '' : period.to, period.by] : []
  return [operation.id, days, filters, groups, paging?.size, ...reachKey(reach)]
}
