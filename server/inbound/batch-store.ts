import type pg from 'pg'
import type { Severity } from '../../catalogue/occurrences.ts'
import { type Occurrence, occurrence } from '../records/report.ts'
import { entities } from './bindings.ts'
import type { Outcome } from './plan.ts'
import { type Candidate, keySeparator } from './read-record.ts'

/** A batch as the processor needs it. */
export interface Batch {
  id: number
  operacao: string
  retorno: string | null
  partes: number
  partesFeitas: number
  registros: number
  tentativas: number
}

/** The oldest batch of the client that waits, with what is left to do. */
export const nextBatch = (client: pg.ClientBase) => batchAfter(client, 0)

export async function batchAfter(client: pg.ClientBase, id: number): Promise<Batch | undefined> {
  const { rows } = await client.query(
    `select l.id, l.operacao, l.retorno, l.partes, l.partes_feitas as "partesFeitas", l.registros, l.tentativas
       from fila f join lote l on l.cliente_id = cliente_atual() and l.id = f.lote_id
      where f.cliente_id = cliente_atual() and f.lote_id > $1 order by f.lote_id limit 1`,
    [id],
  )
  return rows[0]
}

const maxFalls = 25

/**
 * Marks a batch as being worked on. Each start counts as a fall until a part is committed, so that a batch
 * that kills its worker every time ends too.
 */
export async function startBatch(client: pg.ClientBase, id: number): Promise<boolean> {
  const { rows } = await client.query(
    `update lote set situacao = 'Em processamento', iniciado_em = coalesce(iniciado_em, now()), falha = null,
            quedas = quedas + 1
      where cliente_id = cliente_atual() and id = $1 returning quedas`,
    [id],
  )
  if (rows[0].quedas <= maxFalls) return true
  await client.query(
    `update lote set situacao = 'Falhou', terminado_em = now(),
            falha = 'O processo terminou repetidas vezes ao processar este lote.'
      where cliente_id = cliente_atual() and id = $1`,
    [id],
  )
  await client.query('delete from fila where lote_id = $1', [id])
  return false
}

export async function keysSeen(client: pg.ClientBase, id: number): Promise<Set<string>> {
  const { rows } = await client.query(
    'select chaves from lote_resultado where cliente_id = cliente_atual() and lote_id = $1',
    [id],
  )
  return new Set(rows.flatMap((row) => row.chaves as string[]).filter((key) => key !== ''))
}

/** Records the outcome of a part: every record's letter, every finding, the batch's totals. */
export async function recordPart(
  client: pg.ClientBase,
  batch: Batch,
  part: number,
  first: number,
  candidates: readonly Candidate[],
  outcomes: readonly Outcome[],
): Promise<void> {
  const found: { candidate: Pick<Candidate, 'sequence' | 'returnId' | 'key'>; one: Occurrence }[] =
    candidates.flatMap((candidate) => candidate.report.found.map((one) => ({ candidate, one })))
  const { deprecated } = entities[batch.operacao as keyof typeof entities].operation
  if (part === 1 && deprecated) {
    // Said once per batch, of the batch itself: it stands before the first record.
    found.unshift({
      candidate: { sequence: 0, returnId: batch.retorno, key: '' },
      one: occurrence('OPERACAO_OBSOLETA', '', { sucessora: deprecated }),
    })
  }
  const count = (letter: Outcome) => outcomes.filter((one) => one === letter).length
  const severe = (severity: Severity) => found.filter(({ one }) => one.severity === severity).length
  // One statement, so that the database is asked once.
  await client.query(
    `with achados as (
       insert into ocorrencia (cliente_id, lote_id, operacao, sequencia, id_retorno, chave, campo, codigo, gravidade, mensagem)
       select cliente_atual(), $1, $2, o.* from unnest($3::int[], $4::text[], $5::text[], $6::text[], $7::text[],
         $8::text[], $9::text[]) o),
     resultado as (
       insert into lote_resultado (cliente_id, lote_id, parte, primeiro, resultados, chaves)
       values (cliente_atual(), $1, $10, $11, $12, $13))
     update lote set partes_feitas = $10, incluidos = incluidos + $14, atualizados = atualizados + $15,
            inalterados = inalterados + $16, recusados = recusados + $17, erros = erros + $18, alertas = alertas + $19,
            tentativas = 0, quedas = 0
      where cliente_id = cliente_atual() and id = $1`,
    [
      batch.id,
      batch.operacao,
      found.map(({ candidate }) => candidate.sequence),
      found.map(({ candidate }) => candidate.returnId),
      found.map(({ candidate }) => displayKey(candidate.key) || null),
      found.map(({ one }) => one.field || null),
      found.map(({ one }) => one.code),
      found.map(({ one }) => one.severity),
      found.map(({ one }) => one.message),
      part,
      first,
      outcomes.join(''),
      candidates.map(({ key }) => key),
      count('I'),
      count('A'),
      count('N'),
      count('R'),
      severe('Erro'),
      severe('Alerta'),
    ],
  )
}

/** Ends a batch whose parts are all done. */
export async function finishBatch(client: pg.ClientBase, id: number): Promise<void> {
  await client.query(
    `update lote set terminado_em = now(),
            situacao = case when erros + alertas > 0 then 'Processado com ocorrências' else 'Processado' end
      where cliente_id = cliente_atual() and id = $1`,
    [id],
  )
  await client.query('delete from fila where lote_id = $1', [id])
}

const maxTries = 5

/** Notes a technical failure: the batch waits and is tried again, or ends as Falhou and frees the ones behind. */
export async function failBatch(client: pg.ClientBase, batch: Batch, reason: string): Promise<boolean> {
  const tries = batch.tentativas + 1
  const over = tries >= maxTries
  await client.query(
    `update lote set tentativas = $2, falha = $3, situacao = case when $4 then 'Falhou' else situacao end,
            terminado_em = case when $4 then now() end
      where cliente_id = cliente_atual() and id = $1`,
    [batch.id, tries, reason, over],
  )
  if (over) await client.query('delete from fila where lote_id = $1', [batch.id])
  else {
    await client.query(`update fila set pronto_em = now() + $2 * interval '1 second' where lote_id = $1`, [
      batch.id,
      2 ** (tries - 1),
    ])
  }
  return over
}

const longestKey = 50

/** A key as people read it. */
function displayKey(key: string): string {
  const text = key.replaceAll(keySeparator, ' / ')
  return text.length > longestKey ? `${text.slice(0, longestKey - 1)}…` : text
}
