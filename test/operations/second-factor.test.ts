import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it, test } from 'node:test'
import { type Right, rights } from '../../catalogue/doors.ts'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { saveProfile } from '../../server/domain/perfil/save.ts'
import { useCode } from '../../server/domain/segundo-fator/prove.ts'
import { codeOf as codeAtStep } from '../../server/domain/segundo-fator/totp.ts'
import { completeSession } from '../../server/domain/sessao/complete.ts'
import { holdSession } from '../../server/domain/sessao/use.ts'
import type { Tx } from '../../server/store/database.ts'
import { tester } from '../support/actor.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import { addUsuario } from '../support/people.ts'
import type { Row } from '../support/records.ts'
import { shownCode } from '../support/totp.ts'
import { type Institution, World } from '../support/world.ts'

const everyRight = Object.keys(rights) as Right[]
const began = Temporal.Instant.from('2026-03-02T12:00:00Z')

test('codes equal those of RFC 6238, appendix B', () => {
  const secret = Buffer.from('12345678901234567890')
  const shown = [59, 1_111_111_109, 1_234_567_890, 20_000_000_000].map((second) =>
    codeAtStep(secret, Math.floor(second / 30)),
  )
  assert.deepEqual(shown, ['287082', '081804', '005924', '353130'])
})

