import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { diagnoses } from '../../catalogue/webhook/diagnoses.ts'
import { WebhookDispatcher } from '../../server/webhooks/dispatcher.ts'
import { certificate } from '../support/certificate.ts'
import { until } from '../support/process.ts'
import { student } from '../support/records.ts'
import {
  answer,
  type Behaviour,
  hang,
  hurry,
  Receiver,
  register,
  shown,
  verified,
} from '../support/webhook-receiver.ts'
import { type Institution, World } from '../support/world.ts'

interface Attempt {
  STATUS: number | null
  DIAGNOSTICO: keyof typeof diagnoses
  EXPLICACAO: string
  DETALHE: string
  RESPOSTA: string
}

/** Result of a delivery by behaviour of the receiver, each a real local server. */
describe('a receiver that', () => {
  let world: World
  let dispatcher: WebhookDispatcher
  let client: Institution
  let receiver: Receiver
  before(async () => {
    world = await World.open({ webhookDev: true })
    dispatcher = new WebhookDispatcher(world.context)
  })
  after(async () => {
    await dispatcher.stop()
    await world.close()
  })
  afterEach(() => receiver.close())

  /** Registers a receiver with this behaviour and sends it the outcome of a batch. */
  async function tell(behave: Behaviour, tls?: { key: string; cert: string }): Promise<string> {
    receiver = await Receiver.open(tls)
    receiver.behave = behave
    client = await world.institution()
    const secret = await register(world, client, receiver.url)
    await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [student()], { RETORNO: 'r' })
    return secret
  }
  async function attempts(many: number): Promise<Attempt[]> {
    const list = async () => {
      const { body } = await world.control('WebhookEntregas', {
        TOKEN: client.token,
        ESIWH_URL: receiver.url,
      })
      return body.TENTATIVAS as Attempt[]
    }
    await until(`${many} attempts`, async () => (await list()).length >= many, 30)
    return (await list()).toReversed()
  }
  const event = async () =>
    (
      await world.rows<{ situacao: string; tentativas: number; espera: number }>(
        client.id,
        `select situacao, tentativas, extract(epoch from proxima_em -
          (select max(inicio) from webhook_tentativa))::float8 as espera from webhook_evento`,
      )
    )[0]!
  /** The next attempt is planned this many seconds after the previous one, or slightly later on a busy machine. */
  const assertWaits = async (seconds: number) => {
    const { situacao, espera } = await event()
    assert.equal(situacao, 'Aguardando nova tentativa')
    assert.ok(espera >= seconds && espera < seconds + 50, `${espera} s`)
  }

  it('is down is retried after about ten seconds, with a diagnosis of who should act', async () => {
    receiver = await Receiver.open()
    const { url } = receiver
    await receiver.close()
    client = await world.institution()
    await register(world, client, url)
    await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [student()], { RETORNO: 'r' })
    const down = { url, close: async () => {} }
    receiver = down as Receiver
    const [one] = await attempts(1)
    assert.deepEqual(
      [one!.STATUS, one!.DIAGNOSTICO, one!.DETALHE],
      [null, 'CONEXAO_RECUSADA', 'ECONNREFUSED'],
    )
    assert.equal(one!.EXPLICACAO, diagnoses.CONEXAO_RECUSADA.pt)
    await assertWaits(9)
  })

  it('does not answer in time is aborted and retried', async () => {
    world.context.outbound.limit = 300
    try {
      await tell(hang)
      const [one] = await attempts(1)
      assert.deepEqual([one!.STATUS, one!.DIAGNOSTICO], [null, 'TEMPO_ESGOTADO'])
      await assertWaits(9)
    } finally {
      world.context.outbound.limit = 15_000
    }
  })

  it('sends its status and then nothing is judged by its status', async () => {
    await tell((_request, response) => response.writeHead(200).write('{'))
    const [one] = await attempts(1)
    assert.deepEqual([one!.STATUS, one!.DIAGNOSTICO, one!.RESPOSTA], [200, 'ENTREGUE', '{'])
  })

  it('cuts the connection is retried', async () => {
    await tell((request) => request.socket.resetAndDestroy())
    const [one] = await attempts(1)
    assert.deepEqual([one!.STATUS, one!.DIAGNOSTICO], [null, 'CONEXAO_INTERROMPIDA'])
    await assertWaits(9)
  })

  it('speaks another protocol is retried', async () => {
    await tell((request) =>
      request.socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
    )
    const [one] = await attempts(1)
    assert.deepEqual([one!.STATUS, one!.DIAGNOSTICO], [101, 'RESPOSTA_INESPERADA'])
    await assertWaits(9)
  })

  for (const status of [410, 500]) {
    it(`is removed before it answers ${status} stays removed, also when its address is registered again`, async () => {
      const reply = Promise.withResolvers<void>()
      await tell(async (request, response, got) => {
        await reply.promise
        answer(status)(request, response, got)
      })
      await receiver.received(1)
      const about = { ACAO: 'REMOVER', SDT_INT_WEBHOOK: { ESIWH_URL: receiver.url } }
      assert.equal((await world.control('Webhook', { TOKEN: client.token, ...about })).status, 200)
      await register(world, client, receiver.url)
      reply.resolve()
      const logged =
        'select d.situacao, t.status from webhook_destino d join webhook_tentativa t on t.destino_id = d.id'
      await until('the outcome', async () => (await world.rows(client.id, logged)).length > 0)
      assert.deepEqual(await world.rows(client.id, logged), [{ situacao: 'Removido', status }])
      assert.equal((await shown(world, client, receiver.url)).SITUACAO, 'Ativo')
      const [failed] = await world.rows(client.id, 'select situacao, tentativas from webhook_evento')
      assert.deepEqual(failed, { situacao: 'Cancelada', tentativas: 0 })
    })
  }

  it('redirects is not followed', async () => {
    const elsewhere = await Receiver.open()
    await tell(answer(307, { location: elsewhere.url }))
    const [one] = await attempts(1)
    assert.deepEqual([one!.STATUS, one!.DIAGNOSTICO], [307, 'REDIRECIONAMENTO'])
    await assertWaits(9)
    assert.equal(elsewhere.got.length, 0)
    await elsewhere.close()
  })

  it('answers 410 is deactivated, and gets no events until it is registered again', async () => {
    await tell(answer(410))
    await attempts(1)
    const { SITUACAO, MOTIVO, ESIWH_ATIVO } = await shown(world, client, receiver.url)
    assert.deepEqual([SITUACAO, ESIWH_ATIVO], ['Desativado', 'N'])
    assert.match(String(MOTIVO), /410/)
    assert.equal((await event()).situacao, 'Cancelada')
    receiver.behave = answer(200)
    const send = (RETORNO: string) =>
      world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [student()], { RETORNO })
    await send('perdido')
    await register(world, client, receiver.url)
    await send('de volta')
    const got = await receiver.received(2)
    assert.deepEqual(
      got.map(({ body }) => [body.ID_RETORNO, body.SEQUENCIA]),
      [
        ['r', 1],
        ['de volta', 2],
      ],
    )
  })

  it('answers 429 gets nothing for the requested time, and keeps its events', async () => {
    await tell(answer(429, { 'retry-after': '120' }))
    const [one] = await attempts(1)
    assert.deepEqual([one!.STATUS, one!.DIAGNOSTICO], [429, 'LIMITE_DO_DESTINO'])
    await assertWaits(120)
    await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [student()], { RETORNO: 'outro' })
    const [place] = await world.rows<{ espera: number }>(
      client.id,
      `select extract(epoch from pronto_em - now())::float8 as espera from fila_webhook where cliente_id = ${client.id}`,
    )
    assert.ok(place!.espera > 30, `${place!.espera} s`)
    receiver.behave = answer(202)
    await hurry(world, client)
    await receiver.received(3)
  })

  it('answers 500 and then 200 gets the same event again, with a new signature', async () => {
    const secret = await tell(answer(500, {}, 'falhou aqui'))
    const [one] = await attempts(1)
    assert.deepEqual([one!.DIAGNOSTICO, one!.RESPOSTA], ['ERRO_DO_DESTINO', 'falhou aqui'])
    receiver.behave = answer(200)
    await hurry(world, client)
    const [first, second] = await receiver.received(2)
    await attempts(2)
    assert.equal(first!.headers['webhook-id'], second!.headers['webhook-id'])
    assert.equal(first!.text, second!.text)
    verified(second!, secret)
    assert.deepEqual(await event().then(({ situacao, tentativas }) => [situacao, tentativas]), [
      'Entregue',
      2,
    ])
    assert.equal((await shown(world, client, receiver.url)).FALHAS, 0)
  })

  it('answers without end is read up to a limit, and its status counts', async () => {
    let sent = 0
    await tell((_request, response) => {
      response.writeHead(200)
      const more = () => {
        while (!response.destroyed && sent < 2 ** 28) {
          sent += 65_536
          if (!response.write('x'.repeat(65_536))) {
            response.once('drain', more)
            return
          }
        }
      }
      more()
    })
    const [one] = await attempts(1)
    assert.deepEqual([one!.DIAGNOSTICO, one!.RESPOSTA.length], ['ENTREGUE', 1_024])
    assert.ok(sent < 2 ** 28, 'it was read to its end')
  })

  for (const [status, text, diagnosis] of [
    [401, '', 'ACESSO_NEGADO'],
    [401, '{"error":"invalid signature"}', 'ASSINATURA_RECUSADA'],
    [400, '', 'CORPO_RECUSADO'],
    [404, '', 'CAMINHO_INEXISTENTE'],
    [405, '', 'METODO_RECUSADO'],
    [503, '', 'ERRO_DO_DESTINO'],
    [418, '', 'RESPOSTA_INESPERADA'],
    [304, '', 'REDIRECIONAMENTO'],
  ] as const) {
    it(`answers ${status} ${text} has not received it: ${diagnosis}`, async () => {
      await tell(answer(status, {}, text))
      const [one] = await attempts(1)
      assert.deepEqual([one!.STATUS, one!.DIAGNOSTICO], [status, diagnosis])
      await assertWaits(9)
    })
  }

  for (const [what, wrong, detail] of [
    ['that nobody vouches for', certificate('127.0.0.1'), 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['of another name', certificate('outro.exemplo.edu.br'), 'ERR_TLS_CERT_ALTNAME_INVALID'],
    ['that expired', certificate('127.0.0.1', -3, -2), 'CERT_HAS_EXPIRED'],
  ] as const) {
    it(`has a certificate ${what} gets nothing`, async () => {
      const before = getCACertificates('default')
      // The others are trusted, so that each is refused for its own reason.
      if (what !== 'that nobody vouches for') setDefaultCACertificates([...before, wrong.cert])
      try {
        await tell(answer(200), wrong)
        const [one] = await attempts(1)
        assert.deepEqual([one!.DIAGNOSTICO, one!.DETALHE], ['CERTIFICADO_INVALIDO', detail])
        assert.equal(receiver.got.length, 0)
      } finally {
        setDefaultCACertificates(before)
      }
    })
  }

  it('has a valid certificate gets its events over https', async () => {
    const before = getCACertificates('default')
    const right = certificate('127.0.0.1')
    setDefaultCACertificates([...before, right.cert])
    try {
      const secret = await tell(answer(200), right)
      verified((await receiver.received(1))[0]!, secret)
      const [one] = await attempts(1)
      assert.equal(one!.DIAGNOSTICO, 'ENTREGUE')
    } finally {
      setDefaultCACertificates(before)
    }
  })

  it('does not speak TLS where https is expected gets nothing', async () => {
    receiver = await Receiver.open()
    client = await world.institution()
    const url = receiver.url.replace('http:', 'https:')
    await register(world, client, url)
    const { body } = await world.control('Webhook', {
      TOKEN: client.token,
      ACAO: 'TESTAR',
      SDT_INT_WEBHOOK: { ESIWH_URL: url },
    })
    assert.equal((body.TESTE as Attempt).DIAGNOSTICO, 'FALHA_TLS')
  })
})
