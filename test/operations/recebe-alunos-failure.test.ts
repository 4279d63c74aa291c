import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { said } from '../../catalogue/message.ts'
import type { Fact } from '../../server/facts.ts'
import { runProcessor } from '../../server/inbound/run/processor.ts'
import { batchById, failBatch, maxStarts } from '../../server/inbound/write/batch-store.ts'
import { applicationConnection } from '../../server/store/connection.ts'
import { tester } from '../support/actor.ts'
import { student } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const alunos = ['RecebeAlunos', 'SDT_INT_ALUNOS'] as const

describe('a batch that cannot be processed', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open({ processing: false })
  })
  after(() => world.close())

  const change = (statement: string) =>
    world.context.db.inClient(client.id, (tx) => sql.raw(statement).execute(tx), tester)

  /** A part that decrypts to invalid data. */
  const junk = () => `'\\x${world.context.sealer.sealHex('lixo')}'`

  const situation = async (lote: number) =>
    (
      await world.rows<{ situacao: string; falha: string | null; tentativas: number; quedas: number }>(
        client.id,
        `select situacao, falha, tentativas, quedas from lote where id = ${lote}`,
      )
    )[0]!

  /** Runs a processor until a condition holds, and makes retries due at once. */
  async function processUntil(
    met: () => Promise<boolean>,
    report: (fact: Fact) => void = () => {},
  ): Promise<void> {
    const stop = new AbortController()
    const { sealer, files } = world.context
    const working = runProcessor({ url: world.databaseUrl, sealer, files, report, signal: stop.signal })
    try {
      for (let waited = 0; !(await met()); waited++) {
        assert.ok(waited < 2_000, 'not in time')
        await sql`update fila set pronto_em = now() where pronto_em > now()`.execute(world.context.db.kysely)
        await sql`select pg_notify('vinculo_lote', '')`.execute(world.context.db.kysely)
        await sleep(20)
      }
    } finally {
      stop.abort()
      await working
    }
  }

  const ended = (lote: number) => async () => /^(Processado|Falhou)/.test((await situation(lote)).situacao)

  it('is tried five times, fails with a reason, and then releases the next one', async () => {
    client = await world.institution()
    const broken = await world.send(client, ...alunos, [student()])
    const behind = await world.send(client, ...alunos, [student()])
    await change(`update lote_parte set corpo = ${junk()} where lote_id = ${broken}`)
    const told: string[] = []
    await processUntil(ended(behind), (fact) => {
      if (fact.kind === 'batch.failed') told.push(`${fact.batch} ${fact.final ? 'failed' : 'failed for now'}`)
      if (fact.kind === 'batch.part') told.push(`${fact.batch} worked on`)
    })
    const { situacao, falha, tentativas } = await situation(broken)
    assert.deepEqual([situacao, tentativas], ['Falhou', 5])
    assert.match(falha ?? '', /^Falha técnica \(.+\)\.$/)
    assert.deepEqual(told, [
      ...Array.from({ length: 4 }, () => `${broken} failed for now`),
      `${broken} failed`,
      `${behind} worked on`,
    ])
    assert.deepEqual((await world.outcome(client, behind)).resultados, 'I')
    assert.deepEqual(await world.rows(client.id, 'select lote_id from fila'), [])
  })

  it('waits for a database without free connections, however often it is begun', async () => {
    client = await world.institution()
    const lote = await world.send(client, ...alunos, [student()])
    // As the owner, because the application owns nothing.
    const admin = sql.raw(`
      create function cheio() returns trigger language plpgsql as
        $$ begin raise exception 'no room' using errcode = '53100'; end $$;
      create trigger cheio before insert on aluno for each statement execute function cheio()`)
    await admin.execute(world.context.owner.kysely)
    let refused = 0
    await processUntil(
      async () => refused > maxStarts + 1,
      (fact) => {
        if (fact.kind === 'worker.trouble') refused++
      },
    )
    assert.equal((await situation(lote)).situacao, 'Em processamento')
    await sql.raw('drop trigger cheio on aluno').execute(world.context.owner.kysely)
    await processUntil(ended(lote))
    assert.equal((await world.outcome(client, lote)).resultados, 'I')
  })

  it('waits 1, 2, 4 and 8 seconds between attempts', async () => {
    client = await world.institution()
    const lote = await world.send(client, ...alunos, [student()])
    const connection = new pg.Client(applicationConnection(world.databaseUrl))
    await connection.connect()
    try {
      await connection.query(`begin; set local vinculo.cliente = '${client.id}'`)
      const waits: unknown[] = []
      for (let tries = 0; tries < 5; tries++) {
        const final = await failBatch(
          connection,
          (await batchById(connection, lote))!,
          said('falha.tecnica', { erro: 'motivo' }),
        )
        const { rows } = await connection.query(
          'select extract(epoch from pronto_em - now())::float as wait from fila where lote_id = $1',
          [lote],
        )
        waits.push([rows[0]?.wait, final])
      }
      assert.deepEqual(waits, [
        [1, false],
        [2, false],
        [4, false],
        [8, false],
        [undefined, true],
      ])
      await connection.query('rollback')
    } finally {
      await connection.end()
    }
    await processUntil(ended(lote))
  })

  it('keeps completed parts when a later one fails', async () => {
    client = await world.institution()
    const records = Array.from({ length: 501 }, () => student())
    const lote = await world.send(client, ...alunos, records)
    await change(`update lote_parte set corpo = ${junk()} where lote_id = ${lote} and parte = 2`)
    await processUntil(ended(lote))
    const outcome = await world.outcome(client, lote)
    assert.deepEqual([outcome.situacao, outcome.resultados], ['Falhou', 'I'.repeat(500)])
    assert.deepEqual(await world.rows(client.id, 'select count(*)::int as total from aluno'), [
      { total: 500 },
    ])
  })

  it('resumes where it stopped once the cause is gone', async () => {
    client = await world.institution()
    const records = Array.from({ length: 502 }, () => student())
    records[501] = { ...records[0], ESIAL_ALUNO: 'Outro Nome' }
    const lote = await world.send(client, ...alunos, records)
    await change(`update lote_parte set parte = 99 where lote_id = ${lote} and parte = 2`)
    let tries = 0
    await processUntil(
      async () => tries >= 2,
      (fact) => {
        if (fact.kind === 'batch.failed') tries++
      },
    )
    const { situacao, falha } = await situation(lote)
    assert.equal(situacao, 'Em processamento')
    assert.match(falha ?? '', /^Falha técnica/)
    await change(`update lote_parte set parte = 2 where lote_id = ${lote} and parte = 99`)
    await processUntil(ended(lote))
    const outcome = await world.outcome(client, lote)
    assert.equal(outcome.resultados, `${'I'.repeat(501)}A`)
    assert.deepEqual(
      outcome.ocorrencias.map(({ sequencia, codigo }) => [sequencia, codigo]),
      [[502, 'REGISTRO_REPETIDO']],
    )
    assert.deepEqual(await situation(lote), {
      situacao: 'Processado com ocorrências',
      falha: null,
      tentativas: 0,
      quedas: 0,
    })
  })

  it('fails when it crashed its worker every time', async () => {
    client = await world.institution()
    const broken = await world.send(client, ...alunos, [student()])
    const behind = await world.send(client, ...alunos, [student()])
    await change(`update lote set quedas = 10 where id = ${broken}`)
    await processUntil(ended(behind))
    const { situacao, falha } = await situation(broken)
    assert.equal(situacao, 'Falhou')
    assert.match(falha ?? '', /terminou repetidas vezes/)
    assert.equal((await world.outcome(client, behind)).resultados, 'I')
  })
})
