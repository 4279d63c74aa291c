import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, beforeEach, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { said } from '../../catalogue/message.ts'
import type { Fact } from '../../server/facts.ts'
import { runProcessor } from '../../server/inbound/run/processor.ts'
import { batchById, holdBatch, maxStarts } from '../../server/inbound/write/batch-store.ts'
import { hashPasswords } from '../../server/jobs/hash-passwords.ts'
import { openFiles } from '../../server/store/files/open.ts'
import { Sealer, UnreadableSeal, unreadableSeal } from '../../server/store/sealing.ts'
import { tester } from '../support/actor.ts'
import { addAluno } from '../support/people.ts'
import { temporaryFolder } from '../support/process.ts'
import { student } from '../support/records.ts'
import { call } from '../support/run-command.ts'
import { type Institution, World } from '../support/world.ts'

const alunos = ['RecebeAlunos', 'SDT_INT_ALUNOS'] as const
/** Keys of another process: one with an unknown number, one with our number. */
const sealerOf = (id: number) =>
  new Sealer({ keys: [{ id, key: randomBytes(32) }], digestKey: randomBytes(32) })
const foreign = [
  {
    what: 'whose key is missing',
    sealer: sealerOf(2),
    missing: true,
    text: /a chave de cifra 2, .*não foi informada/,
  },
  {
    what: 'that another key sealed',
    sealer: sealerOf(1),
    missing: false,
    text: /não abre com a chave de cifra 1/,
  },
]

