import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type LinkPurpose, linkCode, linkPurposes, proofMinutes } from '../../catalogue/links.ts'
import { management } from '../../catalogue/management/index.ts'
import { messageTemplates } from '../../catalogue/messages.ts'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { limits } from '../../server/domain/tentativa/limits.ts'
import { sendMessages } from '../../server/jobs/send-messages.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import { askAs, entered } from '../support/callers.ts'
import { addContract } from '../support/contracts.ts'
import { addSignable } from '../support/files.ts'
import { pendenciaFixture } from '../support/fixtures/pendencia.ts'
import { addLink } from '../support/links.ts'
import { MailServer } from '../support/mail-server.ts'
import type { Fields, Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const opinion = [{ campo: 'parecer', valor: 'A estagiária cumpriu o plano.' }]
const secretTexts = [
  'Helena Prado',
  'helena.prado',
  'concedente.exemplo',
  'Joana',
  'Relatório',
  '52998224725',
]

describe('the code of a personal link', () => {
  let world: World
  let client: Institution
  let mail: MailServer
  let clock: ReturnType<typeof stopClock>
  let hosts = 0
  before(async () => {
    mail = await MailServer.open()
    world = await World.open({ processing: false, mail: mail.settings })
    client = await world.institution()
  })
  before(() => {
    clock = stopClock(world, '2026-03-10T15:00:00Z')
  })
  after(async () => {
    await world.close()
    await mail.close()
  })

  /** A host whose representative has an address of their own. */
  const someHost = async () => {
    const email = `helena.prado${++hosts}@concedente.exemplo.br`
    const values = {
      representante_nome: 'Helena Prado',
      representante_email: email,
      email: 'geral@exemplo.br',
    }
    return { id: await addHost(world, client, values), email }
  }
  /** A link for each purpose about a contract of Joana's. */
  const linkFor = async (finalidade: LinkPurpose = 'opinar', more: Fields = {}) => {
    const host = await someHost()
    const contrato = { concedente_id: host.id }
    const item = await pendenciaFixture.add(world, client, 'Entregue', { contrato })
    const sobre =
      finalidade === 'tudo'
        ? undefined
        : finalidade === 'assinar'
          ? { noun: 'assinatura', id: await fileToSign(host.id) }
          : { noun: 'pendencia', id: item }
    const wanted = { parte: 'concedente', pessoa: host.id, finalidade, ...more } as const
    const link = await addLink(world, client, sobre ? { ...wanted, sobre } : wanted)
    return { ...link, ...host, host: host.id, link: link.id, item }
  }
  const fileToSign = async (host: number) =>
    addSignable(world, client, await addContract(world, client, { concedente_id: host }), {
      parte: 'concedente',
      parte_id: host,
    })
  const ask = (browser: Browser, path: string, body: Fields) =>
    browser.go('POST', `/sessao/link${path}`, body)
  const send = () => sendMessages(world.context, new AbortController().signal)
  /** Requests a code and reads it in the e-mail. */
  const codeFor = async (segredo: string, email: string, browser = new Browser(world.base)) => {
    const asked = await ask(browser, '/codigo', { segredo })
    assert.equal(codeOf(asked), '200 OK', asked.text)
    await send()
    return codeIn(email)
  }
  const codeIn = (email: string) => {
    const letter = mail.received.findLast(({ to }) => to === email)
    return /código do link que você abriu é (\d{6})/.exec(letter?.text ?? '')?.[1]
  }
  const open = async (segredo: string, email: string, browser = new Browser(world.base)) => {
    const codigo = await codeFor(segredo, email, browser)
    const given = await ask(browser, '/prova', { segredo, codigo })
    assert.equal(codeOf(given), '200 OK', given.text)
    return browser
  }
  const wrongCode = (code: string, by: number) =>
    String((Number(code) + by) % 10 ** linkCode.digits).padStart(linkCode.digits, '0')

  for (const finalidade of Object.keys(linkPurposes) as LinkPurpose[]) {
    it(`is required before anything is shown, of a link to ${finalidade}`, async () => {
      const { segredo, email } = await linkFor(finalidade)
      const browser = new Browser(world.base)
      const page = await browser.get('/l')
      const closed = [
        page,
        await ask(browser, '', { segredo }),
        await ask(browser, '', { segredo, entidade: 'pendencia', registro: 1 }),
        await ask(browser, '/uso', { segredo, comando: 'OpinaConcedente', valores: opinion }),
        await ask(browser, '/prova', { segredo, codigo: '000000' }),
        await ask(browser, '/codigo', { segredo }),
      ]
      assert.deepEqual(closed.slice(1).map(codeOf), [
        '403 LINK_PEDE_CODIGO',
        '403 LINK_PEDE_CODIGO',
        '403 LINK_PEDE_CODIGO',
        '403 CODIGO_LINK_INVALIDO',
        '200 OK',
      ])
      for (const { text } of closed) {
        for (const one of [...secretTexts, email]) assert.ok(!text.includes(one), `${one} in ${text}`)
      }
      assert.deepEqual(closed[1]!.body.error.detalhes, {
        instituicao: client.nome,
        destino: 'h•••@c•••.exemplo.br',
      })
      assert.deepEqual(browser.cookies.size, 0)
      await send()
      const given = await ask(browser, '/prova', { segredo, codigo: codeIn(email) })
      assert.deepEqual([codeOf(given), given.body], ['200 OK', { minutos: proofMinutes }])
      const shown = await ask(browser, '', { segredo })
      assert.deepEqual([codeOf(shown), shown.body.nome], ['200 OK', 'Helena Prado'], shown.text)
    })
  }

  it('is sent only to the registered address, not to one that staff gave a message or signature', async () => {
    const { segredo, email, link } = await linkFor('opinar')
    await world.rows(
      client.id,
      `insert into mensagem (cliente_id, modelo, parte, pessoa_id, nome, email, link_id, situacao)
       values (cliente_atual(), 'parecer', 'concedente', 1, 'Outra', 'equipe@exemplo.edu.br', ${link}, 'Enviada') returning id`,
    )
    const sent = mail.received.length
    assert.match((await codeFor(segredo, email)) ?? '', /^\d{6}$/)
    assert.deepEqual(
      mail.received.slice(sent).map(({ to }) => to),
      [email],
    )
    assert.ok(!/\d{6}/.test(mail.received.at(-1)!.subject))
  })

  it('has five tries, however concurrent, and the right one comes too late after them', async () => {
    const { segredo, email } = await linkFor()
    const code = (await codeFor(segredo, email))!
    const guesses = Array.from({ length: 8 }, (_, at) =>
      ask(new Browser(world.base), '/prova', { segredo, codigo: wrongCode(code, at + 1) }),
    )
    for (const answer of await Promise.all(guesses)) {
      assert.equal(codeOf(answer), '403 CODIGO_LINK_INVALIDO')
    }
    const [{ tentativas }] = (await world.rows<Row>(
      client.id,
      'select tentativas from codigo_link order by id desc limit 1',
    )) as [Row]
    assert.equal(tentativas, linkCode.tries)
    const late = await ask(new Browser(world.base), '/prova', { segredo, codigo: code })
    assert.equal(codeOf(late), '403 CODIGO_LINK_INVALIDO')
    await open(segredo, email)
  })

  it('is accepted at the fifth try, once', async () => {
    const { segredo, email } = await linkFor()
    const code = (await codeFor(segredo, email))!
    for (let guess = 1; guess < linkCode.tries; guess++) {
      const codigo = wrongCode(code, guess)
      const answer = await ask(new Browser(world.base), '/prova', { segredo, codigo })
      assert.equal(codeOf(answer), '403 CODIGO_LINK_INVALIDO')
    }
    const give = () => ask(new Browser(world.base), '/prova', { segredo, codigo: code })
    const codes = (await Promise.all([give(), give()])).map(codeOf)
    assert.equal(codes.filter((one) => one === '200 OK').length, 1, codes.join())
  })

  it('is valid for ten minutes', async () => {
    const { segredo, email } = await linkFor()
    const give = async (codigo: string | undefined) =>
      codeOf(await ask(new Browser(world.base), '/prova', { segredo, codigo }))
    const first = await codeFor(segredo, email)
    clock.at('2026-03-10T15:10:00Z')
    assert.equal(await give(first), '403 CODIGO_LINK_INVALIDO')
    const second = await codeFor(segredo, email)
    clock.at('2026-03-10T15:19:59Z')
    assert.equal(await give(second), '200 OK')
    clock.at('2026-03-10T15:00:00Z')
  })

  it('ends when another is requested, and a message with an ended one is not sent', async () => {
    const { segredo, email } = await linkFor()
    const first = await codeFor(segredo, email)
    const browser = new Browser(world.base)
    await ask(browser, '/codigo', { segredo })
    assert.equal(codeOf(await ask(browser, '/prova', { segredo, codigo: first })), '403 CODIGO_LINK_INVALIDO')
    const sent = mail.received.length
    const third = await codeFor(segredo, email)
    assert.equal(mail.received.length, sent + 1, 'the second was replaced before it left')
    const dropped = await world.rows<Row>(
      client.id,
      `select situacao, diagnostico, segredo from mensagem where email = '${email}' order by id`,
    )
    assert.deepEqual(
      dropped.map(({ situacao, diagnostico, segredo }) => [situacao, diagnostico, segredo]),
      [
        ['Enviada', null, null],
        ['Não entregue', 'CODIGO_VENCIDO', null],
        ['Enviada', null, null],
      ],
    )
    assert.equal(codeOf(await ask(browser, '/prova', { segredo, codigo: third })), '200 OK')
  })

  it('opens the link only in its browser, for an hour, and other links one after the other', async () => {
    const [one, other] = [await linkFor(), await linkFor('tudo')]
    const browser = await open(one.segredo, one.email)
    const cookie = browser.set[0]!
    assert.match(cookie, /HttpOnly/)
    assert.equal(codeOf(await ask(browser, '', { segredo: other.segredo })), '403 LINK_PEDE_CODIGO')
    await open(other.segredo, other.email, browser)
    for (const { segredo } of [one, other]) {
      assert.equal(codeOf(await ask(browser, '', { segredo })), '200 OK')
      assert.equal(codeOf(await ask(new Browser(world.base), '', { segredo })), '403 LINK_PEDE_CODIGO')
    }
    clock.at('2026-03-10T16:00:00Z')
    assert.equal(codeOf(await ask(browser, '', { segredo: one.segredo })), '403 LINK_PEDE_CODIGO')
    const used = { segredo: one.segredo, comando: 'OpinaConcedente', valores: opinion }
    assert.equal(codeOf(await ask(browser, '/uso', used)), '403 LINK_PEDE_CODIGO')
    clock.at('2026-03-10T15:00:00Z')
    assert.equal(codeOf(await ask(browser, '/uso', used)), '200 OK')
  })

  it('gets the same answer for used, ended, replaced and unknown links', async () => {
    const ended = []
    for (const change of [
      'usado_em = now()',
      `encerrado_em = now(), encerramento = 'Cancelado'`,
      `encerrado_em = now(), encerramento = 'Substituído'`,
      `validade = '2026-03-09'`,
    ]) {
      const { id, segredo } = await linkFor()
      await world.rows(client.id, `update link set ${change} where id = ${id} returning id`)
      ended.push(segredo)
    }
    const sent = mail.received.length
    const texts = new Set<string>()
    for (const segredo of [...ended, 'A'.repeat(43)]) {
      const browser = new Browser(world.base)
      const answers = [
        await ask(browser, '', { segredo }),
        await ask(browser, '/codigo', { segredo }),
        await ask(browser, '/prova', { segredo, codigo: '123456' }),
        await ask(browser, '/uso', { segredo, comando: 'OpinaConcedente', valores: opinion }),
      ]
      assert.deepEqual(answers.map(codeOf), [
        '401 LINK_INVALIDO',
        '200 OK',
        '403 CODIGO_LINK_INVALIDO',
        '401 LINK_INVALIDO',
      ])
      texts.add(answers.map(({ text }) => text.replace(/"requestId":"[^"]*"/, '')).join())
    }
    assert.equal(texts.size, 1)
    await send()
    assert.equal(mail.received.length, sent)
    const { segredo: openOne } = await linkFor()
    const [known, unknown] = [
      await ask(new Browser(world.base), '/codigo', { segredo: openOne }),
      await ask(new Browser(world.base), '/codigo', { segredo: 'B'.repeat(43) }),
    ]
    assert.equal(known.text, unknown.text)
  })

  it('is limited per day, per link and per address', async () => {
    const { segredo } = await linkFor()
    const asked = async (one: string) =>
      codeOf(await ask(new Browser(world.base), '/codigo', { segredo: one }))
    for (let at = 0; at < limits.linkCodeOfLink.failures; at++) assert.equal(await asked(segredo), '200 OK')
    assert.equal(await asked(segredo), '429 TENTATIVAS_DEMAIS')
    const { host, segredo: other } = await linkFor('tudo')
    const contrato = { concedente_id: host }
    const more = []
    for (let at = 0; at < 2; at++) {
      const id = await pendenciaFixture.add(world, client, 'Entregue', { contrato })
      const sobre = { noun: 'pendencia', id }
      more.push(await addLink(world, client, { parte: 'concedente', pessoa: host, sobre }))
    }
    const codes = []
    for (const one of [other, ...more.map(({ segredo }) => segredo)]) {
      for (let at = 0; at < 8; at++) codes.push(await asked(one))
    }
    assert.equal(codes.filter((one) => one === '200 OK').length, limits.linkCodeOfAddress.failures)
    assert.equal(codes.at(-1), '429 TENTATIVAS_DEMAIS')
  })

  it('is the evidence of a signature, with its message and address', async () => {
    const { segredo, email } = await linkFor('assinar')
    const browser = await open(segredo, email)
    const sign = { segredo, comando: 'Assina', valores: [{ campo: 'aceite', valor: 'S' }] }
    const signed = await ask(browser, '/uso', sign)
    assert.equal(codeOf(signed), '200 OK', signed.text)
    const [evidence] = await world.rows<Row>(
      client.id,
      `select e.nivel, e.meio, e.destino, m.modelo from evidencia e join mensagem m on m.id = e.mensagem_id
        order by e.id desc limit 1`,
    )
    assert.deepEqual(evidence, {
      nivel: 'simples',
      meio: 'Link pessoal e código enviado por e-mail.',
      destino: email,
      modelo: 'codigo',
    })
  })

  it('is required for a link that staff copied too, which signs only where the client allows it', async () => {
    const { segredo, email } = await linkFor('assinar', { copiado: true })
    const browser = await open(segredo, email)
    const sign = { segredo, comando: 'Assina', valores: [{ campo: 'aceite', valor: 'S' }] }
    assert.equal(codeOf(await ask(browser, '/uso', sign)), '403 LINK_NAO_PERMITE')
    await changeSettings(world.context.owner, client.id, new Map([['copiaLinkAssinatura', 'S']]))
    assert.equal(codeOf(await ask(new Browser(world.base), '/uso', sign)), '403 LINK_PEDE_CODIGO')
    assert.equal(codeOf(await ask(browser, '/uso', sign)), '200 OK')
    await changeSettings(world.context.owner, client.id, new Map([['copiaLinkAssinatura', 'N']]))
    const [evidence] = await world.rows<Row>(client.id, 'select meio from evidencia order by id desc limit 1')
    assert.match(String(evidence!.meio), /copiado pela instituição/)
  })

  it('is in nothing that staff can read, nor in a table or log', async () => {
    const { segredo, email } = await linkFor()
    await ask(new Browser(world.base), '/codigo', { segredo })
    const rights = [...new Set(management.flatMap(({ doors }) => ('staff' in doors ? [doors.staff] : [])))]
    const staff = await entered(world, client, 'tudo', rights.flat() as never)
    const readings = management.filter(({ kind }) => kind === 'listing' || kind === 'record')
    const [message] = await world.rows<Row>(client.id, 'select id from mensagem order by id desc limit 1')
    const collect = async () => {
      const texts: string[] = []
      for (const { id, kind } of readings) {
        const body = kind === 'record' ? { id: message!.id } : {}
        texts.push((await askAs(staff, id, body as Fields)).text)
      }
      const tables = await world.rows<{ name: string }>(
        client.id,
        `select table_name as name from information_schema.columns
          where table_schema = 'vinculo' and column_name = 'cliente_id' and table_name <> 'caminhada_pagina'`,
      )
      for (const { name } of tables) {
        texts.push(JSON.stringify(await world.rows(client.id, `select t::text from "${name}" t`)))
      }
      return [...texts, ...world.logs].join('\n')
    }
    const before = await collect()
    await send()
    const code = codeIn(email)!
    const listed = await askAs(staff, 'ListaMensagens', { modelo: 'codigo' })
    assert.ok(listed.text.includes('"codigo"'), listed.text)
    for (const text of [before, await collect()]) {
      assert.ok(!new RegExp(`(?<![\\dT:.-])${code}(?![\\d:.-])`).test(text), code)
    }
    const id = Number(message!.id)
    for (const operation of ['ReenviaMensagem', 'GeraLink']) {
      assert.equal(codeOf(await askAs(staff, operation, { id })), '422 REGRA_IMPEDE', operation)
    }
    await world.rows(client.id, `update mensagem set situacao = 'Não entregue' where id = ${id} returning id`)
    const [{ versao }] = (await world.rows<Row>(
      client.id,
      `select versao from mensagem where id = ${id}`,
    )) as [Row]
    const elsewhere = await askAs(staff, 'AlteraMensagem', { id, versao, email: 'equipe@exemplo.edu.br' })
    assert.equal(codeOf(elsewhere), '422 REGRA_IMPEDE', elsewhere.text)
  })

  it('cannot be omitted from the client’s own text', () => {
    assert.ok(messageTemplates.codigo.texto.includes('{codigo}'))
  })
})

describe('a personal link without mail', () => {
  it('opens nothing, and says what to do instead', async () => {
    const world = await World.share({ processing: false })
    const client = await world.institution()
    const pessoa = await addHost(world, client, { email: 'geral@exemplo.br' })
    const { segredo } = await addLink(world, client, { parte: 'concedente', pessoa })
    const browser = new Browser(world.base)
    const closed = await browser.go('POST', '/sessao/link', { segredo })
    assert.equal(codeOf(closed), '409 LINK_SEM_CORREIO')
    assert.match(closed.body.error.mensagem, /Entre com o seu login.*assinatura feita fora da plataforma/)
    assert.equal(codeOf(await browser.go('POST', '/sessao/link/codigo', { segredo })), '200 OK')
    const written = await world.rows(client.id, `select id from mensagem where modelo = 'codigo'`)
    assert.deepEqual(written, [])
    await world.close()
  })

  it('of a person without an address asks for one', async () => {
    const mail = await MailServer.open()
    const world = await World.open({ processing: false, mail: mail.settings })
    const client = await world.institution()
    const pessoa = await addHost(world, client, { email: null })
    const { segredo } = await addLink(world, client, { parte: 'concedente', pessoa })
    const closed = await new Browser(world.base).go('POST', '/sessao/link', { segredo })
    assert.equal(codeOf(closed), '409 LINK_SEM_ENDERECO')
    await world.close()
    await mail.close()
  })
})
