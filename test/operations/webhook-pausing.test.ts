import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { retries, retryDelay } from '../../server/domain/webhook/schedule.ts'
import { readRetryAfter } from '../../server/net/retry-after.ts'
import { WebhookDispatcher } from '../../server/webhooks/dispatcher.ts'
import { until } from '../support/process.ts'
import { student } from '../support/records.ts'
import { answer, hurry, Receiver, register, shown } from '../support/webhook-receiver.ts'
import { type Institution, World } from '../support/world.ts'

/** Events that a paused endpoint did not get. */
const held = 8

describe('a failing endpoint', () => {
  let world: World
  let dispatcher: WebhookDispatcher
  let client: Institution
  let receiver: Receiver
  before(async () => {
    world = await World.open({ webhookDev: true })
    dispatcher = new WebhookDispatcher(world.context, { drainPause: 1 })
  })
  after(async () => {
    await dispatcher.stop()
    await world.close()
  })

  async function begin(): Promise<void> {
    receiver = await Receiver.open()
    client = await world.institution()
    await register(world, client, receiver.url)
  }
  const send = (RETORNO: string) =>
    world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [student()], { RETORNO })
  const attempts = async () =>
    (await world.rows<{ n: number }>(client.id, 'select count(*) as n from webhook_tentativa'))[0]!.n
  const states = async () =>
    (
      await world.rows<{ situacao: string }>(
        client.id,
        'select situacao from webhook_evento order by sequencia',
      )
    ).map(({ situacao }) => situacao)
  /** Passes time until one or more further attempts. */
  async function nextAttempt(many = 1): Promise<void> {
    const before = await attempts()
    await hurry(world, client)
    await until('an attempt', async () => (await attempts()) >= before + many, 30)
  }
  const failingSince = (interval: string) =>
    world.rows(client.id, `update webhook_destino set falhas_desde = now() - interval '${interval}'`)

  it('is retried by the schedule with some jitter', () => {
    assert.deepEqual([...retries], [10, 60, 300, 900, 3_600, 10_800, 21_600, 43_200])
    for (const [index, seconds] of retries.entries()) {
      const delays = Array.from({ length: 50 }, () => retryDelay(index + 1, undefined)!)
      assert.ok(delays.every((delay) => delay >= seconds * 0.9 && delay <= seconds * 1.1))
      assert.ok(new Set(delays).size > 1)
    }
    assert.equal(retryDelay(retries.length + 1, undefined), undefined)
    // An endpoint may request more time, not less.
    assert.deepEqual([retryDelay(1, 90), retryDelay(1, 10 ** 9)], [90, 43_200])
    for (const short of [0, 1, 8]) assert.ok(retryDelay(1, short)! >= 9)
    assert.equal(retryDelay(retries.length + 1, 90), undefined)
  })

  it('requests time in seconds or until a date, and other values are ignored', () => {
    const now = Date.parse('2026-03-02T12:00:00Z')
    const read = (value: string | undefined) => readRetryAfter(value, now)
    assert.deepEqual([read('120'), read(' 0 '), read('99999')], [120, 0, 99_999])
    assert.equal(read('Mon, 02 Mar 2026 12:01:00 GMT'), 60)
    assert.equal(read('Sun, 01 Mar 2026 12:00:00 GMT'), 0)
    for (const nothing of ['', '-5', 'soon 1', '1.5', 'Monday 99', '2026-03-02']) {
      assert.equal(read(nothing), undefined, nothing)
    }
    assert.equal(read(undefined), undefined)
  })

  interface Line {
    level: number
    msg: string
    target: number
    diagnosis: string
    status?: number
    attempt: number
    next?: string
  }
  const failures = async () => {
    const [target] = await world.rows<{ id: number }>(client.id, 'select id from webhook_destino')
    return world.logs
      .map((line): Line => JSON.parse(line))
      .filter((line) => line.msg === 'webhook.failed' && line.level >= 40 && line.target === target!.id)
  }

  it('has a log line for each way to fail, not for each attempt, and without its address', async () => {
    receiver = await Receiver.open()
    client = await world.institution()
    await register(world, client, `${receiver.url}?chave=segredo-do-endereco`)
    receiver.behave = answer(503, {}, 'segredo-da-resposta')
    await send('um')
    await until('the first line', async () => (await failures()).length === 1)
    for (let attempt = 2; attempt <= 4; attempt++) await nextAttempt()
    receiver.behave = (request) => request.socket.destroy()
    await nextAttempt()
    receiver.behave = answer(410)
    await nextAttempt()
    await until('the last line', async () => (await failures()).length === 3)
    const lines = await failures()
    assert.deepEqual(
      lines.map(({ diagnosis, status, attempt, next }) => [diagnosis, status, attempt, !next]),
      [
        ['ERRO_DO_DESTINO', 503, 1, false],
        ['CONEXAO_INTERROMPIDA', undefined, 5, false],
        ['DESTINO_EXTINTO', 410, 6, true],
      ],
    )
    const wait = Date.parse(lines[0]!.next!) - Date.now()
    assert.ok(wait > 0 && wait <= 11_000, String(wait))
    assert.doesNotMatch(world.logs.join(''), /segredo-d|127\.0\.0\.1:\d+\/webhook/)
    await receiver.close()
  })

  it('loses an event after the last retry only if it accepts others, and it can be sent again', async () => {
    await begin()
    receiver.behave = (request, response, got) =>
      answer(got.body.ID_RETORNO === 'veneno' ? 500 : 200)(request, response, got)
    await send('veneno')
    await until('the first attempt', async () => (await attempts()) === 1)
    for (let attempt = 2; attempt <= 9; attempt++) {
      await nextAttempt()
      await send(`bom ${attempt}`)
      await until('a delivery', async () => (await states()).at(-1) === 'Entregue')
    }
    assert.equal((await states())[0], 'Falhou')
    const { SITUACAO, DIAGNOSTICO, FALHAS } = await shown(world, client, receiver.url)
    assert.deepEqual([SITUACAO, DIAGNOSTICO, FALHAS], ['Ativo', '', 0], 'it accepts others')
    await receiver.close()
  })

  it('is paused after an hour of failures, keeps its events, and shows the reason', async () => {
    await begin()
    receiver.behave = answer(503)
    await send('um')
    await until('the first attempt', async () => (await attempts()) === 1)
    const seen = async () => {
      const { SITUACAO, MOTIVO, DIAGNOSTICO, FALHAS, ESIWH_ATIVO, PROXIMA_TENTATIVA } = await shown(
        world,
        client,
        receiver.url,
      )
      assert.match(String(PROXIMA_TENTATIVA), /^\d{4}-\d{2}-\d{2}T/)
      return [SITUACAO, FALHAS, DIAGNOSTICO, ESIWH_ATIVO, MOTIVO === '']
    }
    await nextAttempt()
    assert.deepEqual(await seen(), ['Ativo', 2, 'ERRO_DO_DESTINO', 'S', true])
    await nextAttempt()
    assert.deepEqual(await seen(), ['Falhando', 3, 'ERRO_DO_DESTINO', 'S', false])
    for (let failures = 4; failures <= 5; failures++) await nextAttempt()
    assert.deepEqual(
      await seen(),
      ['Falhando', 5, 'ERRO_DO_DESTINO', 'S', false],
      'it fails not for long yet',
    )
    await failingSince('61 minutes')
    await nextAttempt()
    const { SITUACAO, MOTIVO, FALHAS } = await shown(world, client, receiver.url)
    assert.deepEqual([SITUACAO, FALHAS], ['Pausado', 6])
    assert.match(String(MOTIVO), /deixou de receber.+5xx/s)
    for (let count = 2; count <= held; count++) await send(`retido ${count}`)
    assert.deepEqual(new Set(await states()), new Set(['Aguardando nova tentativa', 'Pendente']))
  })

  it('is probed now and then while paused, without using attempts', async () => {
    const before = await world.rows(client.id, 'select id, tentativas from webhook_evento order by sequencia')
    const tried = receiver.got.length
    await nextAttempt()
    await nextAttempt()
    const after = await world.rows(client.id, 'select id, tentativas from webhook_evento order by sequencia')
    assert.deepEqual(after, before)
    const probed = receiver.got.slice(tried).map(({ body }) => body.SEQUENCIA)
    assert.equal(
      new Set(probed).size,
      probed.length,
      'each look takes another event: one of them may be at fault',
    )
    const [place] = await world.rows<{ espera: number }>(
      client.id,
      `select extract(epoch from nao_antes - (select max(inicio) from webhook_tentativa))::float8 as espera
         from webhook_destino`,
    )
    assert.ok(place!.espera >= 540 && place!.espera < 900, `${place!.espera} s`)
  })

  it('gets everything in order once it answers again', async () => {
    receiver.behave = answer(200)
    const from = receiver.got.length
    await hurry(world, client)
    await until('everything', async () => (await states()).every((state) => state === 'Entregue'), 30)
    const [probe, ...drained] = receiver.got.slice(from).map(({ body }) => body.SEQUENCIA as number)
    const wanted = Array.from({ length: held }, (_, index) => index + 1).filter((number) => number !== probe)
    assert.deepEqual(drained, wanted)
    const { SITUACAO, MOTIVO, RETIDOS, FALHAS } = await shown(world, client, receiver.url)
    assert.deepEqual([SITUACAO, MOTIVO, RETIDOS, FALHAS], ['Ativo', '', 0, 0])
    await receiver.close()
  })

  it('is paused again soon when it fails while it receives held events', async () => {
    await begin()
    await world.control('WebhookSituacao', { TOKEN: client.token, ESIWH_URL: receiver.url, ACAO: 'PAUSAR' })
    for (let count = 1; count <= 6; count++) await send(`retido ${count}`)
    receiver.behave = answer(500)
    await world.control('WebhookSituacao', { TOKEN: client.token, ESIWH_URL: receiver.url, ACAO: 'RETOMAR' })
    await until('a pause', async () => {
      await hurry(world, client)
      return (await shown(world, client, receiver.url)).SITUACAO === 'Pausado'
    })
    assert.ok(!(await states()).includes('Falhou'))
    assert.match(String((await shown(world, client, receiver.url)).MOTIVO), /5xx/)
    await receiver.close()
  })
})