describe('undecryptable data', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open({ processing: false })
  })
  after(() => world.close())
  beforeEach(async () => {
    client = await world.institution(['recebe', 'consulta', 'sensivel', 'financeiro'])
  })

  const run = (statement: ReturnType<typeof sql>, of = client) =>
    world.context.db.inClient(of.id, (tx) => statement.execute(tx), tester)
  const situation = async (lote: number) =>
    (
      await world.rows<{ situacao: string; falha: string | null; tentativas: number }>(
        client.id,
        `select situacao, falha, tentativas from lote where id = ${lote}`,
      )
    )[0]!
  const bodyOf = async (lote: number) =>
    (
      await world.rows<{ corpo: Buffer }>(client.id, `select corpo from lote_parte where lote_id = ${lote}`)
    )[0]!.corpo
  const putBody = (lote: number, body: Buffer) =>
    run(sql`update lote_parte set corpo = ${body} where lote_id = ${lote}`)

  /** Processes until a condition holds, and makes retries due at once. */
  async function workUntil(met: () => Promise<boolean>): Promise<Fact[]> {
    const stop = new AbortController()
    const told: Fact[] = []
    const { sealer, files } = world.context
    const working = runProcessor({
      url: world.databaseUrl,
      sealer,
      files,
      report: (fact) => told.push(fact),
      signal: stop.signal,
    })
    try {
      for (let waited = 0; !(await met()); waited++) {
        assert.ok(waited < 2_000, 'not in time')
        await sql`update fila set pronto_em = now() where pronto_em > now()`.execute(world.context.db.kysely)
        await sql`update tarefa set pedida_em = now()`.execute(world.context.db.kysely)
        await sql`select pg_notify('vinculo_lote', '')`.execute(world.context.db.kysely)
        await sleep(20)
      }
    } finally {
      stop.abort()
      await working
    }
    return told
  }
  const triedOften = async () => {
    const rows = await world.rows<{ n: number }>(client.id, 'select max(adiamentos) as n from fila')
    return rows[0]!.n > maxStarts + 2
  }

  for (const { what, sealer, missing, text } of foreign) {
    it(`delays a batch ${what}, and later ones, until it opens; other clients continue`, async () => {
      const lote = await world.send(client, ...alunos, [student()])
      const behind = await world.send(client, ...alunos, [student()])
      const body = await bodyOf(lote)
      await putBody(lote, sealer.seal('de outro processo'))
      const other = await world.institution()
      const theirs = await world.send(other, ...alunos, [student()])
      const told = await workUntil(triedOften)
      const held = await situation(lote)
      assert.deepEqual([held.situacao, held.tentativas], ['Em processamento', 0])
      assert.match(held.falha ?? '', text)
      assert.match(held.falha ?? '', /^Problema técnico: .*nada se perdeu\.$/)
      assert.equal((await situation(behind)).situacao, 'Recebido')
      assert.equal((await world.outcome(other, theirs)).resultados, 'I')
      assert.equal(
        told.some(({ kind }) => kind === 'batch.failed'),
        false,
      )
      const fact = { kind: 'seal.unreadable', where: 'lote', key: missing ? 2 : 1, missing }
      assert.deepEqual(
        told.find(({ kind }) => kind === 'seal.unreadable'),
        { ...fact, client: client.id, batch: lote },
      )
      const shown = await world.control('ConsultaLote', { TOKEN: client.token, LOTE: lote })
      assert.match((shown.body.LOTE as { FALHA: string }).FALHA, text)

      await putBody(lote, body)
      await workUntil(async () => (await situation(behind)).situacao.startsWith('Processado'))
      assert.deepEqual(await situation(lote), { situacao: 'Processado', falha: null, tentativas: 0 })
    })
  }

  describe('that is damaged', () => {
    const cut = (body: Buffer) => {
      const damaged = Buffer.from(body)
      damaged[damaged.length - 1]! ^= 0xff
      return damaged
    }
    const abandon = (lote: number, ...more: string[]) =>
      call(['batch', 'abandon', String(lote), '--client', client.codigo, ...more], {
        VINCULO_DATA: world.context.config.data,
        DATABASE_URL: world.databaseUrl,
      })

    it('is discarded by the operator: every record is refused, and later batches continue', async () => {
      const lote = await world.send(client, ...alunos, [student(), student(), student()])
      const behind = await world.send(client, ...alunos, [student()])
      await putBody(lote, cut(await bodyOf(lote)))
      await workUntil(triedOften)
      assert.equal((await situation(behind)).situacao, 'Recebido')
      const asked = await abandon(lote)
      assert.equal(asked.code, 2, asked.stderr)
      assert.match(asked.stderr, /pede confirmação no terminal/)
      assert.equal((await situation(lote)).situacao, 'Em processamento')
      const done = await abandon(lote, '--yes', '--json')
      assert.deepEqual(
        [done.code, done.stdout && JSON.parse(done.stdout)],
        [0, { lote, partes: [1], recusados: 3 }],
        done.stderr,
      )
      const { resultados, ocorrencias } = await world.outcome(client, lote)
      assert.equal(resultados, 'RRR')
      assert.deepEqual(
        ocorrencias.map(({ sequencia, codigo, gravidade }) => [sequencia, codigo, gravidade]),
        [1, 2, 3].map((n) => [n, 'FALHA_TECNICA', 'Erro']),
      )
      const { situacao, falha } = await situation(lote)
      assert.equal(situacao, 'Falhou')
      assert.match(falha ?? '', /parte 1 de 1.*Reenvie/)
      await workUntil(async () => (await situation(behind)).situacao === 'Processado')
      const again = await abandon(lote, '--yes')
      assert.deepEqual([again.code, /já terminou/.test(again.stderr)], [2, true], again.stderr)
    })

    it('is not discarded while its key is missing, nor where it opens, nor of another client', async () => {
      const lote = await world.send(client, ...alunos, [student()])
      const body = await bodyOf(lote)
      const refused = async (pattern: RegExp) => {
        const { code, stderr } = await abandon(lote, '--yes')
        assert.equal(code, 2, stderr)
        assert.match(stderr, pattern)
        assert.deepEqual((await situation(lote)).situacao, 'Recebido')
      }
      await refused(/o conteúdo do lote \d+ abre/)
      await putBody(lote, sealerOf(2).seal('de outro processo'))
      await refused(/falta a chave de cifra 2/)
      await putBody(lote, cut(body))
      const home = client
      client = await world.institution()
      const { code, stderr } = await abandon(lote, '--yes')
      client = home
      assert.deepEqual([code, /não tem o lote/.test(stderr)], [2, true], stderr)
      assert.equal((await abandon(lote, '--yes')).code, 0)
    })
  })

  it('waits 1, 2, 4 … and at most 60 seconds between attempts', async () => {
    const lote = await world.send(client, ...alunos, [student()])
    const connection = await world.context.db.pool.connect()
    try {
      await connection.query(`begin; set local vinculo.cliente = '${client.id}'`)
      const batch = (await batchById(connection, lote))!
      const waits: number[] = []
      for (let tries = 0; tries < 8; tries++) {
        await holdBatch(connection, batch, said('falha.tecnica', { erro: 'motivo' }))
        const { rows } = await connection.query(
          'select extract(epoch from pronto_em - now())::float as wait from fila where lote_id = $1',
          [lote],
        )
        waits.push(rows[0].wait)
      }
      assert.deepEqual(waits, [1, 2, 4, 8, 16, 32, 60, 60])
    } finally {
      await connection.query('rollback')
      connection.release()
    }
  })

  it('leaves records waiting whose batch does not open, and applies them once it does', async () => {
    client = await world.institution(['recebe', 'consulta'], 24)
    const waiting = await world.send(client, 'RecebeCursoDisciplinas', 'SDT_INT_CURSO_DISCIPLINAS', [
      { ESICD_CURSO: 'C1', ESICD_DISCIPLINA: 'D1', ESICD_MATRIZ: '2026' },
    ])
    await workUntil(async () => (await situation(waiting)).situacao.startsWith('Processado'))
    const body = await bodyOf(waiting)
    await putBody(waiting, foreign[0]!.sealer.seal('de outro processo'))
    await run(sql`update espera set pronta = true, nao_antes = now()`)
    await run(sql`update tarefa set pedida_em = now()`)
    const told = await workUntil(
      async () => (await world.rows(client.id, 'select from espera where nao_antes > now()')).length === 1,
    )
    assert.ok(told.some((fact) => fact.kind === 'seal.unreadable' && fact.where === 'espera'))
    assert.equal((await world.rows(client.id, `select from lote_resultado where resultados = 'E'`)).length, 1)
    await putBody(waiting, body)
    await run(sql`update espera set expira_em = now(), nao_antes = now()`)
    await workUntil(async () => (await world.rows(client.id, 'select from espera')).length === 0)
  })

  const assertUnreadable = ({
    status,
    headers,
  }: {
    status: number
    headers: { get(name: string): string | null }
  }) => assert.deepEqual([status, headers.get('x-problema')], [503, 'CONTEUDO_ILEGIVEL'])

  it('has a code of its own when a batch is reprocessed', async () => {
    const lote = await world.send(client, ...alunos, [{ ...student(), ESIAL_CPF: 'x' }])
    await workUntil(async () => (await situation(lote)).situacao.startsWith('Processado'))
    await putBody(lote, foreign[1]!.sealer.seal('de outro processo'))
    assertUnreadable(await world.control('ReprocessaLote', { TOKEN: client.token, LOTE: lote }))
    const registry = await world.context.events.registry.metrics()
    assert.match(registry, /vinculo_seals_unreadable_total\{key="1",missing="false"\} [1-9]/)
  })

  it('has the same code in a query', async () => {
    const lote = await world.send(client, ...alunos, [student({ ESIAL_CODIGO_DEFICIENCIA: 'VISUAL' })])
    await workUntil(async () => (await situation(lote)).situacao.startsWith('Processado'))
    await run(sql`update aluno set dados_deficiencia = ${foreign[0]!.sealer.seal('{}')}`)
    const question = { token: client.token, dataInicio: '2026-01-01' }
    assertUnreadable(await world.query('RetornaDadosIntegracaoAlunos', question))
  })

  it('delays no other password of its client', async () => {
    for (let number = 0; number < 9; number++) {
      await addAluno(world, client, `fechado${number}`, { senha: 'certa', how: 'sealed' })
    }
    await run(sql`update senha set selada = ${foreign[0]!.sealer.seal('certa')}`)
    await addAluno(world, client, 'aberto', { senha: 'certa', how: 'sealed' })
    await run(sql`delete from tarefa`)
    await run(sql`insert into tarefa (tipo, cliente_id, pedida_em) values ('senhas', ${client.id}, now())`)
    const told: Fact[] = []
    const events = { report: (fact: Fact) => told.push(fact) } as unknown as typeof world.context.events
    const step = () => hashPasswords({ ...world.context, events }, new AbortController().signal)
    while (await step());
    const left = 'select from senha where selada is not null'
    assert.equal((await world.rows(client.id, left)).length, 9)
    assert.deepEqual(told, [
      { kind: 'seal.unreadable', where: 'senhas', key: 2, missing: true, client: client.id },
    ])
    await run(sql`update tarefa set servida_em = now()`)
    await run(sql`update senha set selada = ${world.context.sealer.seal('certa')} where selada is not null`)
    while (await step());
    assert.equal((await world.rows(client.id, left)).length, 0)
  })
})

