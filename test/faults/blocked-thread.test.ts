import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import type { Config } from '../../server/config/config.ts'
import { Intake } from '../../server/inbound/receive/intake.ts'
import { BatchWorkers } from '../../server/inbound/run/workers.ts'
import { ThreadEnded } from '../../server/inbound/threads/thread.ts'
import { until } from '../support/process.ts'
import { type Fields, student } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const alunos = ['RecebeAlunos', 'SDT_INT_ALUNOS'] as const
const courses = ['RecebeCursos', 'SDT_INT_CURSOS'] as const
const classes = ['RecebeTurmas', 'SDT_INT_TURMAS'] as const
const stuck = () => student({ ESIAL_ALUNO: 'TRAVA' })
const large = () => student({ ESIAL_ALUNO: 'ENCHE' })

describe('a worker thread that a batch blocks', () => {
  let world: World
  let workers: BatchWorkers
  before(async () => {
    world = await World.open({ processing: false, watchSeconds: 0.6, workers: 1 })
  })
  afterEach(() => workers.stop())
  after(() => world.close())

  const start = (module = './trapped-processor.mjs', more: Partial<Config> = {}) => {
    const config = { ...world.context.config, ...more }
    workers = new BatchWorkers(
      { ...world.context, config },
      {
        module: new URL(module, import.meta.url),
        heap: { young: 8, old: 48 },
        drain: 200,
      },
    )
  }
  const send = (client: Institution, ...records: Fields[]) => world.send(client, ...alunos, records)
  const state = async ({ id }: Institution, lote: number) =>
    (
      await world.rows<{ situacao: string; falha: string | null; quedas: number; tentativas: number }>(
        id,
        `select situacao, falha, quedas, tentativas from lote where id = ${lote}`,
      )
    )[0]!
  const failures = (lote: number) =>
    world.logs.filter((line) => line.includes('batch.failed') && JSON.parse(line).batch === lote).length
  /** Waits for the end of a batch, and makes its retries due at once. */
  const ended = (client: Institution, lote: number) =>
    until('the end of the batch', async () => {
      await sql`update fila set pronto_em = now() where pronto_em > now()`.execute(world.context.db.kysely)
      await sql`select pg_notify('vinculo_lote', '')`.execute(world.context.db.kysely)
      return /^(Processado|Falhou)/.test((await state(client, lote)).situacao)
    })
  /** The next crash is the last attempt. */
  const almostOver = ({ id }: Institution, lote: number) =>
    world.rows(id, `update lote set tentativas = 4 where id = ${lote} and tentativas < 4 returning id`)

  it('is replaced: the batch fails, other batches and clients continue', async () => {
    const [client, other] = [await world.institution(), await world.institution()]
    const ahead = await send(client, student())
    const batch = await send(client, student(), stuck())
    const behind = await send(client, student())
    start('./trapped-processor.mjs', { workers: 2 })
    await until('the first fall', () => failures(batch) + failures(ahead) > 0)
    const meanwhile = await send(other, student())
    assert.equal((await world.outcome(other, meanwhile)).resultados, 'I')
    assert.notEqual((await state(client, batch)).situacao, 'Falhou')
    await ended(client, ahead)
    await almostOver(client, batch)
    await ended(client, behind)
    assert.equal((await world.outcome(client, ahead)).resultados, 'I')
    assert.equal((await world.outcome(client, behind)).resultados, 'I')
    const { situacao, falha, tentativas } = await state(client, batch)
    assert.deepEqual([situacao, tentativas], ['Falhou', 5])
    assert.match(falha!, /deixou de responder/)
  })

  it('is also replaced when it exceeds its memory', async () => {
    const client = await world.institution()
    const batch = await send(client, large())
    const behind = await send(client, student())
    await almostOver(client, batch)
    start('./trapped-processor.mjs', { watchSeconds: 600 })
    await ended(client, behind)
    const { situacao, falha } = await state(client, batch)
    assert.equal(situacao, 'Falhou')
    assert.match(falha!, /falta de memória/)
    assert.equal((await world.outcome(client, behind)).resultados, 'I')
  })

  it('keeps earlier parts and does not delay a stop; its start was counted', async () => {
    const client = await world.institution()
    const batch = await send(client, ...Array.from({ length: 501 }, () => student()), stuck())
    start()
    // The second part, read ahead, interrupts the first once.
    await until('the first part', async () => {
      await sql`update fila set pronto_em = now() where pronto_em > now()`.execute(world.context.db.kysely)
      const [row] = await world.rows<{ n: number }>(
        client.id,
        `select partes_feitas as n from lote where id = ${batch}`,
      )
      return row!.n === 1
    })
    await workers.stop()
    // Between batches no crash is counted; the next start meets the blocking part.
    start()
    await until('the start of the second', async () => (await state(client, batch)).quedas > 0)
    await workers.stop()
    assert.equal((await state(client, batch)).situacao, 'Em processamento')
    start('../../server/inbound/run/processor-thread.ts')
    await ended(client, batch)
    assert.equal((await world.outcome(client, batch)).resultados, 'I'.repeat(502))
  })

  it('tells the sender of its body to retry, and logs a line', async (t) => {
    const client = await world.institution()
    t.mock.method(Intake.prototype, 'prepare', () => Promise.reject(new ThreadEnded()))
    const body = { TOKEN: client.token, SDT_INT_ALUNOS: [] }
    const answer = await world.post('/APIPlataformaIntegracao/RecebeAlunos', body)
    assert.equal(answer.status, 503)
    assert.ok(answer.headers.has('retry-after'))
    assert.ok(world.logs.some((line) => line.includes('ThreadEnded')))
  })

  const group = (more: Fields) => ({
    ESITU_IDENTIFICACAO: 'T1',
    ESITU_ANO: 2026,
    ESITU_SEMESTRE: 1,
    ESITU_CURSO: 'C1',
    ...more,
  })
  const course = { ESICU_IDENTIFICACAO: 'C1', ESICU_CURSO: 'Curso', ESICU_NIVEL: 'GR' }

  it('postpones waiting records that blocked it, and continues with batches', async () => {
    const client = await world.institution(undefined, 24)
    await world.work(async () => {
      const waits = await world.process(client, ...classes, [group({ ESITU_TURMA: 'TRAVA' })])
      assert.equal(waits.resultados, 'E')
    })
    start()
    const brought = await world.send(client, ...courses, [course])
    const behind = await send(client, student())
    await ended(client, behind)
    await ended(client, brought)
    await until('the wait to be put off', async () => {
      const [wait] = await world.rows<{ later: boolean }>(
        client.id,
        'select nao_antes > now() as later from espera',
      )
      return wait!.later
    })
  })

  it('refuses waiting records that ended the process repeatedly', async () => {
    const client = await world.institution(undefined, 24)
    start('../../server/inbound/run/processor-thread.ts')
    const { lote } = await world.process(client, ...classes, [group({ ESITU_TURMA: 'Turma' })])
    await world.rows(client.id, `update lote set quedas = 10 where id = ${lote} returning id`)
    await world.process(client, ...courses, [course])
    await until('the end of the wait', async () => (await world.outcome(client, lote)).resultados === 'R')
    const { ocorrencias } = await world.outcome(client, lote)
    assert.deepEqual(
      ocorrencias.map(({ codigo }) => codigo),
      ['AGUARDANDO_REFERENCIA', 'FALHA_TECNICA'],
    )
    assert.deepEqual(await world.rows(client.id, 'select quedas from lote where quedas > 0'), [])
  })
})

it('a body that blocks an intake thread, and bodies beside it, fail and may be retried on another thread', async () => {
  const secrets = {
    keys: [{ id: 1, key: Buffer.alloc(32) }],
    digestKey: Buffer.alloc(32),
    databasePassword: '',
  }
  const intake = new Intake(secrets, 1, new URL('./trapped-intake.mjs', import.meta.url))
  const body = (label: string) =>
    new Uint8Array(Buffer.from(JSON.stringify({ RETORNO: label, LISTA: [{ A: 'x'.repeat(200_000) }] })))
  try {
    const prepare = (label: string) => intake.prepare(body(label), { list: 'LISTA' }, 10, false)
    const both = [prepare('TRAVA'), prepare('livre')]
    for (const one of await Promise.allSettled(both)) {
      assert.ok(one.status === 'rejected' && one.reason instanceof ThreadEnded)
    }
    assert.equal((await prepare('livre'))?.records, 1)
  } finally {
    await intake.close()
  }
})