describe('a second factor', () => {
  let world: World
  let client: Institution
  let clock: ReturnType<typeof stopClock>
  let now = began
  let people = 0
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    clock = stopClock(world, began.toString())
    await world.context.db.inClient(
      client.id,
      (tx) => saveProfile(tx, { codigo: 'LEITURA', nome: 'Leitura', permissoes: ['contratos.ver'] }),
      tester,
    )
  })
  beforeEach(() => pass(3_600))
  after(() => world.close())

  function pass(seconds: number) {
    now = now.add({ seconds })
    clock.at(now.toString())
  }
  const settings = (changes: Record<string, string>, of = client) =>
    changeSettings(world.context.owner, of.id, new Map(Object.entries(changes)))
  const post = (browser: Browser, path: string, body: object) =>
    browser.go('POST', `/sessao${path}`, body, { 'x-csrf-token': browser.csrf })
  const enter = async (login: string, of = client) => {
    const browser = new Browser(world.base)
    const answer = await browser.signIn(of.codigo, login, 'senha de teste')
    return { browser, answer }
  }
  const user = async (more: Row = {}, of = client) => {
    const login = `pessoa${++people}`
    const id = await addUsuario(world, of, login, { senha: 'senha de teste', how: 'weak', ...more })
    return { login, id }
  }
  const enrol = async (browser: Browser) => {
    const { body } = await post(browser, '/segundo-fator', { senha: 'senha de teste' })
    const confirmed = await post(browser, '/segundo-fator/confirmacao', {
      codigo: shownCode(body.segredo, now),
    })
    assert.equal(confirmed.status, 200, confirmed.text)
    return { segredo: body.segredo as string, codigos: confirmed.body.codigos as string[], begun: body }
  }
  /** A user with a second factor whose current code is unused. */
  const protectedUser = async () => {
    const who = await user()
    const { browser } = await enter(who.login)
    const factor = await enrol(browser)
    pass(60)
    return { ...who, browser, ...factor }
  }
  const complete = async (browser: Browser, codigo: string) => {
    const answer = await post(browser, '/codigo', { codigo })
    if (answer.status === 200) browser.csrf = answer.body.csrf
    return answer
  }
  const perfil = async (codigo: string) =>
    (await world.rows<Row>(client.id, `select id from perfil where codigo = '${codigo}'`))[0]!.id

  it('is set up with the first code, shown as image and text, and required from then on', async () => {
    const { login, segredo, codigos, begun } = await protectedUser()
    assert.match(begun.endereco, /^otpauth:\/\/totp\/[^?]+\?secret=[A-Z2-7]{32}&issuer=/)
    assert.match(begun.desenho, /^M0 0h7v1H0z/)
    assert.equal(new Set(codigos).size, 10)
    const { browser, answer } = await enter(login)
    assert.deepEqual([answer.status, answer.body.falta, answer.body.pessoa], [200, 'codigo', null])
    const before = browser.cookies.get('vinculo')
    assert.equal((await complete(browser, shownCode(segredo, now))).body.pessoa.login, login)
    assert.notEqual(browser.cookies.get('vinculo'), before)
    assert.equal(codeOf(await browser.get('/sessao/lista')), '200 OK')
  })

  it('is set up only after entering the password, not in an unattended browser', async () => {
    const { login } = await user()
    const { browser } = await enter(login)
    for (const body of [{}, { senha: '' }, { senha: 'outra senha' }])
      assert.equal(codeOf(await post(browser, '/segundo-fator', body)), '403 IDENTIDADE_NAO_CONFIRMADA')
    assert.equal((await post(browser, '/segundo-fator', { senha: 'senha de teste' })).status, 200)
  })

  it('opens nothing before it is proven, and the pending sign-in expires', async () => {
    const { login, segredo } = await protectedUser()
    const { browser } = await enter(login)
    for (const path of ['/sessao/lista', '/sessao/perfil'])
      assert.equal(codeOf(await browser.get(path)), '401 SEGUNDO_FATOR_EXIGIDO', path)
    const headers = { 'x-csrf-token': browser.csrf }
    for (const path of ['/gestao/ListaContratos', '/gestao/MinhasPendencias'])
      assert.equal(codeOf(await browser.go('POST', path, {}, headers)), '401 SEGUNDO_FATOR_EXIGIDO', path)
    for (const [path, body] of [
      ['/segundo-fator', {}],
      ['/segundo-fator/confirmacao', { codigo: '000000' }],
      ['/segundo-fator/remocao', { codigo: shownCode(segredo, now) }],
      ['/senha/troca', { senhaAtual: 'senha de teste', senha: 'uma senha nova' }],
    ] as const)
      assert.equal(codeOf(await post(browser, path, body)), '401 SEGUNDO_FATOR_EXIGIDO', path)
    assert.equal((await browser.get('/sessao')).body.falta, 'codigo')
    pass(601)
    assert.equal(codeOf(await complete(browser, shownCode(segredo, now))), '401 SESSAO_INVALIDA')
  })

  it('accepts a code of the previous and next step, each once, and none older than the last', async () => {
    const { login, segredo } = await protectedUser()
    const tries = async (away: number) =>
      codeOf(await complete((await enter(login)).browser, shownCode(segredo, now, away)))
    assert.deepEqual(
      [await tries(-2), await tries(2), await tries(0), await tries(0), await tries(-1), await tries(1)],
      [
        '403 CODIGO_INVALIDO',
        '403 CODIGO_INVALIDO',
        '200 OK',
        '403 CODIGO_INVALIDO',
        '403 CODIGO_INVALIDO',
        '200 OK',
      ],
    )
  })

  it('admits one of many concurrent uses of the same code or recovery code', async () => {
    const { login, segredo, codigos } = await protectedUser()
    for (const codigo of [shownCode(segredo, now), codigos[0]!]) {
      const browsers = [await enter(login), await enter(login), await enter(login)]
      const codes = (await Promise.all(browsers.map(({ browser }) => complete(browser, codigo)))).map(codeOf)
      assert.deepEqual(codes.toSorted(), ['200 OK', '403 CODIGO_INVALIDO', '403 CODIGO_INVALIDO'])
      pass(3_600)
    }
  })

  it('cannot be guessed: five wrong codes block it, whatever their address', async () => {
    const { login, segredo, codigos } = await protectedUser()
    const { browser } = await enter(login)
    for (let tried = 0; tried < 5; tried++)
      assert.equal(codeOf(await complete(browser, '000000')), '403 CODIGO_INVALIDO')
    for (const codigo of [shownCode(segredo, now), codigos[0]!])
      assert.equal(codeOf(await complete((await enter(login)).browser, codigo)), '429 TENTATIVAS_DEMAIS')
    pass(15 * 60)
    assert.equal(codeOf(await complete((await enter(login)).browser, shownCode(segredo, now))), '200 OK')
  })

  it('uses a code only with what it opens', async () => {
    const { login, id, segredo } = await protectedUser()
    const { browser } = await enter(login)
    const { context } = world
    const signed = await holdSession(context, browser.cookies.get('vinculo'))
    // The session ends during the request, which rolls back the use of the code too.
    await world.rows(client.id, `update sessao set encerrada_em = now() where pessoa_id = ${id} returning id`)
    const origin = { address: '127.0.0.1', browser: 'Outro' }
    const finish = async (tx: Tx) => {
      await useCode(tx, context.sealer, signed.person, shownCode(segredo, now), now)
      await completeSession(tx, signed, origin, now, 1, 'codigo')
    }
    await assert.rejects(context.db.inClient(client.id, finish, tester), { code: 'SESSAO_INVALIDA' })
    assert.equal(codeOf(await complete((await enter(login)).browser, shownCode(segredo, now))), '200 OK')
  })

  it('is required first of users with rights over money or access, where the client demands it', async () => {
    const plain = await user({ perfil_id: await perfil('LEITURA') })
    const admin = await user()
    await settings({ exigeSegundoFator: 'S' })
    try {
      assert.equal((await enter(plain.login)).answer.body.falta, '')
      const { browser, answer } = await enter(admin.login)
      assert.equal(answer.body.falta, 'cadastro')
      assert.equal(codeOf(await browser.get('/sessao/lista')), '401 SEGUNDO_FATOR_EXIGIDO')
      assert.equal(codeOf(await complete(browser, '000000')), '403 CODIGO_INVALIDO')
      const { segredo } = await enrol(browser)
      const whole = await browser.get('/sessao')
      assert.deepEqual([whole.body.falta, whole.body.pessoa.login], ['', admin.login])
      browser.csrf = whole.body.csrf
      pass(60)
      assert.equal(
        codeOf(await post(browser, '/segundo-fator/remocao', { codigo: shownCode(segredo, now) })),
        '409 SEGUNDO_FATOR_OBRIGATORIO',
      )
    } finally {
      await settings({ exigeSegundoFator: 'N' })
    }
  })

  it('is required of open sessions once the client demands it, and of no others', async () => {
    const [plain, admin, early] = [
      await user({ perfil_id: await perfil('LEITURA') }),
      await user(),
      await user(),
    ]
    const reader = (await enter(plain.login)).browser
    const without = (await enter(admin.login)).browser
    const again = (await enter(admin.login)).browser
    // Begun before and after the user had a factor.
    const unproven = (await enter(early.login)).browser
    const enrolled = (await enter(early.login)).browser
    const { segredo } = await enrol(enrolled)
    pass(60)
    const proven = (await enter(early.login)).browser
    assert.equal(codeOf(await complete(proven, shownCode(segredo, now))), '200 OK')
    pass(60)
    const state = async (browser: Browser) => {
      const list = await browser.go('POST', '/gestao/ListaContratos', {}, { 'x-csrf-token': browser.csrf })
      return `${codeOf(list)} ${(await browser.get('/sessao')).body.falta}`.trim()
    }
    const missing = '401 SEGUNDO_FATOR_EXIGIDO'
    await settings({ exigeSegundoFator: 'S' })
    try {
      assert.deepEqual(await Promise.all([reader, without, unproven, enrolled, proven].map(state)), [
        '200 OK',
        `${missing} cadastro`,
        `${missing} codigo`,
        '200 OK',
        '200 OK',
      ])
      assert.equal((await without.get('/sessao')).body.pessoa, null)
      assert.equal(codeOf(await without.get('/sessao/perfil')), missing)
      assert.equal(
        codeOf(
          await post(without, '/senha/troca', { senhaAtual: 'senha de teste', senha: 'uma senha nova' }),
        ),
        missing,
      )
      // The password was entered long ago, so an unattended browser cannot set up the factor.
      assert.equal(codeOf(await post(without, '/segundo-fator', {})), '403 IDENTIDADE_NAO_CONFIRMADA')
      const before = without.cookies.get('vinculo')
      await enrol(without)
      assert.notEqual(without.cookies.get('vinculo'), before)
      const whole = await without.get('/sessao')
      assert.deepEqual([whole.body.falta, whole.body.pessoa.login], ['', admin.login])
      // The session's lifetime is not extended.
      const [{ kept }] = (await world.rows<{ kept: boolean }>(
        client.id,
        `select bool_and(expira_em <= inclusao + interval '7 days') as kept from sessao where pessoa_id = ${admin.id}`,
      )) as [{ kept: boolean }]
      assert.ok(kept)
      assert.equal(await state(again), `${missing} codigo`)
      assert.equal(codeOf(await complete(unproven, shownCode(segredo, now))), '200 OK')
      assert.equal(await state(unproven), '200 OK')
      // A right over money or access that is granted meanwhile requires it too.
      await world.rows(
        client.id,
        `update usuario set perfil_id = ${await perfil('ADMIN')} where id = ${plain.id}`,
      )
      assert.equal(await state(reader), `${missing} cadastro`)
    } finally {
      await settings({ exigeSegundoFator: 'N' })
    }
    assert.deepEqual(await Promise.all([again, reader].map(state)), ['200 OK', '200 OK'])
  })

  it('is replaced and removed by its owner only, with a code', async () => {
    const { browser, login, segredo } = await protectedUser()
    assert.equal(codeOf(await post(browser, '/segundo-fator', {})), '403 CODIGO_INVALIDO')
    const begun = await post(browser, '/segundo-fator', { codigo: shownCode(segredo, now) })
    // The previous one is valid until the first code of the new one.
    pass(60)
    assert.equal(codeOf(await complete((await enter(login)).browser, shownCode(segredo, now))), '200 OK')
    const codigo = shownCode(begun.body.segredo, now)
    assert.equal(codeOf(await post(browser, '/segundo-fator/confirmacao', { codigo })), '200 OK')
    pass(60)
    const old = await complete((await enter(login)).browser, shownCode(segredo, now))
    assert.equal(codeOf(old), '403 CODIGO_INVALIDO')
    const last = shownCode(begun.body.segredo, now)
    assert.equal(codeOf(await post(browser, '/segundo-fator/remocao', { codigo: last })), '200 OK')
    assert.equal((await enter(login)).answer.body.falta, '')
  })

  it('is reset by an administrator: sessions end, and the trail has actor and reason', async () => {
    const { browser, login, id } = await protectedUser()
    const key = (scopes: Parameters<typeof createCredential>[1]['scopes'], of = client) =>
      createCredential(world.context.owner, { clienteId: of.id, kind: 'gestao', name: 'equipe', scopes })
    const reset = async (authorization: string) =>
      codeOf(
        await new Browser(world.base).go(
          'POST',
          '/gestao/RedefineSegundoFator',
          { login, motivo: 'Perdeu o telefone.' },
          { authorization },
        ),
      )
    assert.equal(await reset(await key(['configuracao.alterar'])), '403 PERMISSAO_AUSENTE')
    const other = await world.institution()
    assert.equal(await reset(await key(everyRight, other)), '404 REGISTRO_INEXISTENTE')
    // A reset needs every right of the protected user.
    assert.equal(await reset(await key(['acessos.alterar'])), '403 PERMISSAO_AUSENTE')
    assert.equal(codeOf(await browser.get('/sessao')), '200 OK')
    assert.equal(await reset(await key(everyRight)), '200 OK')
    assert.equal(codeOf(await browser.get('/sessao')), '401 SESSAO_INVALIDA')
    assert.equal((await enter(login)).answer.body.falta, '')
    const [entry] = await world.rows<Row>(
      client.id,
      `select usuario, campos from auditoria where operacao = 'RedefineSegundoFator' and entidade = 'usuario'
         and menor = ${id}`,
    )
    assert.deepEqual(
      [entry!.usuario, entry!.campos],
      ['equipe', [['segundoFator', '', 'Perdeu o telefone.']]],
    )
  })

  it('is separate for the same person of another client, and its secrets are sealed', async () => {
    const other = await world.institution()
    const { login, segredo, codigos, id } = await protectedUser()
    await addUsuario(world, other, login, { senha: 'senha de teste', how: 'weak' })
    assert.equal((await enter(login, other)).answer.body.falta, '')
    const rows = await world.rows<Row>(
      client.id,
      `select f::text || r::text as t from segundo_fator f join codigo_recuperacao r on r.segundo_fator_id = f.id
        where f.pessoa_id = ${id}`,
    )
    assert.equal(rows.length, 10)
    for (const { t } of rows)
      for (const secret of [segredo, ...codigos]) assert.ok(!String(t).includes(secret))
  })
})