describe('a seal', () => {
  it('reports a missing or wrong key, however truncated it is', () => {
    const sealer = sealerOf(3)
    const sealed = sealer.seal('segredo')
    assert.equal(sealer.open(sealed).toString(), 'segredo')
    const cases: [Buffer, number, boolean][] = [
      [Buffer.alloc(0), 0, true],
      [Buffer.from([4]), 4, true],
      [sealed.subarray(0, 1), 3, false],
      [sealed.subarray(0, 20), 3, false],
      [sealed.subarray(0, -1), 3, false],
      [sealerOf(3).seal('segredo'), 3, false],
    ]
    assert.equal(unreadableSeal(new Error('outro')), undefined)
    for (const [bytes, key, missing] of cases) {
      const found = sealer.tryOpen(bytes)
      assert.ok(found instanceof UnreadableSeal)
      assert.deepEqual([found.key, found.missing], [key, missing])
      assert.throws(() => sealer.open(bytes), UnreadableSeal)
    }
  })

  it('is recognised behind a file store error', async () => {
    const folder = temporaryFolder()
    try {
      const digestKey = randomBytes(32)
      const filesOf = (id: number) => {
        const sealer = new Sealer({ keys: [{ id, key: randomBytes(32) }], digestKey })
        return openFiles({ data: folder.path, files: { kind: 'folder' } }, sealer)
      }
      const { sha256 } = await filesOf(1).put(1, Buffer.from('conteúdo'))
      for (const [id, missing] of [
        [1, false],
        [2, true],
      ] as const) {
        await assert.rejects(filesOf(id).get(1, sha256), (error) => {
          const found = unreadableSeal(error)
          assert.deepEqual([found?.key, found?.missing], [1, missing])
          return true
        })
      }
    } finally {
      folder.remove()
    }
  })
})
