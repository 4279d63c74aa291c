import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { webhook as webhookDeclared } from '../../catalogue/webhook/webhook.ts'
import { purgeWebhooks } from '../../server/jobs/purge-webhooks.ts'
import { Sealer } from '../../server/store/sealing.ts'
import { WebhookDispatcher } from '../../server/webhooks/dispatcher.ts'
import { tester } from '../support/actor.ts'
import { until } from '../support/process.ts'
import { student } from '../support/records.ts'
import {
  answer,
  hurry,
  type Received,
  Receiver,
  register,
  shown,
  verified,
} from '../support/webhook-receiver.ts'
import { type Institution, World } from '../support/world.ts'

type Row = Record<string, unknown>

describe('webhook operations', () => {
  let world: World
  let dispatcher: WebhookDispatcher
  let client: Institution
  let receiver: Receiver
  let secret: string
  before(async () => {
    world = await World.open({ webhookDev: true })
    dispatcher = new WebhookDispatcher(world.context, { drainPause: 1 })
    receiver = await Receiver.open()
    client = await world.institution()
    secret = await register(world, client, receiver.url)
  })
  after(async () => {
    await dispatcher.stop()
    await world.close()
    await receiver.close()
  })

  const call = async (operation: string, more: Row = {}) => {
    const { status, body } = await world.control(operation, {
      TOKEN: client.token,
      ESIWH_URL: receiver.url,
      ...more,
    })
    return { status, ...(body as Record<string, never>) } as Row & { status: number }
  }
  const webhook = (ACAO: string, more: Row = {}) =>
    call('Webhook', { ACAO, SDT_INT_WEBHOOK: { ESIWH_URL: receiver.url, ...more } })
  const send = (RETORNO: string) =>
    world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [student()], { RETORNO })
  const events = async (more: Row = {}) => (await call('WebhookEventos', more)).EVENTOS as Row[]
  const delivered = (id: unknown) =>
    until('the delivery', async () =>
      (await events()).some(({ ID_EVENTO, SITUACAO }) => ID_EVENTO === id && SITUACAO === 'Entregue'),
    )

  it('show a secret once, masked afterwards, and keep it sealed', async () => {
    assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
    const { SDT_INT_WEBHOOK } = await webhook('CONSULTAR')
    const mask = String((SDT_INT_WEBHOOK as Row).ESIWH_SEGREDO)
    assert.match(mask, /^whsec_\*{4}.{4}$/)
    const again = (await webhook('CADASTRAR', { ESIWH_TODOS_OS_LOTES: 'N' })).SDT_INT_WEBHOOK as Row
    assert.equal(again.ESIWH_SEGREDO, mask)
    const [row] = await world.rows<{ segredo: Buffer }>(client.id, 'select segredo from webhook_destino')
    assert.ok(!row!.segredo.toString('latin1').includes(secret.slice(6)))
  })

  it('report a secret that cannot be decrypted, and continue once it is changed', async () => {
    const url = `${receiver.url}ilegivel`
    await register(world, client, url)
    const sealed = new Sealer({ keys: [{ id: 77, key: Buffer.alloc(32, 7) }], digestKey: Buffer.alloc(32) })
    await world.context.db.inClient(
      client.id,
      (tx) =>
        sql`update webhook_destino set segredo = ${sealed.seal('whsec_x')} where url = ${url}`.execute(tx),
      tester,
    )
    const about = (ACAO: string) => call('Webhook', { ACAO, SDT_INT_WEBHOOK: { ESIWH_URL: url } })
    assert.equal(((await about('CONSULTAR')).SDT_INT_WEBHOOK as Row).ESIWH_SEGREDO, 'whsec_****')
    assert.equal(((await about('TESTAR')).TESTE as Row).DIAGNOSTICO, 'SEGREDO_ILEGIVEL')
    await send('sem-chave')
    const list = async (operation: string, name: string) =>
      (await call(operation, { ESIWH_URL: url }))[name] as Row[]
    await until('the attempt', async () => (await list('WebhookEntregas', 'TENTATIVAS')).length > 1)
    const [attempt] = await list('WebhookEntregas', 'TENTATIVAS')
    assert.equal(attempt!.DIAGNOSTICO, 'SEGREDO_ILEGIVEL')
    const [event] = await list('WebhookEventos', 'EVENTOS')
    assert.equal(event!.SITUACAO, 'Aguardando nova tentativa')

    const own = `whsec_${Buffer.alloc(32, 5).toString('base64')}`
    const again = await call('Webhook', {
      ACAO: 'CADASTRAR',
      SDT_INT_WEBHOOK: { ESIWH_URL: url, ESIWH_SEGREDO: own },
    })
    assert.equal((again.SDT_INT_WEBHOOK as Row).ESIWH_SEGREDO, own)
    assert.equal((await call('WebhookSegredo', { ESIWH_URL: url, ESIWH_SEGREDO: own })).status, 400)
    await hurry(world, client)
    await until(
      'the delivery',
      async () => (await list('WebhookEventos', 'EVENTOS'))[0]!.SITUACAO === 'Entregue',
    )
    await about('REMOVER')
  })

  it('show which batches an endpoint receives', async () => {
    const about = async (ESIWH_TODOS_OS_LOTES?: string) =>
      String((await webhook('CADASTRAR', { ESIWH_TODOS_OS_LOTES })).MsgRetorno)
    assert.match(await about(), /avisado só dos lotes que trazem RETORNO.*ESIWH_TODOS_OS_LOTES/)
    assert.match(await about('S'), /avisado de todos os lotes/)
    assert.match(await about(), /avisado de todos os lotes/)
    assert.match(await about('N'), /avisado só dos lotes que trazem RETORNO/)
  })

  it('accept the caller’s secret, and refuse one that libraries would', async () => {
    const url = 'https://segredo.exemplo.edu.br/'
    const own = Buffer.alloc(24, 9).toString('base64')
    assert.equal(await register(world, client, url, { ESIWH_SEGREDO: own }), `whsec_${own}`)
    for (const wrong of [
      'curto',

      Buffer.alloc(23).toString('base64'),
      'não é base64 de jeito nenhum!',
    ]) {
      const { status, MsgRetorno } = await webhook('CADASTRAR', { ESIWH_SEGREDO: wrong })
      assert.equal(status, 400)
      assert.match(String(MsgRetorno), /ESIWH_SEGREDO é inválido/)
      assert.ok(!String(MsgRetorno).includes(wrong))
    }
    await call('Webhook', { ACAO: 'REMOVER', SDT_INT_WEBHOOK: { ESIWH_URL: url } })
  })

  it('answer in the declared order', async () => {
    const body = { TOKEN: client.token, ACAO: 'CONSULTAR', SDT_INT_WEBHOOK: { ESIWH_URL: receiver.url } }
    const { text } = await world.control('Webhook', body)
    const order = Object.keys(JSON.parse(text))
    assert.deepEqual(order, Object.keys(webhookDeclared.output))
    assert.deepEqual(
      Object.keys(JSON.parse(text).SDT_INT_WEBHOOK),
      Object.keys(webhookDeclared.output.SDT_INT_WEBHOOK.fields),
    )
  })

  it('list all endpoints when none is named', async () => {
    const other = 'https://outro.exemplo.edu.br/'
    await register(world, client, other)
    const { DESTINOS } = await call('Webhook', { ACAO: 'CONSULTAR', SDT_INT_WEBHOOK: undefined })
    assert.deepEqual(
      (DESTINOS as Row[]).map(({ ESIWH_URL }) => ESIWH_URL),
      [receiver.url, other],
    )
    await call('Webhook', { ACAO: 'REMOVER', SDT_INT_WEBHOOK: { ESIWH_URL: other } })
    const left = await call('Webhook', { ACAO: 'CONSULTAR' })
    assert.equal((left.DESTINOS as Row[]).length, 1)
  })

  it('are limited to one client', async () => {
    const stranger = await world.institution()
    for (const operation of ['WebhookEventos', 'WebhookEntregas', 'WebhookSegredo'])
      assert.equal((await call(operation, { TOKEN: stranger.token })).status, 404, operation)
    assert.equal(
      (
        await call('Webhook', {
          TOKEN: stranger.token,
          ACAO: 'REMOVER',
          SDT_INT_WEBHOOK: { ESIWH_URL: receiver.url },
        })
      ).status,
      404,
    )
  })

  it('send a signed test at once, which takes no number and changes no state', async () => {
    const before = await shown(world, client, receiver.url)
    const { TESTE, MsgRetorno } = await webhook('TESTAR')
    const got = receiver.got.at(-1)!
    assert.equal((verified(got, secret) as Row).EVENTO, 'webhook.teste')
    assert.equal((TESTE as Row).DIAGNOSTICO, 'ENTREGUE')
    assert.equal(MsgRetorno, 'O destino recebeu o teste.')
    // The test is found by its identifier at the receiver.
    const id = got.headers['webhook-id']
    assert.deepEqual([(TESTE as Row).ID_EVENTO, (TESTE as Row).SEQUENCIA], [id, null])
    assert.deepEqual((await call('WebhookEntregas', { ID_EVENTO: id })).TENTATIVAS, [TESTE])
    assert.ok(!(await events()).some(({ ID_EVENTO }) => ID_EVENTO === id))
    assert.deepEqual(await shown(world, client, receiver.url), before)
  })

  it('limit concurrent tests of a client, without delaying another client', async () => {
    const held: (() => void)[] = []
    const usual = receiver.behave
    receiver.behave = (_request, response) => held.push(() => response.writeHead(204).end())
    try {
      const slow = Array.from({ length: 3 }, () => webhook('TESTAR'))
      await until('three tests', () => held.length === 3)
      const many = await Promise.all(Array.from({ length: 20 }, () => webhook('TESTAR')))
      assert.deepEqual(new Set(many.map(({ status }) => status)), new Set([429]))
      assert.equal(many[0]!.MsgRetorno, 'Já há 3 testes de destinos em andamento. Repita em 5 s.')
      const other = await world.institution()
      await register(world, other, receiver.url)
      const theirs = world.control('Webhook', {
        TOKEN: other.token,
        ACAO: 'TESTAR',
        SDT_INT_WEBHOOK: { ESIWH_URL: receiver.url },
      })
      await until('a test of another client', () => held.length === 4)
      for (const release of held) release()
      for (const { status } of [...(await Promise.all(slow)), await theirs]) assert.equal(status, 200)
    } finally {
      receiver.behave = usual
    }
    assert.equal((await webhook('TESTAR')).status, 200)
  })

  it('list events since a number, without gaps and with the sent body', async () => {
    const from = receiver.got.length
    for (const name of ['um', 'dois', 'três']) await send(name)
    await receiver.received(from + 3)
    const all = await events()
    assert.deepEqual(
      all.map(({ SEQUENCIA }) => SEQUENCIA),
      all.map((_, index) => index + 1),
    )
    const last = all.at(-1)!
    assert.equal((await call('WebhookEventos')).ULTIMA_SEQUENCIA, last.SEQUENCIA)
    assert.equal(last.CORPO, receiver.got.at(-1)!.text)
    const after = await events({ DEPOIS_DE: Number(last.SEQUENCIA) - 1 })
    assert.deepEqual(
      after.map(({ ID_RETORNO }) => ID_RETORNO),
      ['três'],
    )
    assert.equal((await events({ QUANTIDADE: 2 })).length, 2)
    assert.equal((await call('WebhookEventos', { QUANTIDADE: 501 })).status, 400)
  })

  it('send one event again under the same identifier, whatever its state', async () => {
    const [first] = await events()
    await delivered(first!.ID_EVENTO)
    const from = receiver.got.length
    assert.equal((await webhook('REENVIAR', { ESIWH_ID_EVENTO: first!.ID_EVENTO })).status, 200)
    const again = (await receiver.received(from + 1)).at(-1)!
    assert.equal(again.headers['webhook-id'], first!.ID_EVENTO)
    verified(again, secret)
    const unknown = await webhook('REENVIAR', { ESIWH_ID_EVENTO: crypto.randomUUID() })
    assert.equal(unknown.status, 400)
    assert.equal((await webhook('REENVIAR', { ESIWH_ID_EVENTO: 'x' })).status, 400)
  })

  it('send all failures since a day again, in order, after a preview', async () => {
    await send('quatro')
    await until('all delivered', async () =>
      (await events()).every(({ SITUACAO }) => SITUACAO === 'Entregue'),
    )
    await world.rows(
      client.id,
      `update webhook_evento set situacao = 'Falhou', inclusao = now() - interval '3 days' where sequencia = 1`,
    )
    await world.rows(client.id, `update webhook_evento set situacao = 'Falhou' where sequencia in (2, 4)`)
    const DESDE = Temporal.Now.plainDateISO('America/Sao_Paulo').toString()
    const from = receiver.got.length
    const preview = await call('WebhookReenvio', { DESDE, SIMULAR: 'S' })
    assert.deepEqual(
      [preview.TOTAL, preview.PRIMEIRA_SEQUENCIA, preview.ULTIMA_SEQUENCIA, preview.SIMULACAO],
      [2, 2, 4, 'S'],
    )
    assert.deepEqual(
      (preview.EVENTOS as Row[]).map(({ SEQUENCIA, SITUACAO }) => [SEQUENCIA, SITUACAO]),
      [
        [2, 'Falhou'],
        [4, 'Falhou'],
      ],
    )
    assert.equal(receiver.got.length, from)
    const done = await call('WebhookReenvio', { DESDE })
    assert.deepEqual([done.TOTAL, done.SIMULACAO], [2, 'N'])
    const got = (await receiver.received(from + 2)).slice(from)
    assert.deepEqual(
      got.map(({ body }) => body.SEQUENCIA),
      [2, 4],
    )
    const [first] = await events()
    assert.equal(first!.SITUACAO, 'Falhou')
  })

  it('hold events while paused, and send them in order when resumed', async () => {
    const { SDT_INT_WEBHOOK } = await call('WebhookSituacao', { ACAO: 'PAUSAR' })
    assert.equal((SDT_INT_WEBHOOK as Row).SITUACAO, 'Pausado')
    const from = receiver.got.length
    for (let count = 0; count < 12; count++) await send(`retido ${count}`)
    await hurry(world, client)
    const { MOTIVO, RETIDOS } = await shown(world, client, receiver.url)
    assert.match(String(MOTIVO), /a pedido/)
    assert.equal(RETIDOS, 12)
    assert.equal(receiver.got.length, from)
    await call('WebhookSituacao', { ACAO: 'RETOMAR' })
    const got = (await receiver.received(from + 12)).slice(from)
    assert.deepEqual(
      got.map(({ body }) => body.ID_RETORNO),
      Array.from({ length: 12 }, (_, count) => `retido ${count}`),
    )
  })

  it('change the secret with an overlap in which both sign', async () => {
    const changed = await call('WebhookSegredo', { HORAS: 1 })
    const fresh = String(changed.ESIWH_SEGREDO)
    assert.notEqual(fresh, secret)
    assert.match(String(changed.SEGREDO_ANTERIOR_ATE), /^\d{4}-/)
    const next = async (name: string): Promise<Received> => {
      await send(name)
      return until(name, () => receiver.got.find(({ body }) => body.ID_RETORNO === name))
    }
    const both = await next('duas assinaturas')
    assert.equal(both.headers['webhook-signature']!.split(' ').length, 2)
    verified(both, secret)
    verified(both, fresh)
    await world.rows(
      client.id,
      'update webhook_destino set anterior_ate = now() where segredo_anterior is not null',
    )
    const one = await next('uma assinatura')
    verified(one, fresh)
    assert.throws(() => verified(one, secret))
    await checkSignatures(one, both, fresh)
    secret = fresh
  })

  /** Checks the signatures of received deliveries. */
  async function checkSignatures(one: Received, both: Received, fresh: string): Promise<void> {
    const check = async ({ text, headers }: Pick<Received, 'text' | 'headers'>, more: Row = {}) => {
      const found = await call('WebhookAssinatura', {
        CORPO: text,
        WEBHOOK_ID: headers['webhook-id'],
        WEBHOOK_TIMESTAMP: headers['webhook-timestamp'],
        WEBHOOK_SIGNATURE: headers['webhook-signature'],
        ...more,
      })
      assert.ok(String(found.MsgRetorno).length > 10)
      return `${found.CODIGO} ${found.VALIDA}`
    }
    const pretty = JSON.stringify(one.body, null, 2)
    const altered = one.text.replace('uma assinatura', 'outra coisa')
    const old = String(Number(one.headers['webhook-timestamp']) - 600)
    const { Webhook } = await import('standardwebhooks')
    const signedLongAgo = new Webhook(fresh).sign(
      one.headers['webhook-id']!,
      new Date(Number(old) * 1000),
      one.text,
    )
    const [, oldSignature] = both.headers['webhook-signature']!.split(' ')
    assert.equal(await check(one), 'VALIDA true')
    assert.equal(await check(one, { ESIWH_SEGREDO: fresh }), 'VALIDA true')
    assert.equal(await check({ ...one, text: pretty }), 'CORPO_REESCRITO false')
    assert.equal(await check({ ...one, text: `${one.text}\n` }), 'CORPO_REESCRITO false')
    assert.equal(await check({ ...one, text: altered }), 'CORPO_ALTERADO false')
    assert.equal(
      await check(one, { WEBHOOK_TIMESTAMP: old, WEBHOOK_SIGNATURE: signedLongAgo }),
      'RELOGIO false',
    )
    assert.equal(await check(both, { WEBHOOK_SIGNATURE: oldSignature }), 'SEGREDO_ANTIGO false')
    assert.equal(await check(one, { ESIWH_SEGREDO: secret }), 'SEGREDO_ERRADO false')
    assert.equal(await check(one, { WEBHOOK_SIGNATURE: `v1,${'A'.repeat(43)}=` }), 'SEGREDO_OU_CORPO false')
    assert.equal(await check(one, { WEBHOOK_ID: '' }), 'CABECALHO_AUSENTE false')
    assert.equal(await check(one, { WEBHOOK_TIMESTAMP: 'ontem' }), 'CABECALHO_INVALIDO false')
  }

  it('keep every attempt, newest first, and filter by event or failure', async () => {
    receiver.behave = answer(500)
    await send('falha uma vez')
    const failures = async () => (await call('WebhookEntregas', { SO_FALHAS: 'S' })).TENTATIVAS as Row[]
    await until('a failure', async () => (await failures()).length > 0)
    receiver.behave = answer(204)
    await hurry(world, client)
    const [failure] = await failures()
    await delivered(failure!.ID_EVENTO)
    const own = (await call('WebhookEntregas', { ID_EVENTO: failure!.ID_EVENTO })).TENTATIVAS as Row[]
    assert.deepEqual(
      own.map(({ DIAGNOSTICO }) => DIAGNOSTICO),
      ['ENTREGUE', 'ERRO_DO_DESTINO'],
    )
    assert.match(String(failure!.EXPLICACAO), /Quem o mantém/)
  })

  it('cancel waiting events when an endpoint is removed, and start anew when it is registered again', async () => {
    await call('WebhookSituacao', { ACAO: 'PAUSAR' })
    await send('nunca chega')
    assert.equal((await webhook('REMOVER')).status, 200)
    assert.equal((await webhook('CONSULTAR')).status, 404)
    const states = await world.rows<{ situacao: string }>(
      client.id,
      `select situacao from webhook_evento where id_retorno = 'nunca chega'`,
    )
    assert.deepEqual(states, [{ situacao: 'Cancelada' }])
    const from = receiver.got.length
    await register(world, client, receiver.url)
    await send('de novo')
    assert.deepEqual(
      (await receiver.received(from + 1)).slice(from).map(({ body }) => [body.ID_RETORNO, body.SEQUENCIA]),
      [['de novo', 1]],
    )
  })

  it('log no secret', async () => {
    const log = world.logs.join('')
    assert.ok(!log.includes(secret.slice(6)) && !log.includes(receiver.url))
    assert.match(
      await (await fetch(`${world.base}/metrics`)).text(),
      /vinculo_webhook_attempts_total\{diagnosis="ENTREGUE"\}/,
    )
  })

  it('purge old ended events, and never held ones', async () => {
    await call('WebhookSituacao', { ACAO: 'PAUSAR' })
    await send('guardado')
    await world.rows(client.id, `update webhook_evento set inclusao = now() - interval '100 days'`)
    await world.rows(client.id, `update webhook_tentativa set inicio = now() - interval '100 days'`)
    await purgeWebhooks(world.context, new AbortController().signal)
    const left = await world.rows<Row>(client.id, 'select id_retorno, situacao from webhook_evento')
    assert.deepEqual(left, [{ id_retorno: 'guardado', situacao: 'Pendente' }])
    assert.deepEqual(await world.rows(client.id, 'select from webhook_tentativa'), [])
    assert.equal((await webhook('CONSULTAR')).status, 200)
  })

  it('limit the endpoints of a client', async () => {
    const crowded = await world.institution()
    await world.context.db.inClient(
      crowded.id,
      (tx) =>
        sql`insert into webhook_destino (cliente_id, url, segredo)
        select ${crowded.id}, 'https://' || n || '.exemplo.edu.br/', '' from generate_series(1, 50) n`.execute(
          tx,
        ),
      tester,
    )
    await assert.rejects(register(world, crowded, 'https://mais-um.exemplo.edu.br/'), /já tem 50 destinos/)
  })
})
