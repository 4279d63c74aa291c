import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { WebhookDispatcher } from '../../server/webhooks/dispatcher.ts'
import { until } from '../support/process.ts'
import { cpfOf, student } from '../support/records.ts'
import { Receiver, register, verified } from '../support/webhook-receiver.ts'
import { type Institution, World } from '../support/world.ts'

const alunos = ['RecebeAlunos', 'SDT_INT_ALUNOS'] as const
const links = ['RecebeCursoDisciplinas', 'SDT_INT_CURSO_DISCIPLINAS'] as const

describe('the outcome of a batch', () => {
  let world: World
  let dispatcher: WebhookDispatcher
  const receivers: Receiver[] = []
  before(async () => {
    world = await World.open({ webhookDev: true, publicUrl: 'https://vinculo.exemplo.edu.br/api/' })
    dispatcher = new WebhookDispatcher(world.context)
  })
  after(async () => {
    await dispatcher.stop()
    await world.close()
    for (const receiver of receivers) await receiver.close()
  })

  async function target(client: Institution, more: Record<string, unknown> = {}) {
    const receiver = await Receiver.open()
    receivers.push(receiver)
    return { receiver, secret: await register(world, client, receiver.url, more) }
  }
  const totals = (body: Record<string, number>) =>
    ['RECEBIDOS', 'ACEITOS', 'RECUSADOS', 'AGUARDANDO'].map((name) => body[`TOTAL_${name}`])
  const digest = (text: string) => createHash('sha256').update(text).digest('hex')
  const events = ({ id }: Institution) => world.rows(id, 'select from webhook_evento')

  it('is sent per ID_RETORNO, signed, with consistent totals and a digest of every outcome', async () => {
    const client = await world.institution()
    const { receiver, secret } = await target(client)
    const { lote } = await world.process(client, ...alunos, [
      student({ ID_RETORNO: 'carga-a' }),
      student({ ID_RETORNO: 'carga-b', ESIAL_CPF: '11111111111' }),
      student({ ID_RETORNO: 'carga-a', ESIAL_CPF: '123' }),
      student(),
    ])
    const got = (await receiver.received(2)).toSorted((a, b) => a.body.SEQUENCIA - b.body.SEQUENCIA)
    for (const one of got) {
      assert.deepEqual(verified(one, secret), one.body)
      assert.equal(one.headers['webhook-id'], one.body.ID_EVENTO)
    }
    assert.deepEqual(
      got.map(({ body }) => [body.ID_RETORNO, body.SEQUENCIA, ...totals(body)]),
      [
        ['carga-a', 1, 2, 1, 1, 0],
        ['carga-b', 2, 1, 0, 1, 0],
      ],
    )
    const { body } = got[0]!
    const { EVENTO, CLIENTE, LOTE, OPERACAO, SITUACAO, SIMULACAO, COMPLEMENTO, LINK, RESUMO_SHA256 } = body
    assert.deepEqual(
      { EVENTO, CLIENTE, LOTE, OPERACAO, SITUACAO, SIMULACAO, COMPLEMENTO, LINK, RESUMO_SHA256 },
      {
        EVENTO: 'lote.processado',
        CLIENTE: client.codigo,
        LOTE: lote,
        OPERACAO: 'RecebeAlunos',
        SITUACAO: 'Processado com ocorrências',
        SIMULACAO: 'N',
        COMPLEMENTO: 'N',
        LINK: `https://vinculo.exemplo.edu.br/api/APIPlataformaIntegracao/ConsultaLote?LOTE=${lote}`,
        RESUMO_SHA256: digest('1 I\n3 R\n'),
      },
    )
    assert.match(body.DATA, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-03:00$/)
    assert.deepEqual(
      body.OCORRENCIAS.map((one: Record<string, unknown>) => [one.SEQUENCIA, one.CODIGO, one.CAMPO]),
      [[3, 'CPF_INVALIDO', 'ESIAL_CPF']],
    )
  })

  it('is verified by the public library; a changed byte, an old moment and a wrong secret are not', async () => {
    const client = await world.institution()
    const { receiver, secret } = await target(client)
    await world.process(client, ...alunos, [student()], { RETORNO: 'x' })
    const [one] = await receiver.received(1)
    verified(one!, secret)
    const changed = one!.text.replace('"TOTAL_ACEITOS":1', '"TOTAL_ACEITOS":2')
    assert.notEqual(changed, one!.text)
    assert.throws(() => verified({ ...one!, text: changed }, secret), /No matching signature/)
    assert.throws(() => verified(one!, `whsec_${Buffer.alloc(32, 7).toString('base64')}`), /No matching/)
    const old = {
      ...one!.headers,
      'webhook-timestamp': String(Number(one!.headers['webhook-timestamp']) - 301),
    }
    assert.throws(() => verified({ ...one!, headers: old }, secret), /too old/)
  })

  it('is sent to each endpoint with its own secret and numbers, and to no other', async () => {
    const client = await world.institution()
    const other = await world.institution()
    const [one, two, foreign] = [await target(client), await target(client), await target(other)]
    await world.process(client, ...alunos, [student()], { RETORNO: 'a' })
    await world.process(client, ...alunos, [student()], { RETORNO: 'b' })
    for (const { receiver, secret } of [one, two]) {
      const got = await receiver.received(2)
      for (const each of got) verified(each, secret)
      assert.deepEqual(got.map(({ body }) => body.SEQUENCIA).sort(), [1, 2])
    }
    assert.throws(() => verified(one.receiver.got[0]!, two.secret))
    assert.equal(foreign.receiver.got.length, 0)
  })

  it('without ID_RETORNO, or simulated, is sent to endpoints for every batch', async () => {
    const client = await world.institution()
    const [usual, every] = [await target(client), await target(client, { ESIWH_TODOS_OS_LOTES: 'S' })]
    await world.process(client, ...alunos, [student()])
    await world.process(client, ...alunos, [student()], { RETORNO: 'r', SIMULAR: 'S' })
    await world.process(client, ...alunos, [])
    await world.process(client, ...alunos, [], { RETORNO: 'vazio' })
    const got = (await every.receiver.received(4)).toSorted((a, b) => a.body.SEQUENCIA - b.body.SEQUENCIA)
    assert.deepEqual(
      got.map(({ body }) => [body.ID_RETORNO, body.SIMULACAO, ...totals(body)]),
      [
        ['', 'N', 1, 1, 0, 0],
        ['r', 'S', 1, 1, 0, 0],
        ['', 'N', 0, 0, 0, 0],
        ['vazio', 'N', 0, 0, 0, 0],
      ],
    )
    assert.deepEqual(
      (await usual.receiver.received(1)).map(({ body }) => body.ID_RETORNO),
      ['vazio'],
    )
  })

  it('is sent again with the final totals when the last waiting record is decided', async () => {
    const client = await world.institution(['recebe', 'consulta'], 24)
    const { receiver } = await target(client)
    const link = (ESICD_DISCIPLINA: string, ID_RETORNO: string) => ({
      ESICD_CURSO: 'C1',
      ESICD_DISCIPLINA,
      ID_RETORNO,
    })
    await world.process(client, ...links, [link('D1', 'espera'), { ESICD_CURSO: 'C1', ID_RETORNO: 'pronto' }])
    const first = (await receiver.received(2)).toSorted((a, b) => a.body.SEQUENCIA - b.body.SEQUENCIA)
    assert.deepEqual(
      first.map(({ body }) => [body.ID_RETORNO, body.COMPLEMENTO, ...totals(body)]),
      [
        ['espera', 'N', 1, 0, 0, 1],
        ['pronto', 'N', 1, 0, 1, 0],
      ],
    )
    await world.process(client, 'RecebeDisciplinas', 'SDT_INT_DISCIPLINAS', [
      { ESIDI_IDENTIFICACAO: 'D1', ESIDI_DISCIPLINA: 'Cálculo' },
    ])
    await world.process(client, 'RecebeCursos', 'SDT_INT_CURSOS', [
      { ESICU_IDENTIFICACAO: 'C1', ESICU_CURSO: 'Física', ESICU_NIVEL: 'GR' },
    ])
    const { body } = (await receiver.received(3))[2]!
    assert.deepEqual([body.ID_RETORNO, body.COMPLEMENTO, ...totals(body)], ['espera', 'S', 1, 1, 0, 0])
    assert.equal(body.RESUMO_SHA256, digest('1 I\n'))
    assert.notEqual(body.ID_EVENTO, first[0]!.body.ID_EVENTO)
    assert.equal(receiver.got.length, 3)
  })

  it('is sent for a failed batch to every endpoint, because unread records may have had an ID_RETORNO', async () => {
    const client = await world.institution()
    const { receiver } = await target(client)
    await sql`alter table aluno add constraint nunca check (cliente_id <> ${sql.lit(client.id)}) not valid`.execute(
      world.context.owner.kysely,
    )
    const lote = await world.send(client, ...alunos, [student(), student()])
    await until('the failure', async () => {
      await world.rows(client.id, `update fila set pronto_em = now() where lote_id = ${lote}`)
      await world.rows(client.id, `select pg_notify('vinculo_lote', '')`)
      const failed = `select from lote where id = ${lote} and situacao = 'Falhou'`
      return (await world.rows(client.id, failed)).length > 0
    })
    const { body } = (await receiver.received(1))[0]!
    assert.deepEqual([body.SITUACAO, ...totals(body), body.TOTAL_NAO_PROCESSADOS], ['Falhou', 2, 0, 2, 0, 2])
  })

  it('has the hundred most severe occurrences, says that there are more, and has no CPF', async () => {
    const client = await world.institution()
    const { receiver } = await target(client)
    const cpf = cpfOf(555_000_111)
    const records = Array.from({ length: 120 }, () => student({ ESIAL_SEXO: 'X' }))
    records.push(student({ ESIAL_IDENTIFICACAO: cpf, ESIAL_CPF: '1' }))
    await world.process(client, ...alunos, records, { RETORNO: 'muitas' })
    const { body, text } = (await receiver.received(1))[0]!
    assert.equal(body.OCORRENCIAS.length, 100)
    assert.equal(body.OCORRENCIAS_CORTADAS, 'S')
    assert.deepEqual([body.OCORRENCIAS[0].SEQUENCIA, body.OCORRENCIAS[0].CHAVE], [121, '***'])
    assert.ok(!text.includes(cpf))
  })

  it('is delivered once by several processes, and by one that lost its connection', async () => {
    const others = [new WebhookDispatcher(world.context), new WebhookDispatcher(world.context)]
    try {
      const client = await world.institution()
      const { receiver } = await target(client)
      const records = Array.from({ length: 60 }, (_, at) => student({ ID_RETORNO: `r${at}` }))
      await world.process(client, ...alunos, records)
      await until('every delivery', async () => {
        const left = `select from webhook_evento where situacao <> 'Entregue'`
        return (await world.rows(client.id, left)).length === 0
      })
      assert.equal(receiver.got.length, 60)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ~ 'fila_webhook' and pid <> pg_backend_pid()`.execute(
        world.context.owner.kysely,
      )
      await world.process(client, ...alunos, [student()], { RETORNO: 'depois' })
      assert.equal((await receiver.received(61))[60]!.body.ID_RETORNO, 'depois')
    } finally {
      for (const other of others) await other.stop()
    }
  })

  it('creates no event for a client without endpoints', async () => {
    const client = await world.institution()
    await world.process(client, ...alunos, [student()], { RETORNO: 'x' })
    assert.deepEqual(await events(client), [])
  })
})
