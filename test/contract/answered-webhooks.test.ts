import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { operations } from '../../catalogue/index.ts'
import type { Operation } from '../../catalogue/operation.ts'
import type { DiagnosisCode } from '../../catalogue/webhook/diagnoses.ts'
import { Sealer } from '../../server/store/sealing.ts'
import { WebhookDispatcher } from '../../server/webhooks/dispatcher.ts'
import { tester } from '../support/actor.ts'
import { Answered, answersOf } from '../support/answered-values.ts'
import { certificate } from '../support/certificate.ts'
import { until } from '../support/process.ts'
import { day, student } from '../support/records.ts'
import {
  answer,
  type Behaviour,
  hang,
  hurry,
  type Received,
  Receiver,
  register,
} from '../support/webhook-receiver.ts'
import { type Institution, World } from '../support/world.ts'

type Row = Record<string, unknown>

const all: readonly Operation[] = operations
const shapes = new Map(all.flatMap(answersOf))

/** The behaviour of the receiver, or another fault, behind each diagnosis. */
const behaviours: Readonly<Partial<Record<DiagnosisCode, Behaviour>>> = {
  ENTREGUE: answer(200),
  CONEXAO_INTERROMPIDA: (request) => request.socket.resetAndDestroy(),
  TEMPO_ESGOTADO: hang,
  REDIRECIONAMENTO: answer(307, { location: 'https://exemplo.edu.br' }),
  ASSINATURA_RECUSADA: answer(401, {}, '{"error":"invalid signature"}'),
  ACESSO_NEGADO: answer(401),
  CAMINHO_INEXISTENTE: answer(404),
  METODO_RECUSADO: answer(405),
  DESTINO_EXTINTO: answer(410),
  CORPO_RECUSADO: answer(400),
  LIMITE_DO_DESTINO: answer(429),
  ERRO_DO_DESTINO: answer(500),
  RESPOSTA_INESPERADA: answer(418),
}
const names = { ENDERECO_RECUSADO: 'recusado.exemplo.edu.br', NOME_NAO_RESOLVIDO: 'nenhum.exemplo.edu.br' }
const others = ['CONEXAO_RECUSADA', 'CERTIFICADO_INVALIDO', 'FALHA_TLS', 'SEGREDO_ILEGIVEL'] as const

/** Milliseconds: enough for a local receiver, and short for one that never answers. */
const limit = 1_000

