import type pg from 'pg'
import { said } from '../../../catalogue/message.ts'
import type { Severity } from '../../../catalogue/severities.ts'
import { inboundNames, meantName } from '../../../catalogue/wire/unknown.ts'
import { announceComplement } from '../../domain/webhook/announce.ts'
import { displayKey, type Occurrence, occurrence, saying } from '../../records/report.ts'
import { txOn } from '../../store/tx-on.ts'
import type { Batch } from '../batch.ts'
import { entities } from '../bindings.ts'
import type { Candidate } from '../candidate.ts'
import type { DecidedPart, Outcome, Recorded } from '../outcome.ts'
import { servedNow } from './batch-store.ts'

export interface Finding {
  candidate: Pick<Candidate, 'sequence' | 'returnId' | 'key'>
  one: Occurrence
}

export const findingsOf = (candidates: readonly Recorded[]): Finding[] =>
  candidates.flatMap((candidate) =>
    candidate.report.found.map((one) => ({ candidate, one: withHolder(candidate, one) })),
  )

/**
 * Adds the holder of a conflicting value to the message for the sender, since a batch belongs to the client.
 * Staff who edit a record may not be allowed to see the other one, so edits do not name it. A key that is a
 * document is never shown.
 */
function withHolder({ clashes }: Recorded, one: Occurrence): Occurrence {
  const clash = clashes?.find(({ code, field }) => code === one.code && field === one.field)
  if (!clash) return one
  const shown = displayKey(clash.holder)
  if (shown.includes('***')) return one
  return saying(one, said('valor.outroE', { mensagem: one.said, outro: shortened(shown) }))
}

/** Records the outcome of a part: letters, findings and totals. */
export async function recordPart(
  client: pg.ClientBase,
  batch: Batch,
  { part, first, candidates, outcomes }: DecidedPart,
): Promise<void> {
  const found = findingsOf(candidates)
  if (part === 1) found.unshift(...findingsOfBatch(batch))
  const some = slices(found)
  const values = findingValues(batch, some.pop() ?? [])
  const count = (letter: Outcome) => outcomes.filter((one) => one === letter).length
  const at = values.length
  for (const earlier of some) await client.query(insertFindings, findingValues(batch, earlier))
  // One round trip, unless there are very many findings.
  await client.query(
    `with ${servedNow},
     achados as (${insertFindings}),
     resultado as (
       insert into lote_resultado (cliente_id, lote_id, parte, primeiro, resultados, chaves, retornos)
       values (cliente_atual(), $1, $${at + 1}, $${at + 2}, $${at + 3}, $${at + 4}, $${at + 5}))
     update lote set partes_feitas = $${at + 1}, incluidos = incluidos + $${at + 6},
            atualizados = atualizados + $${at + 7}, inalterados = inalterados + $${at + 8},
            recusados = recusados + $${at + 9}, aguardando = aguardando + $${at + 10},
            erros = erros + $${at + 11}, alertas = alertas + $${at + 12}, correcoes = correcoes + $${at + 13},
            tentativas = 0, quedas = 0
      where cliente_id = (select cliente_atual()) and id = $1`,
    [
      ...values,
      part,
      first,
      outcomes.join(''),
      candidates.map(({ key }) => key),
      candidates.some(({ returnId }) => returnId !== batch.retorno)
        ? candidates.map(({ returnId }) => returnId)
        : null,
      ...(['I', 'A', 'N', 'R', 'E'] as const).map(count),
      countSevere(found, 'Erro'),
      countSevere(found, 'Alerta'),
      countKept(candidates, outcomes),
    ],
  )
}

/** Findings about the batch itself, once as sequence 0. */
function findingsOfBatch({ operacao, retorno, desconhecidos }: Batch): Finding[] {
  const { operation } = entities[operacao as keyof typeof entities]
  const declared = inboundNames(operation)
  const unknown = (desconhecidos ?? []).map((one) => {
    const meant = meantName(declared, one)
    return occurrence('CAMPO_DESCONHECIDO', one.name, {
      campo: one.name,
      registros: one.records,
      parecido: meant ? said('valor.seria', { campo: meant }) : '',
    })
  })
  const { deprecated } = operation
  const found = deprecated
    ? [occurrence('OPERACAO_OBSOLETA', '', { sucessora: deprecated }), ...unknown]
    : unknown
  return found.map((one) => ({ candidate: { sequence: 0, returnId: retorno, key: '' }, one }))
}

/** Number of corrections that replaced values of applied records. */
export function countKept(candidates: readonly Recorded[], outcomes: readonly Outcome[]): number {
  let kept = 0
  for (const [at, { corrected }] of candidates.entries()) {
    if (!corrected || outcomes[at] === 'R' || outcomes[at] === 'E') continue
    kept += corrected.kept.filter(({ companion }) => !companion).length
  }
  return kept
}

