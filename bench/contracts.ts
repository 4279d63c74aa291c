import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { readConfig } from '../server/config/config.ts'
import { openContext } from '../server/context.ts'
import { keepCalendars } from '../server/jobs/calendar-moves.ts'
import { Asking, medianOf, timed } from './contracts/asking.ts'
import { fillContracts } from './contracts/fill.ts'
import { measureListing } from './contracts/listing.ts'
import { measureTerm } from './contracts/term.ts'
import { type Installation, median, rounded } from './support.ts'

const codigo = 'contratos'
const rounds = 15
const warming = 60
const slowestFirst = 3

/** Daily work of an office with 100,000 contracts. */
export async function benchContracts(place: Installation, scale: number) {
  const filled = await fillContracts(place, codigo, Math.round(100_000 * scale))
  try {
    return await measure(place, scale, filled)
  } finally {
    await filled.admin.end()
  }
}

type Filled = Awaited<ReturnType<typeof fillContracts>>

async function measure(
  place: Installation,
  scale: number,
  { admin, clienteId, contracts, perSecond }: Filled,
) {
  const { chave } = await place.cli<{ chave: string }>(
    ...['management-key', 'create', '--client', codigo],
    ...['--permission', 'contratos.ver,contratos.alterar'],
  )
  const asking = new Asking(place, chave)
  const drafts = await ids(admin, clienteId, `situacao = 'Incluído' and sequencia = 1`)
  const [active] = await ids(admin, clienteId, `situacao = 'Ativo' and origem = 'Plataforma'`)
  // Warm-up: only the steady state is measured.
  for (let round = 0; round < warming; round++) await asking.ask('ConsultaContrato', { id: active })
  await issueEach(admin, asking, drafts.splice(0, rounds))
  const actionsMs = await medianOf(rounds, () => asking.ask('ConsultaContrato', { id: active }))
  const previewMs = await medianOf(rounds, () => asking.ask('PreviaCalendario', {}))
  const pageMs = await measureListing(place, asking, admin, clienteId)
  const issued = await issueEach(admin, asking, drafts.splice(0, rounds))
  const many = drafts.splice(0, 1_000)
  const issueManyMs = await timed(async () => {
    const { resultados } = await asking.ask('EmiteTermo', { registros: many.map((id) => ({ id })) })
    if (!resultados.every(({ aceito }: { aceito: boolean }) => aceito)) throw new Error('a term was refused')
  })
  await admin.query('update documento set fazer = null where cliente_id = $1', [clienteId])
  const calendar = await keepDays(place, admin, clienteId, Math.round(2_000 * Math.min(1, scale * 5)))
  const term = await measureTerm()
  const slowest = Object.entries(pageMs).toSorted(([, one], [, other]) => other - one)
  return {
    contracts,
    madePerSecond: Math.round(perSecond),
    ...issued,
    ...term,
    actionsMs,
    previewMs,
    slowestPageMs: slowest[0]![1],
    slowestPages: Object.fromEntries(slowest.slice(0, slowestFirst)),
    issuedAtOnce: many.length,
    issueManyMs: Math.round(issueManyMs),
    ...calendar,
  }
}

/** Latest first: those made by verbs, which are complete. */
async function ids(admin: pg.Client, clienteId: number, condition: string): Promise<number[]> {
  const { rows } = await admin.query(
    `select id from contrato where cliente_id = $1 and ${condition} order by id desc limit 2000`,
    [clienteId],
  )
  return rows.map(({ id }) => Number(id))
}

/** Issues terms one by one, each after the previous document is ready. */
async function issueEach(admin: pg.Client, asking: Asking, contracts: readonly number[]) {
  const answers: number[] = []
  const documents: number[] = []
  for (const id of contracts) {
    const began = performance.now()
    await asking.ask('EmiteTermo', { id })
    answers.push(performance.now() - began)
    const answered = performance.now()
    while (!(await isDrawn(admin, id))) await sleep(20)
    documents.push(performance.now() - answered)
  }
  return {
    issueMs: rounded(median(answers), 1),
    documentMs: Math.round(median(documents)),
    slowestDocumentMs: Math.round(Math.max(...documents)),
  }
}

async function isDrawn(admin: pg.Client, contract: number): Promise<boolean> {
  const { rows } = await admin.query(
    `select from arquivo where contrato_id = $1 and arquivo_sha256 is not null limit 1`,
    [contract],
  )
  return rows.length > 0
}

/** Daily jobs on a day when many contracts end. */
async function keepDays(place: Installation, admin: pg.Client, clienteId: number, due: number) {
  await admin.query(
    `update contrato set encerramento = current_date - 2 where id in (select id from contrato
      where cliente_id = $1 and situacao = 'Ativo' and origem = 'Importação' order by id limit $2)`,
    [clienteId, due],
  )
  await admin.query('delete from calendario where cliente_id = $1', [clienteId])
  const context = await openContext({
    ...readConfig({ ...process.env, VINCULO_DATA: place.data }),
    logLevel: 'silent',
  })
  try {
    const calendarMs = await timed(() => keepCalendars(context, new AbortController().signal))
    const left = await ids(admin, clienteId, `situacao = 'Ativo' and encerramento < current_date - 1`)
    if (left.length > 0) throw new Error(`${left.length} contracts that ended are still active`)
    return { calendarDue: due, calendarMs: Math.round(calendarMs) }
  } finally {
    await context.close()
  }
}