describe('every enumerated value of webhook answers', () => {
  let world: World
  let dispatcher: WebhookDispatcher
  const answered = new Answered()
  const receivers: Receiver[] = []
  before(async () => {
    world = await World.open({ webhookDev: true })
    const { outbound } = world.context
    const { resolve } = outbound
    outbound.limit = limit
    outbound.resolve = async (name, ...more) => {
      if (name === names.NOME_NAO_RESOLVIDO && closed)
        throw Object.assign(new Error(name), { code: 'ENOTFOUND' })
      const address = name === names.ENDERECO_RECUSADO && closed ? '10.0.0.1' : '127.0.0.1'
      return /exemplo/.test(name) ? [{ address, family: 4 as const }] : resolve(name, ...more)
    }
    dispatcher = new WebhookDispatcher(world.context)
  })
  after(async () => {
    await dispatcher.stop()
    await world.close()
    for (const receiver of receivers) await receiver.close()
  })
  /** Names resolve while endpoints are registered, and later do not. */
  let closed = false

  const call = async ({ token }: Institution, id: string, body: Row) => {
    const { status, text, body: told } = await world.control(id, { TOKEN: token, ...body })
    assert.equal(status, 200, `${id}: ${text}`)
    answered.note(id, shapes.get(id)!, told)
    return told
  }
  const about = (client: Institution, ACAO: string, url: string, more: Row = {}) =>
    call(client, 'Webhook', { ACAO, SDT_INT_WEBHOOK: { ESIWH_URL: url, ...more } })
  const send = (client: Institution, RETORNO = 'r') =>
    world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [student()], { RETORNO })
  const open = async (behave: Behaviour = answer(200), tls?: { key: string; cert: string }) => {
    const receiver = await Receiver.open(tls)
    receivers.push(receiver)
    receiver.behave = behave
    return receiver
  }
  const look = async (client: Institution, url: string) => {
    await call(client, 'WebhookEntregas', { ESIWH_URL: url })
    return (await call(client, 'WebhookEventos', { ESIWH_URL: url })).EVENTOS as Row[]
  }
  const events = (client: Institution) =>
    world.rows<{ situacao: string }>(client.id, 'select situacao from webhook_evento order by sequencia')
  const damage = (client: Institution) => {
    const sealed = new Sealer({ keys: [{ id: 77, key: Buffer.alloc(32, 7) }], digestKey: Buffer.alloc(32) })
    return world.context.db.inClient(
      client.id,
      (tx) => sql`update webhook_destino set segredo = ${sealed.seal('whsec_x')}`.execute(tx),
      tester,
    )
  }

  async function addressOf(diagnosis: DiagnosisCode): Promise<string> {
    if (diagnosis in names) return `http://${names[diagnosis as keyof typeof names]}:${(await open()).port}/`
    if (diagnosis === 'CERTIFICADO_INVALIDO') return (await open(answer(200), certificate('127.0.0.1'))).url
    const receiver = await open(behaviours[diagnosis])
    if (diagnosis === 'FALHA_TLS') return receiver.url.replace('http:', 'https:')
    const { url } = receiver
    if (diagnosis !== 'CONEXAO_RECUSADA') return url
    receivers.splice(receivers.indexOf(receiver), 1)
    await receiver.close()
    return url
  }

  it('from receivers of every kind, up to the last attempt and a resend', async () => {
    const codes = [...Object.keys(behaviours), ...Object.keys(names), ...others] as DiagnosisCode[]
    const targets = await Promise.all(
      codes.map(async (diagnosis) => {
        const [client, url] = [await world.institution(), await addressOf(diagnosis)]
        await about(client, 'CADASTRAR', url)
        if (diagnosis === 'SEGREDO_ILEGIVEL') await damage(client)
        return { diagnosis, client, url }
      }),
    )
    closed = true
    for (const { diagnosis, client, url } of targets) {
      const { TESTE } = await about(client, 'TESTAR', url)
      assert.equal((TESTE as Row).DIAGNOSTICO, diagnosis)
      await send(client)
    }
    const failing = targets.filter(({ diagnosis }) => diagnosis !== 'ENTREGUE')
    for (const { client, url, diagnosis } of targets)
      await until(
        diagnosis,
        async () => (await look(client, url)).some((one) => one.DIAGNOSTICO === diagnosis),
        30,
      )
    const given = (state: string) => state === 'Falhou' || state === 'Cancelada'
    await until(
      'the last tries',
      async () => {
        const states = await Promise.all(
          failing.map(async ({ client }) => {
            const [event] = await events(client)
            if (!given(event!.situacao)) await hurry(world, client)
            return event!.situacao
          }),
        )
        return states.every(given)
      },
      120,
    )
    for (const { client, url, diagnosis } of failing) {
      await look(client, url)
      const { SDT_INT_WEBHOOK } = await about(client, 'CONSULTAR', url)
      // A deactivated endpoint is registered again before a resend.
      if ((SDT_INT_WEBHOOK as Row).SITUACAO === 'Desativado') await about(client, 'CADASTRAR', url)
      else {
        // Resuming an active endpoint changes nothing.
        const { SDT_INT_WEBHOOK: seen } = await call(client, 'WebhookSituacao', {
          ESIWH_URL: url,
          ACAO: 'RETOMAR',
        })
        const { SITUACAO, DIAGNOSTICO } = seen as Row
        assert.deepEqual([SITUACAO, DIAGNOSTICO], ['Falhando', diagnosis])
      }
      const again = { ESIWH_URL: url, DESDE: day(-2) }
      await call(client, 'WebhookReenvio', { ...again, SIMULAR: 'S' })
      await call(client, 'WebhookReenvio', again)
    }
  })

  it('from inactive endpoints, and from endpoints for every batch', async () => {
    const client = await world.institution()
    const receiver = await open(hang)
    const { url } = receiver
    await about(client, 'CADASTRAR', url, { ESIWH_TODOS_OS_LOTES: 'S' })
    await call(client, 'WebhookSituacao', { ESIWH_URL: url, ACAO: 'PAUSAR' })
    await about(client, 'CONSULTAR', url)
    await call(client, 'Webhook', { ACAO: 'CONSULTAR' })
    await send(client)
    assert.equal((await look(client, url))[0]!.SITUACAO, 'Pendente')
    await call(client, 'WebhookSituacao', { ESIWH_URL: url, ACAO: 'RETOMAR' })
    await call(client, 'Webhook', { ACAO: 'CONSULTAR' })
    await until('a sending', async () => (await look(client, url))[0]!.SITUACAO === 'Enviando', 30)
    const usual = await world.institution()
    const other = (await open()).url
    await about(usual, 'CADASTRAR', other)
    await call(usual, 'WebhookSituacao', { ESIWH_URL: other, ACAO: 'PAUSAR' })
    await call(usual, 'Webhook', { ACAO: 'CONSULTAR' })
    const gone = await open(answer(410))
    await about(usual, 'CADASTRAR', gone.url)
    await send(usual)
    await gone.received(1)
    await until('that it is gone', async () => {
      const { DESTINOS } = await call(usual, 'Webhook', { ACAO: 'CONSULTAR' })
      return (DESTINOS as Row[]).some(({ SITUACAO }) => SITUACAO === 'Desativado')
    })
  })

  it('from an endpoint removed for one event while an interrupted event is sent again', async () => {
    await dispatcher.stop()
    const client = await world.institution()
    const { url } = await open((request, response, got) =>
      got.body.ID_RETORNO === 'fim' ? answer(410)(request, response, got) : hang(request, response, got),
    )
    await register(world, client, url)
    await send(client)
    await send(client, 'fim')
    // The state that a killed process leaves: marked as sending without a lease.
    await world.rows(client.id, `update webhook_evento set situacao = 'Enviando' returning id`)
    world.context.outbound.limit = 15_000
    dispatcher = new WebhookDispatcher(world.context)
    const cancelled = async () => (await events(client)).every(({ situacao }) => situacao === 'Cancelada')
    await until('that it is gone', cancelled, 30)
    world.context.outbound.limit = limit
    await look(client, url)
    await about(client, 'CADASTRAR', url)
    await call(client, 'WebhookReenvio', { ESIWH_URL: url, DESDE: day(-2), SIMULAR: 'S' })
  })

  it('from signatures of every kind', async () => {
    const client = await world.institution()
    const receiver = await open()
    const { url } = receiver
    const secret = await register(world, client, url)
    const received = async (name: string): Promise<Received> => {
      await send(client, name)
      return until(name, () => receiver.got.find(({ body }) => body.ID_RETORNO === name))
    }
    const check = ({ text, headers }: Pick<Received, 'text' | 'headers'>, more: Row = {}) =>
      call(client, 'WebhookAssinatura', {
        ESIWH_URL: url,
        CORPO: text,
        WEBHOOK_ID: headers['webhook-id'],
        WEBHOOK_TIMESTAMP: headers['webhook-timestamp'],
        WEBHOOK_SIGNATURE: headers['webhook-signature'],
        ...more,
      })
    const changed = await call(client, 'WebhookSegredo', { ESIWH_URL: url, HORAS: 24 })
    const fresh = String(changed.ESIWH_SEGREDO)
    const both = await received('duas')
    const [, older] = both.headers['webhook-signature']!.split(' ')
    await check(both, { WEBHOOK_SIGNATURE: older })
    await check(both, { ESIWH_SEGREDO: secret })
    // The previous secret has expired.
    await world.rows(client.id, 'update webhook_destino set anterior_ate = now() returning id')
    await check(both, { WEBHOOK_SIGNATURE: older })
    const now = await call(client, 'WebhookSegredo', { ESIWH_URL: url, HORAS: 0 })
    await check(both)
    const one = await received('uma')
    const old = String(Number(one.headers['webhook-timestamp']) - 600)
    const signed = new Webhook(String(now.ESIWH_SEGREDO)).sign(
      one.headers['webhook-id']!,
      new Date(Number(old) * 1000),
      one.text,
    )
    await check(one)
    await check(one, { WEBHOOK_TIMESTAMP: old, WEBHOOK_SIGNATURE: signed })
    await check(one, { ESIWH_SEGREDO: fresh })
    await check({ ...one, text: JSON.stringify(one.body, null, 2) })
    await check({ ...one, text: one.text.replace('uma', 'duas') })
    await check(one, { WEBHOOK_SIGNATURE: `v1,${'A'.repeat(43)}=` })
    await check(one, { WEBHOOK_ID: '' })
    await check(one, { WEBHOOK_TIMESTAMP: 'ontem' })
  })

  it('occurs in some answer, and answers have no others', () => {
    assert.deepEqual(answered.unlisted(), [])
    assert.deepEqual(
      answered.missing((group) => group === 'webhook'),
      [],
    )
  })
})
