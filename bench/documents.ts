import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { cadastraPessoa } from '../catalogue/service/cadastra-pessoa.ts'
import { cnpjAt } from '../demo/documents.ts'
import { type Client, type Installation, median, rounded } from './support.ts'

const people = 4_000
const contracts = 100_000
const rounds = 5

/** Changes of people whom many contracts show, or none. */
export async function benchDocuments(place: Installation, scale: number) {
  const admin = await place.superuser()
  const alone = await place.client('sem-contratos')
  const shown = await place.client('com-contratos')
  for (const { id, token } of [alone, shown]) await change(place, admin, id, token, 0)
  await fill(admin, shown.id, Math.round(contracts * scale))
  const times = { alone: [] as number[], shown: [] as number[] }
  for (let round = 1; round <= rounds; round++) {
    times.alone.push(await change(place, admin, alone.id, alone.token, round))
    times.shown.push(await change(place, admin, shown.id, shown.token, round))
  }
  await admin.end()
  const [aloneMs, shownMs] = [median(times.alone), median(times.shown)]
  return { people, contracts, aloneMs, shownMs, shownToAlone: rounded(shownMs / aloneMs) }
}

/** A batch in which each person's name changes, from its first byte to its outcome. */
async function change(
  place: Installation,
  admin: pg.Client,
  clienteId: Client['id'],
  token: string,
  round: number,
): Promise<number> {
  // Background work of the previous round must end first.
  for (;;) {
    const { rows } = await admin.query(`select from tarefa where tipo = 'documentos'`)
    if (rows.length === 0) break
    await sleep(50)
  }
  const records = Array.from({ length: people }, (_, at) => ({
    ...cadastraPessoa.example,
    ESIPE_DOCUMENTO: cnpjAt(at + 1),
    ESIPE_NOME_FANTASIA: `Empresa ${at} ${round}`,
  }))
  const body = Buffer.from(JSON.stringify({ TOKEN: token, RETORNO: '', [cadastraPessoa.list]: records }))
  await admin.query('checkpoint')
  const started = performance.now()
  const status = await place.send('/APIPlataformaIntegracao/CadastraPessoa', body)
  if (status !== 200) throw new Error(`answered ${status}`)
  for (;;) {
    const { rows } = await admin.query('select from fila where cliente_id = $1', [clienteId])
    if (rows.length === 0) break
    await sleep(5)
  }
  const ms = Math.round(performance.now() - started)
  const { rows } = await admin.query('select max(recusados) as refused from lote where cliente_id = $1', [
    clienteId,
  ])
  if (rows[0].refused > 0) throw new Error(`${rows[0].refused} records were refused`)
  return ms
}

/** Contracts with a stored document, each with one of the people as host. */
async function fill(admin: pg.Client, clienteId: number, count: number): Promise<void> {
  await admin.query('set session_replication_role = replica')
  await admin.query(
    `with hospedes as (select array_agg(id) as todos from pessoa where cliente_id = $1)
     insert into contrato (cliente_id, numero, modalidade, tipo_contrato, aluno_id, concedente_id, inicio, encerramento,
       usuario, documento)
     select $1, n, 'estagio', 'Estágio', n, todos[1 + n % array_length(todos, 1)], '2026-01-01', '2026-12-31', 'bench',
       repeat(md5(n::text), 200)
       from hospedes, generate_series(1, $2::int) n`,
    [clienteId, count],
  )
  await admin.query('set session_replication_role = origin')
  await admin.query('vacuum analyze contrato')
}