/** Findings that are not stored for their record yet. */
export async function newFindings(
  client: pg.ClientBase,
  id: number,
  found: readonly Finding[],
): Promise<Finding[]> {
  if (found.length === 0) return []
  const { rows } = await client.query(
    `select sequencia, coalesce(campo, '') as campo, codigo from ocorrencia
      where cliente_id = (select cliente_atual()) and lote_id = $1 and sequencia = any($2::int[])`,
    [id, [...new Set(found.map(({ candidate }) => candidate.sequence))]],
  )
  const stored = new Set(rows.map(({ sequencia, campo, codigo }) => `${sequencia} ${codigo} ${campo}`))
  return found.filter(({ candidate, one }) => !stored.has(`${candidate.sequence} ${one.code} ${one.field}`))
}

/** Outcome of a record that waited. */
export interface Settled {
  sequence: number
  part: number
  outcome: Exclude<Outcome, 'E'>
}

/** Stores outcomes and findings of records that waited. */
export async function settleWaiting(
  client: pg.ClientBase,
  batch: Pick<Batch, 'id' | 'operacao'>,
  settled: readonly Settled[],
  found: readonly Finding[],
  kept = 0,
): Promise<void> {
  if (settled.length === 0 && found.length === 0) return
  for (const some of slices(found)) await client.query(insertFindings, findingValues(batch, some))
  if (settled.length > 0) await writeLetters(client, batch.id, settled)
  const count = (letter: Outcome) => settled.filter(({ outcome }) => outcome === letter).length
  const { rows } = await client.query(
    `update lote set aguardando = aguardando - $2, incluidos = incluidos + $3, atualizados = atualizados + $4,
            inalterados = inalterados + $5, recusados = recusados + $6, erros = erros + $7, alertas = alertas + $8,
            correcoes = correcoes + $9,
            situacao = case when situacao = 'Processado' and $7 + $8 > 0 then 'Processado com ocorrências'
              else situacao end
      where cliente_id = (select cliente_atual()) and id = $1
      returning aguardando = 0 and terminado_em is not null as complete`,
    [
      batch.id,
      settled.length,
      ...(['I', 'A', 'N', 'R'] as const).map(count),
      countSevere(found, 'Erro'),
      countSevere(found, 'Alerta'),
      kept,
    ],
  )
  if (rows[0]?.complete) await announceComplement(txOn(client), batch.id)
}

/** Replaces the letters of records that waited. */
async function writeLetters(client: pg.ClientBase, id: number, settled: readonly Settled[]): Promise<void> {
  await client.query(
    `update lote_resultado r set resultados = (
        select string_agg(coalesce(s.letra, substr(r.resultados, n, 1)), '' order by n)
          from generate_series(1, length(r.resultados)) n
          left join unnest($2::int[], $4::text[]) s(sequencia, letra) on s.sequencia = r.primeiro + n - 1)
      where cliente_id = (select cliente_atual()) and lote_id = $1 and parte = any($3::int[])`,
    [
      id,
      settled.map(({ sequence }) => sequence),
      [...new Set(settled.map(({ part }) => part))],
      settled.map(({ outcome }) => outcome),
    ],
  )
}

const insertFindings = `insert into ocorrencia
    (cliente_id, lote_id, operacao, sequencia, id_retorno, chave, campo, codigo, gravidade, mensagem, valores)
  select cliente_atual(), $1, $2, o.* from unnest($3::int[], $4::text[], $5::text[], $6::text[], $7::text[],
    $8::text[], $9::text[], $10::jsonb[]) o`

/** Values for the text of the finding's code, or the whole message if it has another text. */
const storedValues = ({ code, said: { codigo, valores }, said: message }: Occurrence) =>
  codigo === code ? valores : { mensagem: message }

function findingValues(batch: Pick<Batch, 'id' | 'operacao'>, found: readonly Finding[]): unknown[] {
  return [
    batch.id,
    batch.operacao,
    found.map(({ candidate }) => candidate.sequence),
    found.map(({ candidate }) => candidate.returnId),
    found.map(({ candidate }) => shortened(displayKey(candidate.key)) || null),
    found.map(({ one }) => one.field || null),
    found.map(({ one }) => one.code),
    found.map(({ one }) => one.severity),
    found.map(({ one }) => one.message),
    found.map(({ one }) => JSON.stringify(storedValues(one))),
  ]
}

/** Bounds memory: a statement holds the texts several times. */
const findingsAtOnce = 5_000

function slices(found: readonly Finding[]): (readonly Finding[])[] {
  return Array.from({ length: Math.ceil(found.length / findingsAtOnce) }, (_, at) =>
    found.slice(at * findingsAtOnce, (at + 1) * findingsAtOnce),
  )
}

const countSevere = (found: readonly Finding[], severity: Severity) =>
  found.filter(({ one }) => one.severity === severity).length

const longestKey = 50

const shortened = (key: string) => (key.length > longestKey ? `${key.slice(0, longestKey - 1)}…` : key)
