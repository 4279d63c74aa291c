import type pg from 'pg'
import type { Batch } from '../batch.ts'
import type { Candidate } from '../candidate.ts'
import { type Affected, causesIn } from '../cause.ts'
import type { Layout } from '../layout.ts'
import type { Outcome } from '../outcome.ts'

/** Maximum distinct causes per operation; further ones share a common shape. */
const mostCauses = 500
export const otherShapes = '…'

/**
 * Causes of refused records of one operation while its batches are processed. An operation without any costs
 * one query.
 */
export class Causes {
  readonly #layout: Layout
  #any: boolean | undefined
  #known: Set<string> | undefined

  constructor(layout: Layout) {
    this.#layout = layout
  }

  /** Replaces the causes of the part's records, in the part's transaction. */
  async record(
    client: pg.ClientBase,
    batch: Batch,
    candidates: readonly Candidate[],
    outcomes: readonly Outcome[],
  ): Promise<void> {
    if (batch.simulado) return
    const refused = outcomes.includes('R') || outcomes.includes('E')
    this.#any ??= await hasOpen(client, batch.operacao)
    if (!this.#any && !refused) return
    const { keys, applied, affected } = causesIn(this.#layout, batch, candidates, outcomes)
    if (this.#any) await dropAffected(client, batch, keys, applied)
    if (affected.length === 0) return
    await this.#bound(client, batch.operacao, affected)
    await addAffected(client, batch, affected)
    this.#any = true
  }

  /** Bounds the number of causes. */
  async #bound(client: pg.ClientBase, operacao: string, affected: Affected[]): Promise<void> {
    this.#known ??= await knownCauses(client, operacao)
    for (const one of affected) {
      const name = nameOf(one.code, one.field, one.shape)
      if (this.#known.has(name)) continue
      if (this.#known.size < mostCauses) this.#known.add(name)
      else one.shape = otherShapes
    }
  }
}

const nameOf = (code: string, field: string, shape: string) => `${code} ${field} ${shape}`

async function hasOpen(client: pg.ClientBase, operacao: string): Promise<boolean> {
  const { rows } = await client.query(
    `select exists (select from causa where cliente_id = (select cliente_atual()) and operacao = $1
       and registros > 0) or exists (select from causa_decisao where cliente_id = (select cliente_atual())
       and operacao = $1) as any`,
    [operacao],
  )
  return rows[0].any
}

async function knownCauses(client: pg.ClientBase, operacao: string): Promise<Set<string>> {
  const { rows } = await client.query<{ codigo: string; campo: string; forma: string }>(
    'select codigo, campo, forma from causa where cliente_id = (select cliente_atual()) and operacao = $1',
    [operacao],
  )
  return new Set(rows.map(({ codigo, campo, forma }) => nameOf(codigo, campo, forma)))
}

/** The cause had no open records and has some now. */
const opens = 'c.registros = 0 and excluded.registros > 0'

/** Removes records from their causes when they come again, whatever the outcome. Applied ones count as healed. */
async function dropAffected(
  client: pg.ClientBase,
  { id, operacao }: Batch,
  keys: readonly string[],
  applied: readonly string[],
): Promise<void> {
  await client.query(
    `with fora as (
       delete from causa_registro where cliente_id = (select cliente_atual()) and operacao = $1
          and chave = any($2::text[]) returning causa_id, decisao_id, chave),
     menos as (select causa_id, count(*) filter (where decisao_id is null)::int as abertos,
                      count(decisao_id)::int as decididos, count(s.chave)::int as sanados
                 from fora left join unnest($3::text[]) s(chave) using (chave) group by causa_id)
     update causa c set registros = c.registros - menos.abertos, decididos = c.decididos - menos.decididos,
            sanados = c.sanados + menos.sanados,
            sanados_em = case when menos.sanados > 0 then now() else c.sanados_em end,
            sanados_lote_id = case when menos.sanados > 0 then $4 else c.sanados_lote_id end
       from menos where c.cliente_id = (select cliente_atual()) and c.id = menos.causa_id`,
    [operacao, keys, applied, id],
  )
}

/**
 * A recurring cause is reopened, even if it was marked as resolved. Pairs that staff decided do not reopen it.
 */
async function addAffected(
  client: pg.ClientBase,
  { id, operacao }: Batch,
  affected: readonly Affected[],
): Promise<void> {
  await client.query(
    `with chegam as (
       select a.*, d.id as decisao_id
         from unnest($3::text[], $4::text[], $5::text[], $6::int[], $7::text[], $8::text[], $9::text[],
           $10::text[]) a(chave, identificacao, pessoa, sequencia, detentor, codigo, campo, forma)
         left join causa_decisao d on d.cliente_id = (select cliente_atual()) and d.operacao = $2
          and d.codigo = a.codigo and d.campo = a.campo and d.chave = a.chave and d.detentor = a.detentor
          and d.revogada_em is null),
     causas as (
       insert into causa as c (cliente_id, operacao, codigo, campo, forma, registros, decididos, lote_id)
       select cliente_atual(), $2, codigo, campo, forma, count(*) filter (where decisao_id is null),
              count(decisao_id), $1 from chegam group by codigo, campo, forma
        order by codigo, campo, forma
       on conflict (cliente_id, operacao, codigo, campo, forma) do update
          set registros = c.registros + excluded.registros, decididos = c.decididos + excluded.decididos,
              lote_id = excluded.lote_id, ultima = now(),
              desde = case when ${opens} then now() else c.desde end,
              sanados = case when ${opens} then 0 else c.sanados end,
              sanados_em = case when ${opens} then null else c.sanados_em end,
              sanados_lote_id = case when ${opens} then null else c.sanados_lote_id end,
              resolvida_em = case when excluded.registros > 0 then null else c.resolvida_em end,
              resolvida_por = case when excluded.registros > 0 then null else c.resolvida_por end,
              motivo = case when excluded.registros > 0 then null else c.motivo end
       returning id, codigo, campo, forma)
     insert into causa_registro
       (cliente_id, causa_id, operacao, chave, identificacao, pessoa, lote_id, sequencia, detentor, decisao_id)
     select cliente_atual(), c.id, $2, a.chave, a.identificacao, a.pessoa, $1, a.sequencia, a.detentor, a.decisao_id
       from chegam a join causas c using (codigo, campo, forma)
     on conflict (cliente_id, operacao, chave, causa_id) do nothing`,
    [
      id,
      operacao,
      affected.map(({ key }) => key),
      affected.map(({ shown }) => shown),
      affected.map(({ person }) => person),
      affected.map(({ sequence }) => sequence),
      affected.map(({ holder }) => holder),
      affected.map(({ code }) => code),
      affected.map(({ field }) => field),
      affected.map(({ shape }) => shape),
    ],
  )
}
