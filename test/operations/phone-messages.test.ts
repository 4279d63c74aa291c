import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { escreveMensagens } from '../../server/domain/mensagem/escreve.ts'
import { sendMessages } from '../../server/jobs/send-messages.ts'
import { tester } from '../support/actor.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { type Caller, keyed } from '../support/callers.ts'
import { addStudent } from '../support/contracts.ts'
import { pendenciaFixture } from '../support/fixtures/pendencia.ts'
import { addLink } from '../support/links.ts'
import { MailServer } from '../support/mail-server.ts'
import type { Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { answer, hang, Receiver } from '../support/webhook-receiver.ts'
import { type Institution, World } from '../support/world.ts'

const acting = { today: '2026-03-10', actor: tester }
const phone = '(11) 98765-4321'
const written = '+5511987654321'
const secret = 'credencial-do-provedor'

/** A gateway as a person sets it up. */
const form = (url: string, more: object = {}) => ({
  url,
  metodo: 'POST',
  formato: 'JSON',
  cabecalhos: [{ nome: 'Authorization', valor: 'Basic {credencialBase64}' }],
  corpo: '{"to": "{telefone}", "body": {"text": "{texto}"}, "ref": ["{identificador}"]}',
  credencial: secret,
  codigos: 'S',
  lembretes: 'S',
  porPessoa: 100,
  porDia: 1000,
  ...more,
})

describe('messages to phones', () => {
  let world: World
  let client: Institution
  let mail: MailServer
  let gateway: Receiver
  let ask: Caller
  let limit: number
  before(async () => {
    mail = await MailServer.open()
    gateway = await Receiver.open()
    world = await World.open({ processing: false, mail: mail.settings, webhookDev: true })
    limit = world.context.outbound.limit
  })
  // A client of its own for each test, so that limits and pauses do not meet.
  beforeEach(async () => {
    client = await world.institution()
    ask = await keyed(world, client, ['configuracao.alterar', 'contratos.ver'])
    gateway.behave = answer(200)
    gateway.got.length = 0
    mail.received.length = 0
    world.context.outbound.limit = limit
  })
  after(async () => {
    await world.close()
    await mail.close()
    await gateway.close()
  })

  const save = async (more: object = {}) => {
    const saved = await ask('SalvaCanal', form(gateway.url, more))
    assert.equal(codeOf(saved), '200 OK', saved.text)
  }
  const send = async () => {
    while (await sendMessages(world.context, new AbortController().signal));
  }
  let students = 0
  const student = (more: object = {}) =>
    addStudent(world, client, {
      email: `aluna${++students}@exemplo.edu.br`,
      telefone1: '(11) 3333-4444',
      telefone2: phone,
      ...more,
    })
  const remind = async (
    id: number,
    items: readonly string[] = ['Relatório'],
    email: string | null = 'ana@exemplo.edu.br',
  ) =>
    world.context.db.inClient(
      client.id,
      (tx) =>
        escreveMensagens(
          tx,
          acting,
          items.map((item) => ({
            modelo: 'lembreteSemPrazo' as const,
            para: { parte: 'aluno' as const, id, nome: 'Ana', email },
            dados: { item },
          })),
        ),
      tester,
    )
  const messages = () =>
    world.rows<Row>(
      client.id,
      'select situacao, canal, diagnostico, tentativas, resposta from mensagem order by id',
    )
  const standing = async () => (await ask('ConsultaCanal', {})).body

  it('go as one text with the credential, and every value inside its string', async () => {
    await save()
    const id = await student()
    await remind(id, ['Relatório "final"', 'Outro {credencial}\n{texto}'])
    await send()
    assert.equal(gateway.got.length, 1)
    const [{ body, headers }] = gateway.got as [(typeof gateway.got)[number]]
    assert.equal(headers.authorization, `Basic ${Buffer.from(secret).toString('base64')}`)
    assert.match(headers['content-type']!, /^application\/json/)
    assert.equal(body.to, written)
    assert.match(body.body.text, /esperam por você: 2\. A primeira: Relatório "final"\. Veja em http/)
    assert.match(body.ref[0], /^[0-9a-f-]{36}$/)
    assert.equal(mail.received.length, 0)
    assert.deepEqual(
      (await messages()).map(({ situacao, canal }) => [situacao, canal]),
      [
        ['Enviada', 'Telefone'],
        ['Enviada', 'Telefone'],
      ],
    )
    const { credencial, diagnostico, enviadasHoje } = await standing()
    assert.deepEqual([credencial, diagnostico, enviadasHoje], ['Guardada', 'ENTREGUE', 1])
    assert.doesNotMatch(JSON.stringify(await standing()), new RegExp(secret))
  })

  it('stay e-mails of those without a mobile phone, and where the client switched them off', async () => {
    await save({ lembretes: 'N' })
    await remind(await student())
    await save({ credencial: undefined })
    await remind(await student({ telefone2: '(11) 3333-4444' }), ['Relatório'], 'fixo@exemplo.edu.br')
    await send()
    assert.deepEqual(mail.received.map(({ to }) => to).sort(), ['ana@exemplo.edu.br', 'fixo@exemplo.edu.br'])
    assert.equal(gateway.got.length, 0)
  })

  it('bring the code of a link, which staff never see, and fall back to e-mail at once', async () => {
    await save()
    const supervisor = await addHost(world, client, {
      tipo: 'F',
      documento: '52998224725',
      telefone: phone,
      email: 'sara@exemplo.com.br',
    })
    const item = await pendenciaFixture.add(world, client, 'Entregue', {
      contrato: { supervisor_id: supervisor },
    })
    const { segredo } = await addLink(world, client, {
      parte: 'supervisor',
      pessoa: supervisor,
      sobre: { noun: 'pendencia', id: item },
    })
    const open = async (codigo: string | undefined) => {
      const browser = new Browser(world.base)
      const closed = await browser.go('POST', '/sessao/link', { segredo })
      assert.equal(codeOf(closed), '403 LINK_PEDE_CODIGO')
      assert.match(closed.text, /•••• 4321/)
      const given = await browser.go('POST', '/sessao/link/prova', { segredo, codigo })
      assert.equal(codeOf(given), '200 OK', given.text)
    }
    const askCode = async () => {
      const asked = await new Browser(world.base).go('POST', '/sessao/link/codigo', { segredo })
      assert.equal(codeOf(asked), '200 OK', asked.text)
      await send()
    }
    // The gateway repeats what it was sent; that is not kept.
    gateway.behave = (_request, response, { text }) => response.writeHead(200).end(text)
    await askCode()
    const text = gateway.got[0]!.body.body.text as string
    const code = /código do seu link é (\d{6})/.exec(text)?.[1]
    assert.ok(code, text)
    const [{ resposta }] = (await messages()) as [Row]
    assert.doesNotMatch(`${resposta} ${(await standing()).resposta}`, new RegExp(code))
    await open(code)
    gateway.behave = answer(500)
    await askCode()
    const letter = mail.received.at(-1)
    assert.equal(letter?.to, 'sara@exemplo.com.br')
    await open(/código do link que você abriu é (\d{6})/.exec(letter.text)?.[1])
    // A code counts only for addresses that are still the registered ones.
    await world.rows(
      client.id,
      `update pessoa set telefone = '(21) 99999-0000' where id = ${supervisor} returning 1`,
    )
    const given = await new Browser(world.base).go('POST', '/sessao/link/prova', { segredo, codigo: code })
    assert.equal(codeOf(given), '403 CODIGO_LINK_INVALIDO')
  })

  const failures = [
    ['refuses the message', answer(422, {}, 'numero invalido'), 'RECUSADA', 0],
    ['does not take the credential', answer(401), 'CREDENCIAL_RECUSADA', 1],
    ['redirects', answer(302, { location: 'http://127.0.0.1:1/outro' }), 'REDIRECIONAMENTO', 1],
    ['is gone', answer(404), 'CAMINHO_RECUSADO', 1],
  ] as const
  for (const [what, behave, diagnosis, failed] of failures) {
    it(`go by e-mail when the gateway ${what}`, async () => {
      await save()
      gateway.behave = behave
      await remind(await student())
      await send()
      assert.equal(gateway.got.length, 1)
      assert.equal(mail.received.length, 1)
      const [{ situacao, canal }] = (await messages()) as [Row]
      assert.deepEqual([situacao, canal], ['Enviada', 'E-mail'])
      const { diagnostico, falhas } = await standing()
      assert.deepEqual([diagnostico, falhas], [diagnosis, failed])
    })
  }

  it('wait and are tried again after an error or a timeout, and no other is tried meanwhile', async () => {
    await save()
    world.context.outbound.limit = 300
    gateway.behave = hang
    await remind(await student(), ['Um'])
    await send()
    const [{ situacao, canal, tentativas, diagnostico }] = (await messages()) as [Row]
    assert.deepEqual(
      [situacao, canal, tentativas, diagnostico],
      ['Pendente', 'Telefone', 1, 'TELEFONE_INDISPONIVEL'],
    )
    assert.equal((await standing()).diagnostico, 'TEMPO_ESGOTADO')
    // The gateway is left alone: the next message goes by e-mail without trying it.
    await remind(await student({ telefone2: '(11) 97777-6666' }), ['Dois'], 'outra@exemplo.edu.br')
    await send()
    assert.equal(gateway.got.length, 1)
    assert.deepEqual(
      mail.received.map(({ to }) => to),
      ['outra@exemplo.edu.br'],
    )
    // After the pause and as many attempts as there are, it goes by e-mail too.
    gateway.behave = answer(500)
    world.context.outbound.limit = limit
    for (let attempt = 0; attempt < 3; attempt++) {
      await world.rows(client.id, `update canal set pausado_ate = null returning 1`)
      await world.rows(
        client.id,
        `update mensagem set proxima_em = now() where situacao = 'Pendente' returning 1`,
      )
      await world.rows(
        client.id,
        `update fila_mensagem set pronto_em = now() where cliente_id = ${client.id} returning 1`,
      )
      await send()
    }
    assert.equal(gateway.got.length, 4)
    assert.equal(mail.received.at(-1)?.to, 'ana@exemplo.edu.br')
    assert.equal((await standing()).falhas, 4)
    world.context.health.forget()
    const { findings } = await world.context.health.report()
    assert.ok(findings.some(({ code }) => code === 'TELEFONE_FALHANDO'))
  })

  it('are bounded by person and by day', async () => {
    await save({ porPessoa: 1, porDia: 2 })
    const one = await student()
    await remind(one, ['Um'])
    await send()
    // A second digest of the day waits, as by e-mail.
    await remind(one, ['Dois'])
    await send()
    assert.equal(gateway.got.length, 1)
    for (const end of ['0001', '0002']) {
      await remind(await student({ telefone2: `(11) 99999-${end}` }), ['Um'], `p${end}@exemplo.edu.br`)
      await send()
    }
    assert.equal(gateway.got.length, 2)
    assert.deepEqual(
      mail.received.map(({ to }) => to),
      ['p0002@exemplo.edu.br'],
    )
    const test = await ask('TestaCanal', { telefone: phone })
    assert.equal(codeOf(test), '422 REGISTRO_INVALIDO')
  })

  it('are tested by staff with one message', async () => {
    assert.equal(codeOf(await ask('TestaCanal', { telefone: phone })), '404 REGISTRO_INEXISTENTE')
    await save({ formato: 'Formulário', corpo: 'to={numero}&msg={texto}&key={credencial}', metodo: 'PUT' })
    assert.equal(codeOf(await ask('TestaCanal', { telefone: '(11) 3333-4444' })), '422 REGISTRO_INVALIDO')
    const simulated = await ask('TestaCanal', { telefone: phone, SIMULAR: 'S' })
    assert.equal(simulated.body.funciona, false)
    gateway.behave = answer(200)
    const { body } = await ask('TestaCanal', { telefone: phone })
    assert.deepEqual([body.funciona, body.diagnostico], [true, 'ENTREGUE'])
    const { text, headers } = gateway.got.at(-1)!
    const fields = Object.fromEntries(new URLSearchParams(text))
    assert.equal(headers['content-type'], 'application/x-www-form-urlencoded; charset=utf-8')
    assert.deepEqual([fields.to, fields.key], ['5511987654321', secret])
    assert.match(fields.msg!, /mensagem de teste/)
  })

  const wrong = [
    ['url', { url: 'http://192.168.0.1/sms' }],
    ['url', { url: 'https://10.0.0.1/sms' }],
    ['url', { url: 'ftp://sms.exemplo.com.br' }],
    ['url', { url: 'https://sms.exemplo.com.br/{credencial}' }],
    ['cabecalhos', { cabecalhos: [{ nome: 'Host', valor: 'outro' }] }],
    ['cabecalhos', { cabecalhos: [{ nome: 'X-Nome', valor: 'á' }] }],
    ['cabecalhos', { cabecalhos: [{ nome: 'X-Texto', valor: '{texto}' }] }],
    [
      'cabecalhos',
      {
        cabecalhos: [
          { nome: 'A', valor: '1' },
          { nome: 'a', valor: '2' },
        ],
      },
    ],
    ['corpo', { corpo: '{"to": {telefone}, "text": "{texto}"}' }],
    ['corpo', { corpo: '{"to": "{telefone}"}' }],
    ['corpo', { corpo: '{"to": "{telefone}", "text": "{texto} {senha}"}' }],
    ['corpo', { formato: 'Formulário', corpo: '{texto}={telefone}' }],
    ['credencial', { credencial: undefined }],
  ] as const
  for (const [field, more] of wrong) {
    it(`are not set up with ${JSON.stringify(more)}`, async () => {
      const refused = await ask('SalvaCanal', form(gateway.url, more))
      assert.equal(codeOf(refused), '422 REGISTRO_INVALIDO', refused.text)
      assert.ok(
        refused.body.error.campos.some(({ campo }: Row) => campo === field),
        refused.text,
      )
      assert.equal((await standing()).configurado, false)
    })
  }

  it('do not give the kept credential to another address', async () => {
    await save()
    const elsewhere = form('http://127.0.0.1:9/outro', { credencial: undefined })
    assert.equal(codeOf(await ask('SalvaCanal', elsewhere)), '422 REGISTRO_INVALIDO')
    const unused = { retiraCredencial: 'S', cabecalhos: [] }
    assert.equal(codeOf(await ask('SalvaCanal', { ...elsewhere, ...unused })), '200 OK')
    assert.equal((await standing()).credencial, 'Nenhuma')
  })

  it('are set up and seen by the own institution only, with the right to it', async () => {
    await save()
    const other = await world.institution()
    const stranger = await keyed(world, other, ['configuracao.alterar'])
    assert.equal((await stranger('ConsultaCanal', {})).body.configurado, false)
    const clerk = await keyed(world, client, ['contratos.alterar'])
    for (const operation of ['ConsultaCanal', 'SalvaCanal', 'TestaCanal'])
      assert.equal(
        codeOf(await clerk(operation, form(gateway.url, { telefone: phone }))),
        '403 PERMISSAO_AUSENTE',
      )
  })
})

describe('messages to phones without a mail server', () => {
  it('leave, while e-mails say why they do not', async () => {
    const gateway = await Receiver.open()
    const world = await World.open({ processing: false, webhookDev: true })
    try {
      const client = await world.institution()
      const ask = await keyed(world, client, ['configuracao.alterar'])
      assert.equal(codeOf(await ask('SalvaCanal', form(gateway.url))), '200 OK')
      await changeSettings(world.context.owner, client.id, new Map([['mensagensPorDia', '50']]))
      const ana = await addStudent(world, client, { telefone1: phone, email: null })
      const bia = await addStudent(world, client, { email: 'bia@exemplo.edu.br' })
      await world.context.db.inClient(
        client.id,
        (tx) =>
          escreveMensagens(
            tx,
            acting,
            [ana, bia].map((id) => ({
              modelo: 'lembreteSemPrazo' as const,
              para: {
                parte: 'aluno' as const,
                id,
                nome: 'Nome',
                email: id === bia ? 'bia@exemplo.edu.br' : null,
              },
              dados: { item: 'Relatório' },
            })),
          ),
        tester,
      )
      for (let round = 0; round < 3; round++) await sendMessages(world.context, new AbortController().signal)
      const rows = await world.rows<Row>(
        client.id,
        'select situacao, canal, diagnostico from mensagem order by id',
      )
      assert.deepEqual(
        rows.map(({ situacao, canal, diagnostico }) => [situacao, canal, diagnostico]),
        [
          ['Enviada', 'Telefone', null],
          ['Pendente', 'E-mail', 'SEM_SERVIDOR'],
        ],
      )
      assert.equal(gateway.got.length, 1)
    } finally {
      await world.close()
      await gateway.close()
    }
  })
})
