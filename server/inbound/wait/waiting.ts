import type pg from 'pg'
import type { OccurrenceCode } from '../../../catalogue/occurrences.ts'
import { keySeparator, occurrence } from '../../records/report.ts'
import type { Batch } from '../batch.ts'
import { ageOf, ageSql } from '../decide/age.ts'
import type { ReadPart } from '../decide/part.ts'
import type { PartScope, Work } from '../decide/work.ts'
import type { Outcome } from '../outcome.ts'
import { settleWaiting } from '../write/outcome-store.ts'

/** A worker's knowledge of waiting records while it holds the client's lock. */
export interface Waiting {
  /** Some record waits. Without any, no query is needed. */
  any: boolean
  /** An awaited record may have arrived. */
  due: boolean
  /** The batch being resumed, with its scope. */
  resumed?: Work | undefined
}

export async function lookForWaiting(client: pg.ClientBase): Promise<Waiting> {
  const { rows } = await client.query(
    `select exists (select from espera where cliente_id = (select cliente_atual())) as any,
            exists (select from tarefa where tipo = 'espera' and cliente_id = (select cliente_atual())
              and pedida_em <= now()) as due`,
  )
  return rows[0]
}

/** After a part is written: stores its waiting records and marks those that waited for its records. */
export async function noteWaiting(
  client: pg.ClientBase,
  batch: Batch,
  part: ReadPart,
  outcomes: readonly Outcome[],
  scope: PartScope,
  waiting: Waiting,
): Promise<void> {
  if (outcomes.includes('E')) {
    waiting.any = true
    await park(client, batch, part, scope.waitHours)
  }
  if (!waiting.any) return
  if (await callWaiting(client, part, outcomes, scope)) waiting.due = true
  await dropObsolete(client, batch, part, outcomes)
}

async function park(client: pg.ClientBase, batch: Batch, part: ReadPart, hours: number): Promise<void> {
  const parked = part.candidates.filter(({ report }) => report.awaits)
  const awaited = parked.flatMap(({ sequence, report }) =>
    report.awaits!.map((one) => ({ sequence, ...one })),
  )
  await client.query(
    `with referencias as (
       insert into espera_referencia (cliente_id, lote_id, sequencia, alvo, codigo)
       select cliente_atual(), $1, r.* from unnest($8::int[], $9::text[], $10::text[]) r)
     insert into espera (cliente_id, lote_id, parte, operacao, expira_em, sequencia, id_retorno, chave)
     select cliente_atual(), $1, $2, $3, now() + $4 * interval '1 hour', e.*
       from unnest($5::int[], $6::text[], $7::text[]) e
     on conflict (cliente_id, lote_id, sequencia) do update set pronta = false`,
    [
      batch.id,
      part.part,
      batch.operacao,
      hours,
      parked.map(({ sequence }) => sequence),
      parked.map(({ returnId }) => returnId),
      parked.map(({ key }) => key),
      awaited.map(({ sequence }) => sequence),
      awaited.map(({ target }) => target),
      awaited.map(({ key }) => key),
    ],
  )
  await client.query(
    `insert into tarefa (tipo, cliente_id, pedida_em) values ('espera', cliente_atual(), now() + $1 * interval '1 hour')
     on conflict (tipo, cliente_id) do update set pedida_em = least(tarefa.pedida_em, excluded.pedida_em)`,
    [hours],
  )
}

/** Marks records that waited only for records of this part. Returns whether there were any. */
export async function callWaiting(
  client: pg.ClientBase,
  { candidates }: ReadPart,
  outcomes: readonly Outcome[],
  { layout }: PartScope,
): Promise<boolean> {
  const { table, referredAs } = layout.entity
  const arrived = candidates
    .filter((_, at) => outcomes[at] === 'I' || outcomes[at] === 'A')
    .map(({ key }) => (referredAs === undefined ? key : key.split(keySeparator)[referredAs]))
  const called = await client.query(
    `with chegaram as (
       delete from espera_referencia
        where cliente_id = (select cliente_atual()) and alvo = $1 and codigo = any($2::text[])
        returning lote_id, sequencia)
     update espera e set pronta = true
       from (select distinct lote_id, sequencia from chegaram) c
      where e.cliente_id = (select cliente_atual()) and e.lote_id = c.lote_id and e.sequencia = c.sequencia
        and not exists (select from espera_referencia r
          where r.cliente_id = (select cliente_atual()) and r.lote_id = c.lote_id and r.sequencia = c.sequencia
            -- The snapshot still shows the rows deleted above.
            and not (r.alvo = $1 and r.codigo = any($2::text[])))`,
    [table, arrived],
  )
  if (!called.rowCount) return false
  await client.query(
    `update tarefa set pedida_em = now() where tipo = 'espera' and cliente_id = (select cliente_atual())`,
  )
  return true
}

/** Refuses older waiting records of the same key, which must not overwrite an applied one. */
async function dropObsolete(
  client: pg.ClientBase,
  batch: Batch,
  { candidates }: ReadPart,
  outcomes: readonly Outcome[],
): Promise<void> {
  const applied = candidates.filter((_, at) => outcomes[at] !== 'R' && outcomes[at] !== 'E')
  if (applied.length === 0) return
  const { rows } = await client.query<Ended>(
    `with superados as (
       delete from espera e using unnest($3::text[], $4::int[]) a(chave, sequencia), lote l
        where e.cliente_id = (select cliente_atual()) and e.operacao = $2 and e.chave = a.chave
          and l.cliente_id = (select cliente_atual()) and l.id = e.lote_id
          and ${ageSql('l', 'e.sequencia')} < ($1, a.sequencia)
        returning e.lote_id, e.sequencia, e.parte, e.operacao, e.chave, e.id_retorno)
     ${endedWaits('superados')}`,
    [
      batch.raiz ?? batch.id,
      batch.operacao,
      applied.map(({ key }) => key),
      applied.map(({ sequence }) => ageOf(batch, sequence).sequence),
    ],
  )
  await refuse(client, rows, 'REGISTRO_SUPERADO')
}

/** Refuses waiting records that repeatedly ended the process. */
export async function giveUpWaiting(
  client: pg.ClientBase,
  { lote, sequencias }: { lote: number; sequencias: readonly number[] },
): Promise<void> {
  const { rows } = await client.query<Ended>(
    `with perdidos as (
       delete from espera where cliente_id = (select cliente_atual()) and lote_id = $1 and sequencia = any($2::int[])
        returning lote_id, sequencia, parte, operacao, chave, id_retorno)
     ${endedWaits('perdidos')}`,
    [lote, sequencias],
  )
  await refuse(client, rows, 'FALHA_TECNICA')
}

interface Ended {
  lote: number
  operacao: string
  sequence: number
  part: number
  key: string
  returnId: string | null
}

const endedWaits = (from: string) => `, referencias as (
    delete from espera_referencia r using ${from} s
     where r.cliente_id = (select cliente_atual()) and r.lote_id = s.lote_id and r.sequencia = s.sequencia)
  select lote_id as lote, operacao, sequencia as sequence, parte as part, chave as key, id_retorno as "returnId"
    from ${from}`

async function refuse(client: pg.ClientBase, ended: readonly Ended[], code: OccurrenceCode): Promise<void> {
  const one = occurrence(code)
  for (const [id, records] of Map.groupBy(ended, ({ lote }) => lote)) {
    await settleWaiting(
      client,
      { id, operacao: records[0]!.operacao },
      records.map(({ sequence, part }) => ({ sequence, part, outcome: 'R' })),
      records.map(({ sequence, key, returnId }) => ({ candidate: { sequence, key, returnId }, one })),
    )
  }
}
