import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, afterEach, before, describe, it } from 'node:test'
import { criaLinks } from '../../server/domain/link/cria.ts'
import { findLink } from '../../server/domain/link/find.ts'
import {
  escreveMensagens,
  type NewMessage,
  type WrittenMessage,
} from '../../server/domain/mensagem/escreve.ts'
import { reenvia } from '../../server/domain/mensagem/reenvia.ts'
import type { Fact, MessageFact } from '../../server/facts.ts'
import { sendMessages } from '../../server/jobs/send-messages.ts'
import { Mailer } from '../../server/net/mail.ts'
import { Sealer } from '../../server/store/sealing.ts'
import { tester } from '../support/actor.ts'
import { MailServer, type Received } from '../support/mail-server.ts'
import type { Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const acting = { today: '2026-03-10', actor: tester }
let people = 0

describe('outgoing messages', () => {
  let world: World
  let client: Institution
  let server: MailServer
  before(async () => {
    server = await MailServer.open()
    world = await World.open({ processing: false, mail: server.settings })
    client = await world.institution()
  })
  after(async () => {
    await world.close()
    await server.close()
  })
  afterEach(() => {
    server.received.length = 0
    server.onReceiver = () => undefined
    server.onMessage = () => undefined
  })

  const send = () => sendMessages(world.context, new AbortController().signal)
  const receiver = (email = `pessoa${++people}@exemplo.com.br`) =>
    ({ parte: 'supervisor', id: ++people, nome: 'Helena Prado', email }) as const
  const write = (...wanted: readonly NewMessage[]) =>
    world.context.db.inClient(client.id, (tx) => escreveMensagens(tx, acting, wanted), tester)
  const plain = (para = receiver()): NewMessage => ({ modelo: 'pendencias', para, dados: {} })
  const rowOf = async (id: number) => {
    const [row] = await world.rows<Row>(
      client.id,
      `select *, encode(segredo, 'hex') as selado from mensagem where id = ${id}`,
    )
    return row!
  }
  const hurry = async () => {
    await world.rows(
      client.id,
      `update mensagem set proxima_em = now() - interval '1 second' where situacao = 'Pendente' returning id`,
    )
    await world.context.db.pool.query(`update fila_mensagem set pronto_em = now()`)
  }
  const historyOf = (id: number) =>
    world.rows<Row>(
      client.id,
      `select movimento from historico where entidade = 'mensagem' and registro_id = ${id} order by id`,
    )
  const [ours, theirs] = [
    (one: Received) => one.text.includes('Tudo o que espera'),
    (one: Received) => one.text.includes('Termo'),
  ]

  it('are rendered, and a subject has no personal data except the name', async () => {
    const para = receiver('helena@exemplo.com.br')
    const [{ id }] = (await write({
      modelo: 'assinatura',
      para,
      dados: { documento: 'Termo {nome}\r\nBcc: outro@exemplo.com.br', prazo: '31/03/2026' },
    })) as [WrittenMessage]
    assert.equal(await send(), true)
    const [message] = server.received as [Received]
    const { identificador, situacao, diagnostico } = await rowOf(id)
    assert.deepEqual([situacao, diagnostico], ['Enviada', null])
    assert.equal(message.id, `<${identificador}@exemplo.edu.br>`)
    assert.equal(message.to, 'helena@exemplo.com.br')
    assert.match(message.subject, /há um documento para você assinar$/)
    // Values are plain text: they neither name a field nor add a header.
    assert.ok(message.text.includes('“Termo {nome} Bcc: outro@exemplo.com.br” espera a sua assinatura'))
    assert.ok(message.text.startsWith('Olá, Helena Prado.') && theirs(message))
    assert.doesNotMatch(message.raw.split('\r\n\r\n')[0]!, /^Bcc/m)
    assert.equal(await send(), false)
    assert.equal(server.received.length, 1)
  })

  it('wait when their link cannot be decrypted, delay no others, and use no attempt', async () => {
    const para = receiver()
    const [link] = await world.context.db.inClient(
      client.id,
      (tx) =>
        criaLinks(tx, acting, [
          {
            parte: 'supervisor',
            pessoa: para.id,
            nome: para.nome,
            finalidade: 'tudo',
            validade: '2999-12-31',
          },
        ]),
      tester,
    )
    const [closed, open] = (await write({ ...plain(para), link: link! } as NewMessage, plain())) as [
      WrittenMessage,
      WrittenMessage,
    ]
    const foreign = new Sealer({ keys: [{ id: 2, key: randomBytes(32) }], digestKey: randomBytes(32) })
    const secret = (value: string) =>
      world.rows(client.id, `update mensagem set segredo = '\\x${value}' where id = ${closed.id}`)
    await secret(foreign.sealHex('a'.repeat(43)))
    await send()
    assert.equal((await rowOf(open.id)).situacao, 'Enviada')
    const { situacao, diagnostico, tentativas } = await rowOf(closed.id)
    assert.deepEqual([situacao, diagnostico, tentativas], ['Pendente', 'CONTEUDO_ILEGIVEL', 0])
    await secret(world.context.sealer.sealHex('a'.repeat(43)))
    await hurry()
    await send()
    assert.equal((await rowOf(closed.id)).situacao, 'Enviada')
  })

  it('contain a link that is sealed until delivery', async () => {
    const para = receiver()
    const [link] = await world.context.db.inClient(
      client.id,
      (tx) =>
        criaLinks(tx, acting, [
          {
            parte: 'supervisor',
            pessoa: para.id,
            nome: para.nome,
            finalidade: 'tudo',
            validade: '2999-12-31',
          },
        ]),
      tester,
    )
    const [{ id }] = (await write({ ...plain(para), link: link! } as NewMessage)) as [WrittenMessage]
    server.onMessage = () => MailServer.later
    await send()
    const waiting = await rowOf(id)
    assert.equal(waiting.situacao, 'Pendente')
    const secretIn = ({ text }: Received) => /\/l#([\w-]{43})/.exec(text)![1]!
    const secret = secretIn(server.received[0]!)
    assert.ok(waiting.selado && !JSON.stringify(waiting).includes(secret))
    server.onMessage = () => undefined
    await hurry()
    await send()
    const delivered = await rowOf(id)
    assert.deepEqual([delivered.situacao, delivered.selado], ['Enviada', null])
    assert.deepEqual(server.received.map(secretIn), [secret, secret])
    const bearer = await findLink(world.context, secret, undefined)
    assert.deepEqual([bearer?.client.clienteId, bearer?.link.id], [client.id, link])
  })

  it('that a server refuses permanently are not delivered, with the server’s reason', async () => {
    const [one, other] = await write(plain(receiver('ninguem@exemplo.com.br')), plain())
    server.onReceiver = (address) => (address.startsWith('ninguem') ? MailServer.never : undefined)
    await send()
    const refused = await rowOf(one!.id)
    assert.deepEqual(
      [refused.situacao, refused.diagnostico, refused.tentativas],
      ['Não entregue', 'RECUSADA', 1],
    )
    assert.match(refused.resposta as string, /550 no such user/)
    assert.equal((await rowOf(other!.id)).situacao, 'Enviada')
  })

  it('are retried with growing pauses, under one identifier, a limited number of times', async () => {
    const [{ id }] = (await write(plain())) as [WrittenMessage]
    server.onMessage = () => MailServer.later
    const pauses: number[] = []
    for (let attempt = 1; attempt <= 9; attempt++) {
      await send()
      const { situacao, proxima_em } = await rowOf(id)
      if (situacao !== 'Pendente') break
      pauses.push(Math.round((Date.parse(proxima_em as string) - Date.now()) / 60_000))
      await hurry()
    }
    assert.deepEqual(pauses, [1, 5, 15, 60, 180, 360, 720, 1440])
    const { situacao, diagnostico, tentativas } = await rowOf(id)
    assert.deepEqual([situacao, diagnostico, tentativas], ['Não entregue', 'TENTATIVAS_ESGOTADAS', 9])
    assert.equal(new Set(server.received.map((one) => one.id)).size, 1)
    assert.equal(server.received.length, 9)
  })

  it('whose connection is cut are sent again', async () => {
    const [{ id }] = (await write(plain())) as [WrittenMessage]
    server.onMessage = () => 'cut'
    await send()
    const cut = await rowOf(id)
    assert.deepEqual([cut.situacao, cut.diagnostico, cut.tentativas], ['Pendente', 'CONEXAO_INTERROMPIDA', 1])
    server.onMessage = () => undefined
    await hurry()
    await send()
    assert.equal((await rowOf(id)).situacao, 'Enviada')
    const [first, second] = server.received.filter(ours)
    assert.equal(first!.id, second!.id)
  })

  it('lose no attempt while the mail server is down, and wait together', async () => {
    const gone = await MailServer.open()
    const { settings } = gone
    await gone.close()
    const away = { ...world.context, mail: new Mailer(settings) }
    const other = await world.institution()
    const written = await away.db.inClient(
      other.id,
      (tx) => escreveMensagens(tx, acting, [plain(), plain()]),
      tester,
    )
    assert.equal(await sendMessages(away, new AbortController().signal), false)
    away.mail.close()
    const rows = await world.rows<Row>(
      other.id,
      'select situacao, diagnostico, tentativas from mensagem order by id',
    )
    const waiting = { situacao: 'Pendente', diagnostico: 'SERVIDOR_INDISPONIVEL', tentativas: 0 }
    assert.deepEqual(
      rows,
      written.map(() => waiting),
    )
    const { rows: queue } = await away.db.pool.query(
      'select pronto_em > now() as later from fila_mensagem where cliente_id = $1',
      [other.id],
    )
    assert.deepEqual(queue, [{ later: true }])
    await world.rows(other.id, 'delete from fila_mensagem where cliente_id = cliente_atual() returning id')
  })

  it('half sent by a process that died are sent again under the same identifier', async () => {
    const [{ id }] = (await write(plain())) as [WrittenMessage]
    await send()
    await world.rows(
      client.id,
      `update mensagem set situacao = 'Enviando', enviada_em = null where id = ${id} returning id`,
    )
    await world.context.db.pool.query(
      'insert into fila_mensagem (cliente_id, pronto_em) values ($1, now())',
      [client.id],
    )
    await send()
    assert.equal((await rowOf(id)).situacao, 'Enviada')
    assert.equal(server.received[0]!.id, server.received[1]!.id)
    assert.deepEqual(
      (await historyOf(id)).map(({ movimento }) => movimento),
      ['incluir', 'enviar', 'entregar', 'enviar', 'entregar'],
    )
  })

  it('that remind one person of several tasks are one e-mail a day', async () => {
    const para = receiver()
    const reminder = (item: string): NewMessage => ({
      modelo: 'lembrete',
      para,
      dados: { item, prazo: '31/03/2026' },
    })
    const written = await write(
      reminder('Relatório 1'),
      reminder('Relatório 2'),
      plain(),
      reminder('Relatório 3'),
    )
    await send()
    assert.equal(server.received.length, 2)
    const digest = server.received.find(({ to }) => to === para.email)!
    for (const number of [1, 2, 3]) assert.ok(digest.text.includes(`- Relatório ${number}, até 31/03/2026`))
    for (const { id } of written) assert.equal((await rowOf(id)).situacao, 'Enviada')
    const [late] = await write(reminder('Relatório 4'))
    await send()
    const tomorrow = await rowOf(late!.id)
    assert.deepEqual([tomorrow.situacao, tomorrow.diagnostico], ['Pendente', 'RESUMO_DE_HOJE_JA_ENVIADO'])
    assert.equal(server.received.length, 2)
  })

  it('to one address are limited per day; the rest waits for the next', async () => {
    const para = receiver()
    await world.context.owner.pool.query('update cliente set mensagens_por_dia = 3 where cliente_id = $1', [
      client.id,
    ])
    const written = await write(...Array.from({ length: 5 }, () => plain(para)))
    await send()
    assert.equal(server.received.length, 3)
    const states = await Promise.all(written.map(async ({ id }) => (await rowOf(id)).diagnostico))
    assert.deepEqual(states, [null, null, null, 'LIMITE_DIARIO', 'LIMITE_DIARIO'])
    await world.context.owner.pool.query('update cliente set mensagens_por_dia = 20 where cliente_id = $1', [
      client.id,
    ])
  })

  it('that are sent again count again, and a warning does not wait behind them', async () => {
    const para = receiver()
    const limit = (most: number) =>
      world.context.owner.pool.query('update cliente set mensagens_por_dia = $1 where cliente_id = $2', [
        most,
        client.id,
      ])
    await limit(3)
    const [{ id } = { id: 0 }] = await write(plain(para))
    await send()
    const again = () =>
      world.context.db.inClient(
        client.id,
        (tx) => reenvia(tx, acting, { registros: [{ id }], motivo: null }),
        tester,
      )
    for (let n = 0; n < 4; n++) {
      if ((await rowOf(id)).situacao === 'Enviada') await again()
      await hurry()
      await send()
    }
    assert.equal(server.received.length, 3)
    assert.equal((await rowOf(id)).diagnostico, 'LIMITE_DIARIO')
    await write({ modelo: 'conta', para, dados: { conta: '•••1', quando: 'amanhã' } })
    await send()
    assert.equal(server.received.length, 4)
    await limit(20)
  })

  /** What is reported while the client's due messages are sent. */
  const reported = async (context = world.context, from = client): Promise<MessageFact[]> => {
    const found: Fact[] = []
    const { events } = context
    const report = events.report.bind(events)
    events.report = (fact) => {
      found.push(fact)
      report(fact)
    }
    try {
      await sendMessages(context, new AbortController().signal)
    } finally {
      events.report = report
    }
    return found.filter(
      (fact): fact is MessageFact => 'move' in fact && 'client' in fact && fact.client === from.id,
    )
  }
  const told = (facts: readonly MessageFact[]) =>
    facts.map(({ kind, diagnosis, messages }) => `${kind} ${diagnosis} ${messages}`.replace('  ', ' ')).sort()
  /** Minutes until the next attempt that a fact names. */
  const minutesUntil = ({ until }: MessageFact) => Math.round((Date.parse(until!) - Date.now()) / 60_000)

  it('are reported as sent, put off until a moment, or given up', async () => {
    const [good, later] = [receiver(), receiver('depois@exemplo.com.br')]
    const [sent] = await write(plain(good), plain(receiver('ninguem@exemplo.com.br')), plain(later))
    server.onReceiver = (address) =>
      address === later.email
        ? MailServer.later
        : address.startsWith('ninguem')
          ? MailServer.never
          : undefined
    const facts = await reported()
    assert.deepEqual(told(facts), [
      'message.postponed ADIADA 1',
      'message.sent 1',
      'message.undelivered RECUSADA 1',
    ])
    const of = (kind: MessageFact['kind']) => facts.find((fact) => fact.kind === kind)!
    assert.equal(minutesUntil(of('message.postponed')), 1)
    assert.equal(of('message.sent').until, undefined)
    assert.equal(of('message.sent').id, (await rowOf(sent!.id)).identificador)
    assert.doesNotMatch(JSON.stringify(facts), /exemplo/)
  })

  it('are reported as put off where the limit, the digest or an absent server keeps them', async () => {
    const other = await world.institution()
    const writeTo = (...wanted: readonly NewMessage[]) =>
      world.context.db.inClient(other.id, (tx) => escreveMensagens(tx, acting, wanted), tester)
    const limit = 'update cliente set mensagens_por_dia = 1 where cliente_id = $1'
    await world.context.owner.pool.query(limit, [other.id])
    const para = receiver()
    await writeTo(...Array.from({ length: 30 }, () => plain(para)))
    const limited = await reported(world.context, other)
    assert.equal(limited.filter(({ kind }) => kind === 'message.sent').length, 1)
    const rest = limited.filter(({ kind }) => kind === 'message.postponed')
    assert.deepEqual([...new Set(rest.map(({ diagnosis }) => diagnosis))], ['LIMITE_DIARIO'])
    assert.equal(
      rest.reduce((sum, { messages }) => sum + messages, 0),
      29,
    )
    assert.ok(rest.length <= 2 && rest.every((one) => minutesUntil(one) <= 24 * 60))
    const reminded = receiver()
    const reminder: NewMessage = { modelo: 'lembrete', para: reminded, dados: { item: 'A', prazo: '' } }
    await writeTo(reminder)
    assert.deepEqual(told(await reported(world.context, other)), ['message.sent 1'])
    await writeTo(reminder, reminder)
    const digest = ['message.postponed RESUMO_DE_HOJE_JA_ENVIADO 2']
    assert.deepEqual(told(await reported(world.context, other)), digest)
    const gone = await MailServer.open()
    const { settings } = gone
    await gone.close()
    const away = { ...world.context, mail: new Mailer(settings) }
    await writeTo(plain(), plain(), plain())
    const facts = await reported(away, other)
    away.mail.close()
    assert.deepEqual(told(facts), ['message.postponed SERVIDOR_INDISPONIVEL 3'])
    const pause = Date.parse(facts[0]!.until!) - Date.now()
    assert.ok(pause > 1_000 && pause < 60_000, String(pause))
    await world.rows(other.id, 'delete from fila_mensagem where cliente_id = cliente_atual() returning id')
  })

  it('stay visible to staff without a mail server', async () => {
    const silent = await World.share({ processing: false })
    try {
      assert.equal(silent.context.mail, undefined)
      assert.equal(await sendMessages(silent.context, new AbortController().signal), false)
    } finally {
      await silent.close()
    }
  })
})
