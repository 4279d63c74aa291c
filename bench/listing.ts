import type pg from 'pg'
import { type Installation, median, rounded } from './support.ts'

const rounds = 7

/** Filters without an index, and common ones. */
const questions = {
  usual: {},
  filtered: { situacao: ['Aberta'], ordem: 'titulo' },
  ordered: { ordem: '-situacao' },
  searched: { busca: 'engenharia', ordem: 'titulo' },
  searchedRare: { busca: 'sao abcde', ordem: 'titulo' },
  searchedInVain: { busca: 'nada disto' },
} as const

/** Pages and exports of a list of 100,000 vacancies. */
export async function benchListing(place: Installation, scale: number) {
  const rows = Math.round(100_000 * scale)
  const admin = await place.superuser()
  const client = await place.client('lista')
  await fill(admin, client.id, rows)
  await admin.end()
  const { chave } = await place.cli<{ chave: string }>(
    'management-key',
    'create',
    '--client',
    'lista',
    '--permission',
    'recrutamento.ver',
  )
  const pageMs: Record<string, number> = {}
  for (const [name, body] of Object.entries(questions)) {
    const times = []
    for (let round = 0; round < rounds; round++) times.push((await ask(place, chave, body)).ms)
    pageMs[name] = rounded(median(times), 1)
  }
  const csv = await ask(place, chave, { formato: 'csv' })
  const xlsx = await ask(place, chave, { formato: 'xlsx' })
  return {
    rows,
    pageMs,
    slowestPageMs: Math.max(...Object.values(pageMs)),
    csvMs: Math.round(csv.ms),
    xlsxMs: Math.round(xlsx.ms),
    memoryMiB: Math.round(Math.max(csv.memory, xlsx.memory)),
  }
}

async function fill(admin: pg.Client, clienteId: number, rows: number): Promise<void> {
  await admin.query('set session_replication_role = replica')
  await admin.query(
    `insert into pessoa (cliente_id, tipo, documento, nome)
     select $1, 'J', 'D' || n, 'Indústria ' || md5(n::text) || ' São Paulo' from generate_series(1, 2000) n`,
    [clienteId],
  )
  await admin.query(
    `insert into vaga (cliente_id, identificacao, titulo, tipo, situacao, concedente_id, quantidade, descricao,
       inicio_inscricao, fim_inscricao, atualizacao)
     select $1, 'V' || n, 'Estágio em ' || (array['Engenharia', 'Análise', 'Redes'])[1 + n % 3] || ' ' || md5(n::text),
       'N', (array['Em aprovação', 'Aberta', 'Suspensa', 'Encerrada'])[1 + n % 4],
       (select min(id) from pessoa where cliente_id = $1) + n % 2000, 1, repeat('Texto. ', 60),
       '2026-01-01', date '2026-01-01' + n % 365, timestamptz '2026-01-01' + n * interval '1 minute'
       from generate_series(1, $2::int) n`,
    [clienteId, rows],
  )
  await admin.query('set session_replication_role = origin')
  for (const table of ['vaga', 'pessoa']) await admin.query(`vacuum analyze ${table}`)
}

async function ask(place: Installation, authorization: string, body: object) {
  const started = performance.now()
  const answer = await fetch(`${place.base}/gestao/ListaVagas`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  let memory = 0
  for await (const _ of answer.body!) memory = Math.max(memory, place.memory())
  return { ms: performance.now() - started, memory }
}
