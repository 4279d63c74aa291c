import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { after, afterEach, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { failingAfter, type HealthCode, healthReasons } from '../../catalogue/health.ts'
import { render } from '../../catalogue/render.ts'
import { projectRoot } from '../../server/config/config.ts'
import { escreveMensagens } from '../../server/domain/mensagem/escreve.ts'
import type { BackupStatus } from '../../server/health/backup.ts'
import { checkReadiness } from '../../server/http/health.ts'
import { forgetFormerJobs, recorded } from '../../server/jobs/job-runs.ts'
import { sendMessages } from '../../server/jobs/send-messages.ts'
import { Mailer } from '../../server/net/mail.ts'
import { Database } from '../../server/store/database.ts'
import type { ReplicaState } from '../../server/store/replica.ts'
import { WebhookDispatcher } from '../../server/webhooks/dispatcher.ts'
import { tester } from '../support/actor.ts'
import { addStudent, insert } from '../support/contracts.ts'
import { MailServer } from '../support/mail-server.ts'
import { until } from '../support/process.ts'
import { student } from '../support/records.ts'
import { answer, hurry, Receiver, register } from '../support/webhook-receiver.ts'
import { type Institution, World } from '../support/world.ts'

const codes = Object.keys(healthReasons) as HealthCode[]

/** Port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

describe('health', () => {
  let world: World
  let client: Institution
  /** Codes that some test saw begin and end. */
  const seen = new Set<HealthCode>()
  before(async () => {
    world = await World.open({ processing: false, webhookDev: true })
    client = await world.institution()
  })
  after(() => world.close())

  interface Ready {
    status: string
    reasons?: HealthCode[]
  }
  /** The reasons that /readyz has, which stays 200. */
  const reasons = async (): Promise<HealthCode[]> => {
    world.context.health.forget()
    const response = await fetch(`${world.base}/readyz`)
    assert.equal(response.status, 200)
    const { status, reasons: told = [] } = (await response.json()) as Ready
    assert.equal(status, told.length > 0 ? 'degraded' : 'ok')
    return told
  }
  const metrics = async (): Promise<Map<string, number>> => {
    // The text of metrics is shared for a second.
    await new Promise((resolve) => setTimeout(resolve, 1_010))
    const text = await (await fetch(`${world.base}/metrics`)).text()
    const samples = text.split('\n').filter((line) => /^vinculo_/.test(line))
    return new Map(
      samples.map((line) => line.split(/ (?=\S+$)/) as [string, string]).map(([a, b]) => [a, Number(b)]),
    )
  }
  const findings = async () => {
    world.context.health.forget()
    return (await world.context.health.report()).findings
  }
  /** Holds while `during` runs and `begin` holds, and no longer after `end`. */
  async function occurs(code: HealthCode, begin: () => unknown, end: () => unknown): Promise<void> {
    assert.ok(!(await reasons()).includes(code), `${code} held before`)
    await begin()
    try {
      assert.deepEqual(await reasons(), [code])
      for (const { text } of await findings()) {
        for (const language of ['pt', 'en'] as const) assert.doesNotMatch(render(text, language), /[{}]/)
      }
    } finally {
      await end()
    }
    assert.deepEqual(await reasons(), [])
    seen.add(code)
  }
  afterEach(() => {
    world.context.health.backup = async () => undefined
  })

  it('tells of a full disk, and of one that is nearly full, as the settings say', async () => {
    const { config } = world.context
    const { diskLow, diskFull } = config
    const set = (values: Partial<typeof config>) => () => void Object.assign(config, values)
    const all = Number.MAX_SAFE_INTEGER
    await occurs('DISCO_CHEIO', set({ diskFull: all, diskLow: all }), set({ diskFull, diskLow }))
    await occurs('DISCO_QUASE_CHEIO', set({ diskLow: all }), set({ diskLow }))
    const free = (await metrics()).get('vinculo_data_free_bytes')
    assert.ok(free! > 0 && free! < all)
  })

  it('tells of a queue whose oldest batch is due and does not advance, and of one that cannot be read', async () => {
    const { kysely } = world.context.owner
    const queue = (column: string, value: string) => () =>
      sql`update fila set ${sql.ref(column)} = ${sql.raw(value)}`.execute(kysely)
    await world.send(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [student()])
    assert.deepEqual(await reasons(), [])
    const minutes = world.context.config.queueMinutes
    const served = () =>
      sql`insert into vez (cliente_id, servido_em) values (${client.id}, now())
        on conflict (cliente_id) do update set servido_em = now()`.execute(kysely)
    await occurs('FILA_PARADA', queue('pronto_em', `now() - interval '${minutes + 1} minutes'`), served)
    // Its turn was long ago, but a retry is planned.
    await sql`update vez set servido_em = now() - interval '1 day'`.execute(kysely)
    await queue('pronto_em', `now() + interval '1 minute'`)()
    assert.deepEqual(await reasons(), [])
    await occurs('LOTE_ILEGIVEL', queue('adiamentos', '1'), queue('adiamentos', '0'))
    await queue('recebido_em', `now() - interval '1 hour'`)()
    world.context.health.forget()
    const told = await metrics()
    assert.equal(told.get('vinculo_batches_waiting'), 1)
    assert.ok(Math.abs(told.get('vinculo_batch_oldest_seconds')! - 3_600) < 60)
    await sql`delete from fila`.execute(kysely)
  })

  it('tells of a replica only after a minute, with its state', async () => {
    const standing = (state: ReplicaState | undefined, seconds: number) => () => {
      const unusableSince = state && Date.now() - seconds * 1_000
      for (const [name, value] of Object.entries({ state, unusableSince }))
        Object.defineProperty(world.context.readers, name, { value, configurable: true })
    }
    for (const [code, state] of [
      ['REPLICA_ATRASADA', 'behind'],
      ['REPLICA_FORA_DO_AR', 'down'],
      ['REPLICA_ALHEIA', 'foreign'],
    ] as const) {
      standing(state, 30)()
      assert.deepEqual(await reasons(), [])
      standing(undefined, 0)()
      await occurs(code, standing(state, 61), standing('current', 0))
      standing(undefined, 0)()
    }
  })

  it('tells of a mail server that cannot be reached, and of none where messages wait', async () => {
    const { context } = world
    const mail = await MailServer.open()
    const letters = (at: Institution, nome: string) =>
      context.db.inClient(
        at.id,
        (tx) =>
          escreveMensagens(tx, { today: '2026-03-10', actor: tester }, [
            {
              modelo: 'pendencias',
              para: { parte: 'supervisor', id: 1, nome, email: 'x@exemplo.com.br' },
              dados: {},
            },
          ]),
        tester,
      )
    const hurryMail = async (interval = '1 second') => {
      await world.rows(
        client.id,
        `update mensagem set proxima_em = now() - interval '${interval}' where situacao = 'Pendente' returning id`,
      )
      await sql`update fila_mensagem set pronto_em = now() - ${interval}::interval`.execute(
        context.owner.kysely,
      )
    }
    const send = async () => {
      await hurryMail()
      await sendMessages(context, new AbortController().signal)
    }
    const settings = { url: `smtp://127.0.0.1:${await freePort()}`, from: 'Estágios <a@exemplo.edu.br>' }
    const use = (one: typeof settings | undefined) =>
      Object.assign(context, { mail: one && new Mailer(one) }) && Object.assign(context.config, { mail: one })
    await letters(client, 'Ana')
    assert.deepEqual(await reasons(), [], 'it waits for a moment only')
    await occurs(
      'EMAIL_NAO_CONFIGURADO',
      () => hurryMail('6 minutes'),
      () => hurryMail(),
    )
    use(settings)
    for (let failures = 1; failures < failingAfter; failures++) await send()
    await occurs('EMAIL_FALHANDO', send, async () => {
      assert.ok((await metrics()).get('vinculo_mail_failures')! >= failingAfter)
      use(mail.settings)
      await send()
    })
    assert.equal(mail.received.length, 1)
    use(undefined)
    await mail.close()
    // Messages of the sample client and of sandboxes need no server.
    await letters(client, 'Bia')
    await hurryMail('6 minutes')
    await sql`update cliente set codigo = 'demo' where cliente_id = ${client.id}`.execute(
      context.owner.kysely,
    )
    assert.deepEqual(await reasons(), [])
    await sql`update cliente set codigo = ${client.codigo} where cliente_id = ${client.id}`.execute(
      context.owner.kysely,
    )
    assert.deepEqual(await reasons(), ['EMAIL_NAO_CONFIGURADO'])
    await sql`delete from fila_mensagem`.execute(context.owner.kysely)
  })

  it('tells of a provider of messages to phones that fails three times in a row, until it takes one', async () => {
    const { context } = world
    const gateway = await Receiver.open()
    const sender = await world.institution()
    await insert(world, sender, 'canal', {
      ...{
        url: gateway.url,
        metodo: 'POST',
        formato: 'JSON',
        corpo: '{"to": "{telefone}", "body": "{texto}"}',
      },
      ...{ lembretes: true, por_pessoa: 100, por_dia: 100 },
    })
    let sent = 0
    const send = async () => {
      const id = await addStudent(world, sender, { telefone2: `(11) 98765-432${sent++}` })
      const para = { parte: 'aluno' as const, id, nome: 'Ana', email: null }
      const message = { modelo: 'lembreteSemPrazo' as const, para, dados: { item: 'Relatório' } }
      await context.db.inClient(
        sender.id,
        (tx) => escreveMensagens(tx, { today: '2026-03-10', actor: tester }, [message]),
        tester,
      )
      await world.rows(sender.id, 'update canal set pausado_ate = null returning 1')
      await sendMessages(context, new AbortController().signal)
    }
    gateway.behave = answer(500)
    for (let failures = 1; failures < failingAfter; failures++) await send()
    await occurs('TELEFONE_FALHANDO', send, async () => {
      assert.equal((await metrics()).get('vinculo_phone_gateways_failing'), 1)
      gateway.behave = answer(200)
      await send()
    })
    assert.equal(gateway.got.length, failingAfter + 1)
    await sql`delete from fila_mensagem`.execute(context.owner.kysely)
    await gateway.close()
  })

  it('tells of a webhook target that fails three times in a row, until it answers or is paused', async () => {
    const dispatcher = new WebhookDispatcher(world.context)
    const receiver = await Receiver.open()
    receiver.behave = answer(500)
    const sender = await world.institution()
    await register(world, sender, receiver.url)
    // The queue's entry is updated after the target.
    const failures = async () => {
      const { rows } = await sql<{ falhas: number }>`
        select falhas from fila_webhook where cliente_id = ${sender.id}`.execute(world.context.owner.kysely)
      return rows[0]?.falhas ?? 0
    }
    const fail = async () => {
      const before = await failures()
      await hurry(world, sender)
      await until('a failure', async () => (await failures()) > before, 30)
    }
    const state = (ACAO: string) =>
      world.control('WebhookSituacao', { TOKEN: sender.token, ESIWH_URL: receiver.url, ACAO })
    const batch = async () => {
      await world.work(() =>
        world.process(sender, 'RecebeAlunos', 'SDT_INT_ALUNOS', [student()], { RETORNO: 'r' }),
      )
    }
    await batch()
    await until('the first failure', async () => (await failures()) === 1, 30)
    await fail()
    await occurs('WEBHOOK_FALHANDO', fail, () => state('PAUSAR'))
    assert.equal((await metrics()).get('vinculo_webhook_targets_failing'), 0)
    await state('RETOMAR')
    await until('a failure', async () => (await failures()) === 1, 30)
    for (let failed = 1; failed < failingAfter; failed++) await fail()
    assert.deepEqual(await reasons(), ['WEBHOOK_FALHANDO'])
    receiver.behave = answer(200)
    await hurry(world, sender)
    await until('a delivery', async () => (await reasons()).length === 0, 30)
    await dispatcher.stop()
    await receiver.close()
  })

  it('tells of backups through their provider', async () => {
    const { health } = world.context
    const hours = (count: number) => world.context.clock.now().subtract({ hours: count }).toString()
    const status = (one: BackupStatus | undefined) => () => {
      health.backup = async () => one
    }
    const good = { ageSeconds: 3_600, rehearsedAt: hours(24) }
    const bad: readonly [HealthCode, BackupStatus][] = [
      ['COPIA_ATRASADA', {}],
      ['COPIA_ATRASADA', { ...good, ageSeconds: 36 * 3_600 + 1 }],
      ['COPIA_NAO_ENSAIADA', { ageSeconds: 3_600 }],
      ['COPIA_NAO_ENSAIADA', { ...good, rehearsedAt: hours(8 * 24 + 1) }],
      ['COPIA_COM_PROBLEMA', { ...good, problem: 'falta um arquivo' }],
      ['COPIA_SEM_PASTA', { ...good, unusable: 'Não é possível escrever em /copias (EROFS).' }],
    ]
    for (const [code, one] of bad) await occurs(code, status(one), status(good))
    status({ ...good, problem: 'O disco está cheio. Libere espaço.' })()
    const [finding] = await findings()
    assert.equal(
      render(finding!.text, 'pt'),
      'A cópia de segurança tem um problema: O disco está cheio. Libere espaço.',
    )
    status(good)()
    health.forget()
    assert.equal((await metrics()).get('vinculo_backup_age_seconds'), 3_600)
  })

  it('tells of a scheduled job that fails three times in a row, until it succeeds', async () => {
    const run = (fails: boolean) =>
      recorded(world.context, 'de-teste', async () => {
        if (fails) throw Object.assign(new Error('x'), { code: 'EPIPE' })
      }).catch(() => {})
    for (let failures = 1; failures < failingAfter; failures++) await run(true)
    await occurs(
      'TAREFA_FALHANDO',
      () => run(true),
      () => run(false),
    )
    // A job that this version does not have cannot succeed again.
    for (let failures = 1; failures < failingAfter; failures++) await run(true)
    await occurs(
      'TAREFA_FALHANDO',
      () => run(true),
      () => forgetFormerJobs(world.context.owner, ['outra']),
    )
  })

  it('tells of a check that fails or hangs, and of nothing that it did not find out', async () => {
    const { health } = world.context
    const { freeBytes, longestCheck } = health
    await occurs(
      'VERIFICACAO_FALHOU',
      () => {
        health.freeBytes = async () => {
          throw Object.assign(new Error('x'), { code: 'EIO' })
        }
      },
      async () => {
        const told = await metrics()
        assert.equal(told.get('vinculo_degraded{reason="VERIFICACAO_FALHOU"}'), 1)
        for (const name of ['vinculo_data_free_bytes', 'vinculo_degraded{reason="DISCO_CHEIO"}'])
          assert.equal(told.get(name), undefined, name)
        health.freeBytes = freeBytes
      },
    )
    let asked = 0
    let finish = (_: BackupStatus | undefined) => {}
    health.backup = () => {
      asked++
      return new Promise((resolve) => {
        finish = resolve
      })
    }
    health.longestCheck = 800
    try {
      health.forget()
      const before = performance.now()
      const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${world.base}/readyz`)))
      assert.ok(answers.every(({ status }) => status === 200))
      // Its patience is half a second, however long the check takes.
      assert.ok(performance.now() - before < 5_000)
      await until('the failure', async () => {
        const { reasons: told = [] } = (await (await fetch(`${world.base}/readyz`)).json()) as Ready
        return told.includes('VERIFICACAO_FALHOU')
      })
      health.forget()
      await health.report()
      assert.equal(asked, 1, 'a check that hangs is not started again')
    } finally {
      health.longestCheck = longestCheck
      finish(undefined)
    }
    health.backup = async () => undefined
    await until('the end', async () => (await reasons()).length === 0)
  })

  it('is checked once for many readers, and again after some seconds', async () => {
    const { health } = world.context
    let asked = 0
    health.backup = async () => void asked++
    health.forget()
    await Promise.all(Array.from({ length: 40 }, () => fetch(`${world.base}/readyz`)))
    await metrics()
    assert.equal(asked, 1)
  })

  it('logs when the reasons change, and only then', async () => {
    const { health } = world.context
    const logged = () => world.logs.filter((line) => line.includes('health.changed')).length
    await findings()
    const before = logged()
    health.backup = async () => ({})
    for (const _ of [1, 2]) await findings()
    assert.equal(logged(), before + 1)
    assert.match(world.logs.at(-1)!, /"reasons":"COPIA_ATRASADA","text":"Ainda não há cópia de segurança\."/)
    health.backup = async () => undefined
    for (const _ of [1, 2]) await findings()
    assert.equal(logged(), before + 2)
  })

  it('is 503 only while the database does not answer', async () => {
    const { context } = world
    const { db } = context
    const gone = new Database(
      { connectionString: `postgres://x@127.0.0.1:${await freePort()}/x` } as ConstructorParameters<
        typeof Database
      >[0],
      1,
    )
    assert.equal(await checkReadiness(gone), false)
    Object.assign(context, { db: gone })
    try {
      const response = await fetch(`${world.base}/readyz`)
      assert.equal(response.status, 503)
      assert.deepEqual(await response.json(), { status: 'indisponível' })
    } finally {
      Object.assign(context, { db })
      await gone.close()
    }
    assert.deepEqual(await reasons(), [])
  })

  it('has a sample for each documented metric that was measured, and for no other', async () => {
    const guide = readFileSync(join(projectRoot, 'docs/OPERATIONS.md'), 'utf8')
    const documented = new Set(guide.match(/`vinculo_\w+/g)!.map((name) => name.slice(1)))
    await insert(world, client, 'unidade', { codigo: 'X', nome: 'X' })
    world.context.health.forget()
    const samples = await metrics()
    const found = new Set([...samples.keys()].map((name) => name.replace(/\{.*|_(sum|count|bucket).*$/g, '')))
    for (const name of found) assert.ok(documented.has(name), `${name} is not documented`)
    for (const code of codes) assert.equal(samples.get(`vinculo_degraded{reason="${code}"}`), 0, code)
    for (const name of [
      'vinculo_batches_waiting',
      'vinculo_batch_oldest_seconds',
      'vinculo_data_free_bytes',
      'vinculo_mail_clients_waiting',
      'vinculo_mail_overdue_seconds',
      'vinculo_mail_failures',
      'vinculo_phone_gateways_failing',
      'vinculo_webhook_targets_waiting',
      'vinculo_webhook_targets_failing',
      'vinculo_jobs_failing',
    ]) {
      assert.ok(samples.has(name), name)
    }
    // No backup, replica or other disk.
    for (const name of [
      'vinculo_backup_age_seconds',
      'vinculo_database_free_bytes',
      'vinculo_replica_behind_bytes',
    ])
      assert.ok(!samples.has(name), name)
  })

  it('has no reason that cannot occur and end', () => {
    assert.deepEqual(
      codes.filter((code) => !seen.has(code)),
      [],
    )
  })
})
