import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { applicationConnection } from '../../server/store/connection.ts'
import { Database } from '../../server/store/database.ts'
import { tester } from '../support/actor.ts'
import { addContract, addStudent, bank } from '../support/contracts.ts'
import { soak } from '../support/soak.ts'
import { type Institution, World } from '../support/world.ts'

const path = '/apiconsultadadosplataforma/RetornaDadosContratosMonitoria'
const many = soak({ usual: 2_500, full: 20_000 })
/** In total more than the buffers between two processes hold. */
const letters = 5_000_000 / many

describe(`an answer of ${many} elements`, () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    const aluno = await addStudent(world, client)
    const banco = world.context.sealer.seal(JSON.stringify(bank)).toString('hex')
    await world.rows(
      client.id,
      `insert into contrato (cliente_id, numero, modalidade, tipo_contrato, aluno_id, inicio, encerramento, usuario,
         atividades, banco)
       select cliente_atual(), n, 'monitoria', 'Monitoria', ${aluno}, '2026-03-02', '2026-07-10', 'teste',
         repeat('á', ${letters} + n % 100), '\\x${banco}' from generate_series(1, ${many}) n`,
    )
  })
  after(() => world.close())

  const question = () => JSON.stringify({ token: client.token, dataInicio: '2026-01-01' })

  const page = () =>
    world.query('RetornaDadosContratosMonitoria', {
      token: client.token,
      dataInicio: '2026-01-01',
      quantidade: 1,
    })

  /** Sends the request, and returns the answer before reading it. */
  async function begin(): Promise<IncomingMessage> {
    const asking = request(world.base + path, { method: 'POST', agent: false })
    asking.end(question())
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    return answer
  }
  const partsOf = (text: string) => {
    const { elementos, ...rest } = JSON.parse(text) as { elementos: { contrato: number; banco: unknown }[] }
    return {
      numbers: elementos.map(({ contrato }) => contrato),
      banks: elementos.map(({ banco }) => banco),
      rest,
    }
  }

  /** Waits until no COPY runs and every connection is back. */
  async function untilQuiet(): Promise<void> {
    const { owner, db } = world.context
    const { pool } = db
    for (let waited = 0; waited < 1_000; waited++) {
      const { rows } = await sql<{ query: string }>`select query from pg_stat_activity
        where datname = current_database() and state <> 'idle' and query ilike 'copy%'`.execute(owner.kysely)
      if (rows.length === 0 && pool.idleCount === pool.totalCount && pool.waitingCount === 0) return
      await sleep(20)
    }
    assert.fail(`${pool.totalCount - pool.idleCount} connections are still taken`)
  }

  it('arrives in chunks, complete, in order and with every bank decrypted', async () => {
    const answer = await begin()
    assert.equal(answer.headers['transfer-encoding'], 'chunked')
    assert.equal(answer.headers['content-type'], 'application/json; charset=utf-8')
    assert.equal(answer.headers['x-api-version'], '1')
    const pieces: Buffer[] = []
    for await (const piece of answer) pieces.push(piece as Buffer)
    assert.ok(pieces.length > 100, `${pieces.length} pieces`)
    const { numbers, banks, rest } = partsOf(Buffer.concat(pieces).toString())
    assert.deepEqual(
      numbers,
      Array.from({ length: many }, (_, index) => index + 1),
    )
    const [{ codigoIntegracao } = {}] = await world.rows<{ codigoIntegracao: string }>(
      client.id,
      'select identificacao as "codigoIntegracao" from aluno',
    )
    assert.ok(codigoIntegracao)
    assert.deepEqual(
      new Set(banks.map((one) => JSON.stringify(one))),
      new Set([JSON.stringify({ ...bank, codigoIntegracao })]),
    )
    assert.deepEqual(rest, {
      totalElementos: many,
      totalPaginas: 1,
      response: { statusCode: 200, statusMessage: 'OK', errorMessage: '' },
    })
    await untilQuiet()
  })

  it('shows one snapshot, however slowly it is read', async () => {
    const answer = await begin()
    const pieces = [(await once(answer, 'data'))[0] as Buffer]
    answer.pause()
    const inserted = many + 1
    await addContract(world, client, { numero: inserted })
    await world.rows(client.id, `update contrato set situacao = 'Cancelado' where numero = ${many}`)
    for await (const piece of answer) pieces.push(piece as Buffer)
    const text = Buffer.concat(pieces).toString()
    const { numbers, rest } = partsOf(text)
    assert.equal(numbers.length, many)
    assert.equal((rest as { totalElementos: number }).totalElementos, many)
    assert.ok(!numbers.includes(inserted))
    assert.ok(!text.includes('Cancelado'))
    assert.equal((await page()).body.totalElementos, many + 1)
    await world.rows(client.id, `delete from contrato where numero = ${inserted}`)
  })

  it('stops its database work when the caller disconnects', async () => {
    const answer = await begin()
    await once(answer, 'data')
    answer.destroy()
    await untilQuiet()
    assert.ok(world.logs.some((line) => line.includes('"msg":"query.aborted"')))
  })

  it('is cut off detectably when the database fails in the middle', async () => {
    const answer = await begin()
    await once(answer, 'data')
    answer.pause()
    const { rows } = await sql<{
      ended: boolean
    }>`select pg_terminate_backend(pid) as ended from pg_stat_activity
      where datname = current_database() and query ilike 'copy%'`.execute(world.context.owner.kysely)
    assert.deepEqual(rows, [{ ended: true }])
    await assert.rejects(answer.toArray(), { code: 'ECONNRESET' })
    await untilQuiet()
    assert.equal((await page()).status, 200)
  })

  it('is the only thing that fails when its connection dies between two statements', async () => {
    const db = new Database(applicationConnection(world.databaseUrl), 1)
    const dying = db.inClient(
      client.id,
      async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
        await sql`select pg_terminate_backend(${rows[0]!.pid}::int)`.execute(world.context.owner.kysely)
        await sleep(200)
        await sql`select 1`.execute(tx)
      },
      tester,
    )
    await assert.rejects(dying)
    assert.equal(await db.inClient(client.id, async () => 'served again', tester), 'served again')
    await db.close()
  })

  it('returns its connection when the caller disconnects before it begins', async () => {
    const body = question()
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`
    const port = Number(new URL(world.base).port)
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const socket = connect(port, '127.0.0.1')
        socket.on('error', () => {})
        await once(socket, 'connect')
        await new Promise<void>((resolve) => socket.write(head + body, () => resolve()))
        await sleep(index * 4)
        socket.destroy()
      }),
    )
    await untilQuiet()
    assert.equal((await page()).status, 200)
  })
})
