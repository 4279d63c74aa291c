import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { saveProvider } from '../../server/oidc/settings.ts'
import { tester } from '../support/actor.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import { addAluno, addProfessor, addUsuario } from '../support/people.ts'
import { until } from '../support/process.ts'
import { InstitutionProvider } from '../support/provider.ts'
import { type Institution, World } from '../support/world.ts'

const secret = 'segredo-do-cliente-oidc'
const settings = {
  identificador: 'vinculo',
  segredo: secret,
  escopos: 'openid profile email',
  campoLogin: 'preferred_username',
  rotulo: 'Entrar com a conta da instituição',
  aceitaSenha: false,
}

describe('single sign-on', () => {
  let world: World
  let [client, other]: Institution[] = []
  let [idp, otherIdp]: InstitutionProvider[] = []

  before(async () => {
    world = await World.share({ processing: false })
    ;[client, other] = [await world.institution(), await world.institution()]
    const redirectUri = `${world.base}/sessao/oidc/retorno`
    ;[idp, otherIdp] = [
      await InstitutionProvider.start({ id: 'vinculo', secret, redirectUri }),
      await InstitutionProvider.start({ id: 'vinculo', secret, redirectUri }),
    ]
    await configure(client, { emissor: idp.issuer })
    await configure(other, { emissor: otherIdp.issuer })
    await addAluno(world, client, 'mariana')
  })
  after(async () => {
    await idp?.stop()
    await otherIdp?.stop()
    await world.close()
  })

  const configure = (institution: Institution, more: { emissor: string } & Partial<typeof settings>) =>
    world.context.db.inClient(
      institution.id,
      (tx) => saveProvider(tx, world.context.sealer, { ...settings, ...more }),
      tester,
    )

  /** Starts in a browser, passes the provider with these claims, and returns the redirect. */
  async function wayBack(browser: Browser, claims: Record<string, unknown> | undefined, more = '') {
    const { status, headers } = await browser.get(`/sessao/oidc?cliente=${client!.codigo}${more}`)
    assert.equal(status, 303)
    idp!.claims = claims
    return idp!.visit(headers.get('location')!)
  }
  const arrive = async (claims: Record<string, unknown> | undefined, more = '') => {
    const browser = new Browser(world.base)
    const answer = await browser.get(await wayBack(browser, claims, more))
    return { browser, answer }
  }
  const outcome = async (claims: Record<string, unknown> | undefined, more = '') => {
    const { browser, answer } = await arrive(claims, more)
    if (answer.status !== 303) {
      assert.equal(browser.cookies.has('vinculo'), false)
      return codeOf(answer)
    }
    const { pessoa } = (await browser.get('/sessao')).body
    return `${pessoa.tipo} ${pessoa.login}`
  }

  it('shows errors as a page to browsers, with the status and a link back', async () => {
    const looking = { accept: 'text/html,application/xhtml+xml' }
    for (const path of ['/sessao/oidc/retorno?state=x&code=y', '/sessao/oidc?cliente=<b>ninguém']) {
      const told = await new Browser(world.base).get(path)
      const answer = await new Browser(world.base).go('GET', path, undefined, looking)
      assert.equal(answer.status, told.status)
      assert.ok(answer.status >= 400)
      assert.match(answer.headers.get('content-type') ?? '', /^text\/html/)
      assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'none'/)
      assert.ok(answer.text.includes(told.body.error.mensagem))
      assert.match(answer.text, /<a href="\/">Voltar e entrar de novo<\/a>/)
      assert.doesNotMatch(answer.text, /<b>/)
    }
  })

  it('uses PKCE, state and nonce, and ends with a session', async () => {
    const browser = new Browser(world.base)
    const begun = await browser.get(`/sessao/oidc?cliente=${client!.codigo}&destino=/painel?aba=2`)
    const address = new URL(begun.headers.get('location')!)
    assert.equal(address.origin, idp!.issuer)
    const { state, nonce, code_challenge, ...asked } = Object.fromEntries(address.searchParams)
    assert.deepEqual(asked, {
      client_id: 'vinculo',
      response_type: 'code',
      redirect_uri: `${world.base}/sessao/oidc/retorno`,
      scope: 'openid profile email',
      code_challenge_method: 'S256',
    })
    assert.ok(state!.length >= 43 && nonce!.length >= 43 && code_challenge!.length === 43)
    assert.match(browser.set[0]!, /^vinculo-oidc=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
    idp!.claims = { preferred_username: 'MARIANA' }
    const back = await idp!.visit(address.href)
    const arrived = await browser.get(back)
    assert.equal(arrived.status, 303)
    assert.equal(arrived.headers.get('location'), `${world.base}/painel?aba=2`)
    assert.deepEqual([...browser.cookies.keys()].sort(), ['vinculo', 'vinculo-dispositivo'])
    const { body } = await browser.get('/sessao')
    assert.deepEqual([body.pessoa.tipo, body.pessoa.login, body.metodo], ['aluno', 'mariana', 'oidc'])
    const log = world.logs.join('')
    const { searchParams } = new URL(back)
    for (const hidden of [secret, state!, nonce!, searchParams.get('code')!, 'mariana', 'MARIANA'])
      assert.ok(!log.includes(hidden), hidden)
  })

  it('accepts no return with another state, or without one', async () => {
    const browser = new Browser(world.base)
    const back = new URL(await wayBack(browser, { preferred_username: 'mariana' }))
    for (const state of ['x', 'A'.repeat(43), '']) {
      back.searchParams.set('state', state)
      assert.equal(codeOf(await browser.get(back.href)), '400 RETORNO_INVALIDO')
    }
    back.searchParams.delete('state')
    assert.equal(codeOf(await browser.get(back.href)), '400 RETORNO_INVALIDO')
    assert.equal(codeOf(await browser.get('/sessao/oidc/retorno')), '400 RETORNO_INVALIDO')
    assert.equal(browser.cookies.has('vinculo'), false)
  })

  it('accepts a return once, and a second one has no effect', async () => {
    const browser = new Browser(world.base)
    const back = await wayBack(browser, { preferred_username: 'mariana' })
    const flow = browser.cookies.get('vinculo-oidc')!
    assert.equal((await browser.get(back)).status, 303)
    browser.cookies.set('vinculo-oidc', flow)
    assert.equal(codeOf(await browser.get(back)), '400 RETORNO_INVALIDO')
    assert.equal((await browser.get('/sessao')).status, 200)
  })

  it('accepts a return only from the browser that began, and another cannot use it up', async () => {
    const browser = new Browser(world.base)
    const back = await wayBack(browser, { preferred_username: 'mariana' })
    const stranger = new Browser(world.base)
    assert.equal(codeOf(await stranger.get(back)), '400 RETORNO_INVALIDO')
    await wayBack(stranger, { preferred_username: 'mariana' })
    assert.equal(codeOf(await stranger.get(back)), '400 RETORNO_INVALIDO')
    assert.equal((await browser.get(back)).status, 303)
  })

  it('works in two tabs of a browser at once', async () => {
    const browser = new Browser(world.base)
    const one = await wayBack(browser, { preferred_username: 'mariana' })
    const two = await wayBack(browser, { preferred_username: 'mariana' })
    const flow = browser.cookies.get('vinculo-oidc')!
    assert.equal((await browser.get(one)).status, 303)
    browser.cookies.set('vinculo-oidc', flow)
    assert.equal((await browser.get(two)).status, 303)
  })

  it('accepts no token with another nonce, and no code without its verifier', async () => {
    const { sealer, db } = world.context
    for (const [name, value, reason] of [
      ['nonce', 'outro-nonce-que-nao-foi-enviado-ao-provedor', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
      ['verifier', 'v'.repeat(43), 'OAUTH_RESPONSE_BODY_ERROR'],
    ] as const) {
      const browser = new Browser(world.base)
      const back = await wayBack(browser, { preferred_username: 'mariana' })
      await db.inClient(
        client!.id,
        async (tx) => {
          for (const { estado, dados } of await tx.selectFrom('fluxo_oidc').selectAll().execute()) {
            const flow = JSON.parse(sealer.open(dados).toString())
            const changed = sealer.seal(JSON.stringify({ ...flow, [name]: value }))
            await tx.updateTable('fluxo_oidc').set({ dados: changed }).where('estado', '=', estado).execute()
          }
        },
        tester,
      )
      assert.equal(codeOf(await browser.get(back)), '403 PROVEDOR_RECUSOU', name)
      assert.equal(browser.cookies.has('vinculo'), false)
      const trouble = world.logs.filter((line) => line.includes('"msg":"oidc.trouble"'))
      assert.ok(trouble.at(-1)?.includes(reason), trouble.join(''))
    }
  })

  it('accepts no return after ten minutes', async () => {
    const { clock } = world.context
    const stopped = stopClock(world, clock.now().toString())
    try {
      const browser = new Browser(world.base)
      const back = await wayBack(browser, { preferred_username: 'mariana' })
      stopped.at(clock.now().add({ minutes: 11 }).toString())
      assert.equal(codeOf(await browser.get(back)), '400 RETORNO_INVALIDO')
    } finally {
      world.context.clock = clock
    }
  })

  it('never creates users: a login without a record is refused with the reason', async () => {
    const people = () =>
      world.rows(
        client!.id,
        `select (select count(*) from aluno) as alunos, (select count(*) from professor) as professores,
                (select count(*) from usuario) as usuarios`,
      )
    const before = await people()
    for (const claims of [
      { preferred_username: 'ninguem' },
      { preferred_username: '' },
      {},
      { preferred_username: 7 },
    ])
      assert.equal(await outcome(claims), '403 SEM_CADASTRO')
    assert.deepEqual(await people(), before)
  })

  it('applies the access dates', async () => {
    await addAluno(world, client!, 'inativa', { validade: '2020-01-01', ativo: false })
    await addAluno(world, client!, 'bloqueada', { bloqueio: '2999-12-31' })
    await addUsuario(world, client!, 'vencido', { autentica: true, validade: '2020-01-01' })
    const claims = (preferred_username: string) => ({ preferred_username })
    assert.equal(await outcome(claims('inativa')), '403 CADASTRO_INATIVO')
    assert.equal(await outcome(claims('vencido')), '403 CADASTRO_INATIVO')
    const { answer } = await arrive(claims('bloqueada'))
    assert.match(answer.body.error.mensagem, /^Acesso bloqueado até 31\/12\/2999\./)
  })

  it('looks for users first, and only those marked for it; the kind can be given', async () => {
    const claims = { preferred_username: 'varios' }
    await addUsuario(world, client!, 'varios', { autentica: false })
    assert.equal(await outcome(claims), '403 SENHA_EXIGIDA')
    await addProfessor(world, client!, 'varios')
    await addAluno(world, client!, 'varios')
    assert.equal(await outcome(claims), 'professor varios')
    assert.equal(await outcome(claims, '&tipo=aluno'), 'aluno varios')
    await world.rows(client!.id, 'update usuario set autentica = true')
    assert.equal(await outcome(claims), 'usuario varios')
    await world.rows(client!.id, 'update usuario set autentica = false')
    // Accepting passwords beside the provider does not open it to users with a password only.
    await configure(client!, { emissor: idp!.issuer, aceitaSenha: true })
    assert.equal(await outcome(claims), 'professor varios')
    assert.equal(await outcome(claims, '&tipo=usuario'), '403 SENHA_EXIGIDA')
    await configure(client!, { emissor: idp!.issuer })
  })

  it('can use a verified e-mail address: the login, or else that of the record', async () => {
    await configure(client!, { emissor: idp!.issuer, campoLogin: 'email' })
    await addAluno(world, client!, 'joana@exemplo.edu.br')
    await addAluno(world, client!, 'por.email', {
      email: 'Bia@Exemplo.edu.br',
      email_chave: 'bia@exemplo.edu.br',
    })
    const verified = (email: string) => ({ email, email_verified: true })
    assert.equal(await outcome(verified('Joana@exemplo.edu.br')), 'aluno joana@exemplo.edu.br')
    assert.equal(await outcome({ email: 'BIA@exemplo.edu.br', email_verified: true }), 'aluno por.email')
    for (const email_verified of [false, undefined, 'true', 1, 'false', null, [true]])
      for (const email of ['bia@exemplo.edu.br', 'joana@exemplo.edu.br'])
        assert.equal(await outcome({ email, email_verified }), '403 SEM_CADASTRO', String(email_verified))
    await configure(client!, { emissor: idp!.issuer })
  })

  it('never combines claims of the token and of the userinfo endpoint', async () => {
    await configure(client!, { emissor: idp!.issuer, campoLogin: 'email' })
    const email = 'duas.fontes@exemplo.edu.br'
    await addAluno(world, client!, email)
    // The token has only one half: both are taken from the other source.
    idp!.signed = { email: 'outra@exemplo.edu.br' }
    assert.equal(await outcome({ email, email_verified: true }), `aluno ${email}`)
    assert.equal(await outcome({ email }), '403 SEM_CADASTRO')
    idp!.signed = { email_verified: true }
    assert.equal(await outcome({ email, email_verified: false }), '403 SEM_CADASTRO')
    idp!.signed = { email, email_verified: false }
    assert.equal(await outcome({ email, email_verified: true }), '403 SEM_CADASTRO')
    idp!.signed = {}
    await configure(client!, { emissor: idp!.issuer })
  })

  it('accepts no claim for a login that only looks alike', async () => {
    await configure(client!, { emissor: idp!.issuer, campoLogin: 'email' })
    await addAluno(world, client!, 'karina@exemplo.edu.br')
    await addAluno(world, client!, 'mail.kelvin', { email: 'k@x.br', email_chave: 'k@x.br' })
    const verified = (email: string) => ({ email, email_verified: true })
    assert.equal(await outcome(verified('\u212aarina@exemplo.edu.br')), '403 SEM_CADASTRO')
    assert.equal(await outcome(verified('\u212a@x.br')), '403 SEM_CADASTRO')
    assert.equal(await outcome(verified('K@X.br')), 'aluno mail.kelvin')
    await configure(client!, { emissor: idp!.issuer })
  })

  it('accepts no claim for a login that differs in invisible characters', async () => {
    await addUsuario(world, client!, 'sem.espaco', { autentica: true })
    const email = 'so.o.endereco@exemplo.edu.br'
    await addAluno(world, client!, 'com.endereco', { email, email_chave: email })
    const unseen = ['\ufeff', '\u00a0', '\u2003', '\u3000', '\u200b', '\u2028', '\u00ad', ' ', '\t']
    const beside = (text: string) => unseen.flatMap((one) => [one + text, text + one])
    for (const preferred_username of beside('sem.espaco'))
      assert.equal(
        await outcome({ preferred_username }),
        '403 SEM_CADASTRO',
        JSON.stringify(preferred_username),
      )
    assert.equal(await outcome({ preferred_username: 'SEM.espaco' }), 'usuario sem.espaco')
    await configure(client!, { emissor: idp!.issuer, campoLogin: 'email' })
    for (const claim of [...beside('sem.espaco'), ...beside(email)])
      assert.equal(
        await outcome({ email: claim, email_verified: true }),
        '403 SEM_CADASTRO',
        JSON.stringify(claim),
      )
    assert.equal(await outcome({ email, email_verified: true }), 'aluno com.endereco')
    await configure(client!, { emissor: idp!.issuer })
  })

  it('by e-mail never matches a user who signs in with a password', async () => {
    await configure(client!, { emissor: idp!.issuer, campoLogin: 'email', aceitaSenha: true })
    const email = 'chefia@exemplo.edu.br'
    await addUsuario(world, client!, 'chefia', { autentica: false, email, email_chave: email })
    assert.equal(await outcome({ email, email_verified: true }), '403 SENHA_EXIGIDA')
    await addUsuario(world, client!, email, { autentica: false })
    await addAluno(world, client!, 'a.aluna', { email, email_chave: email })
    assert.equal(await outcome({ email, email_verified: true }), 'aluno a.aluna')
    await configure(client!, { emissor: idp!.issuer })
  })

  it('refuses an invalid login in every claim and parameter', async () => {
    const odd = ['mari\u0000ana', '\u0000', 'mari\u0007ana', '\ud800', 'mariana\udfff', 'x'.repeat(101), '\n']
    for (const preferred_username of odd)
      assert.equal(
        await outcome({ preferred_username }),
        '403 SEM_CADASTRO',
        JSON.stringify(preferred_username),
      )
    await configure(client!, { emissor: idp!.issuer, campoLogin: 'email' })
    for (const email of odd)
      assert.equal(await outcome({ email, email_verified: true }), '403 SEM_CADASTRO', JSON.stringify(email))
    await configure(client!, { emissor: idp!.issuer })
    const values = ['%00', 'a%00b', '%ff', '%ed%a0%80']
    let [browser, back] = [new Browser(world.base), '']
    for (const name of ['code', 'state', 'iss', 'error', 'extra'])
      for (const value of values) {
        // An invalid state leaves the flow unchanged.
        if (name !== 'state' || value === values[0]) {
          browser = new Browser(world.base)
          back = await wayBack(browser, { preferred_username: 'mariana' })
        }
        const [kept, changed] = [`&${name}=${value}`, `$1${value}`]
        const parameter = new RegExp(`([?&]${name}=)[^&]*`)
        const address = parameter.test(back) ? back.replace(parameter, changed) : back + kept
        const { status } = await browser.get(address)
        assert.ok(name === 'extra' ? status === 303 : status === 400 || status === 403, `${name} ${status}`)
      }
    for (const query of ['cliente=%00', 'cliente=a%00b', `cliente=${client!.codigo}&tipo=%00`, 'cliente=%ff'])
      assert.ok((await new Browser(world.base).get(`/sessao/oidc?${query}`)).status < 500, query)
  })

  it('returns to a path with accents, and to none with control characters', async () => {
    const { browser, answer } = await arrive(
      { preferred_username: 'mariana' },
      `&destino=${encodeURIComponent('/ação?é=€')}`,
    )
    assert.equal(answer.headers.get('location'), `${world.base}/a%C3%A7%C3%A3o?%C3%A9=%E2%82%AC`)
    const path = `/sessao/oidc?cliente=${client!.codigo}&destino=${encodeURIComponent('/a\u0000b')}`
    assert.equal(codeOf(await browser.get(path)), '422 REGISTRO_INVALIDO')
  })

  it('accepts only the client’s own provider', async () => {
    await addAluno(world, other!, 'so.no.outro')
    assert.equal(await outcome({ preferred_username: 'so.no.outro' }), '403 SEM_CADASTRO')
    // A code of the other provider, under the state of a flow with ours.
    const browser = new Browser(world.base)
    const ours = new URL(await wayBack(browser, { preferred_username: 'mariana' }))
    const begun = await new Browser(world.base).get(`/sessao/oidc?cliente=${other!.codigo}`)
    otherIdp!.claims = { preferred_username: 'mariana' }
    const theirs = new URL(await otherIdp!.visit(begun.headers.get('location')!))
    theirs.searchParams.set('state', ours.searchParams.get('state')!)
    assert.equal(codeOf(await browser.get(theirs.href)), '403 PROVEDOR_RECUSOU')
    assert.equal(browser.cookies.has('vinculo'), false)
  })

  it('reports a cancellation, without repeating the provider’s text', async () => {
    const { answer } = await arrive(undefined)
    assert.equal(codeOf(answer), '403 PROVEDOR_RECUSOU')
    assert.doesNotMatch(answer.text, /Texto do provedor|access_denied/)
  })

  it('reports a provider that is down or not the expected one, and loses nothing', async () => {
    const { browser } = await arrive({ preferred_username: 'mariana' })
    for (const emissor of ['http://127.0.0.1:1', `${idp!.issuer}/outro`, world.base]) {
      await configure(client!, { emissor })
      const answer = await browser.get(`/sessao/oidc?cliente=${client!.codigo}`)
      assert.equal(codeOf(answer), '502 PROVEDOR_INDISPONIVEL', emissor)
      assert.equal((await browser.get('/sessao')).status, 200)
    }
    assert.match(world.logs.join(''), /"stage":"discovery".*"msg":"oidc.trouble"/)
    await configure(client!, { emissor: idp!.issuer })
    assert.equal(await outcome({ preferred_username: 'mariana' }), 'aluno mariana')
  })

  it('reports a provider that goes down during the flow', async () => {
    const leaving = await InstitutionProvider.start({
      id: 'vinculo',
      secret,
      redirectUri: `${world.base}/sessao/oidc/retorno`,
    })
    const third = await world.institution()
    await configure(third, { emissor: leaving.issuer })
    const browser = new Browser(world.base)
    const begun = await browser.get(`/sessao/oidc?cliente=${third.codigo}`)
    const back = await leaving.visit(begun.headers.get('location')!)
    await leaving.stop()
    assert.equal(codeOf(await browser.get(back)), '502 PROVEDOR_INDISPONIVEL')
  })

  it('limits concurrent conversations with a provider per network, and others get their turn', async () => {
    const claims = { preferred_username: 'mariana' }
    const ways: [Browser, string][] = []
    for (let done = 0; done < 6; done++) {
      const browser = new Browser(world.base)
      ways.push([browser, await wayBack(browser, claims)])
    }
    const { promise, resolve: release } = Promise.withResolvers<void>()
    idp!.hold = promise
    idp!.talks.most = 0
    const arriving = ways.map(([browser, back]) => browser.get(back))
    await until('the first conversations', () => idp!.talks.now >= 4)
    // Others can start meanwhile, because the provider's metadata is cached.
    assert.equal((await new Browser(world.base).get(`/sessao/oidc?cliente=${client!.codigo}`)).status, 303)
    release()
    for (const { status } of await Promise.all(arriving)) assert.equal(status, 303)
    assert.equal(idp!.talks.most, 4)
  })

  it('is refused equally without a provider and without a client', async () => {
    const none = await world.institution()
    for (const codigo of [none.codigo, 'nunca-existiu'])
      assert.equal(
        codeOf(await new Browser(world.base).get(`/sessao/oidc?cliente=${codigo}`)),
        '404 LOGIN_UNICO_AUSENTE',
      )
  })

  it('redirects only to this platform', async () => {
    for (const destino of [
      '//mal.exemplo',
      'https://mal.exemplo',
      '/\\mal.exemplo',
      'painel',
      '/a\tb',
      '\\\\mal',
    ]) {
      const path = `/sessao/oidc?cliente=${client!.codigo}&destino=${encodeURIComponent(destino)}`
      assert.equal(codeOf(await new Browser(world.base).get(path)), '422 REGISTRO_INVALIDO', destino)
    }
  })

  it('makes the device known: guesses of that login by others do not delay it', async () => {
    const login = 'com.senha.tambem'
    await addUsuario(world, client!, login, { senha: 'certa', autentica: true })
    const { browser } = await arrive({ preferred_username: login })
    await configure(client!, { emissor: idp!.issuer, aceitaSenha: true })
    for (let done = 0; done < 6; done++) await new Browser(world.base).signIn(client!.codigo, login, 'x')
    assert.equal(
      codeOf(await new Browser(world.base).signIn(client!.codigo, login, 'certa')),
      '429 TENTATIVAS_DEMAIS',
    )
    assert.equal(codeOf(await browser.signIn(client!.codigo, login, 'certa')), '200 OK')
    await configure(client!, { emissor: idp!.issuer })
  })

  it('keeps a bounded number of flows: ended ones go, and a network displaces its own', async () => {
    await world.rows(client!.id, 'delete from fluxo_oidc')
    const kept = async (where = 'true') =>
      (await world.rows<{ n: number }>(client!.id, `select count(*) as n from fluxo_oidc where ${where}`))[0]!
        .n
    const begin = () => new Browser(world.base).get(`/sessao/oidc?cliente=${client!.codigo}`)
    /** As if many had begun, from here or from other networks. */
    const fill = (many: number, rede: string, expira: string) =>
      world.rows(
        client!.id,
        `insert into fluxo_oidc (cliente_id, estado, navegador, rede, dados, expira_em)
         select cliente_id, sha256((random()::text || n)::bytea), navegador, ${rede}, dados, ${expira}
           from (select * from fluxo_oidc limit 1) f, generate_series(1, ${many}) n`,
      )
    await begin()
    await fill(50, 'rede', `now() - interval '1 second'`)
    for (let done = 0; done < 2; done++) await begin()
    assert.equal(await kept(), 3)
    await fill(2_010, 'rede', `now() + interval '4 minutes' + n * interval '1 ms'`)
    await fill(10, `'outra'`, `now() + interval '3 minutes'`)
    await begin()
    assert.deepEqual([await kept(`rede <> 'outra'`), await kept(`rede = 'outra'`)], [2_000, 10])
    // Slightly more than allowed: each new one deletes some.
    await fill(18_100, `'rede ' || n`, `now() + interval '5 minutes'`)
    for (let done = 0; done < 8; done++) await begin()
    assert.equal(await kept(), 20_000)
    await world.rows(client!.id, 'delete from fluxo_oidc')
  })

  it('keeps the client’s secret and the flow’s secrets sealed', async () => {
    await new Browser(world.base).get(`/sessao/oidc?cliente=${client!.codigo}`)
    const rows = await world.rows<{ row: string }>(
      client!.id,
      `select to_jsonb(p)::text as row from provedor_oidc p union all select to_jsonb(f)::text from fluxo_oidc f`,
    )
    assert.ok(rows.length >= 2)
    for (const { row } of rows)
      for (const hidden of [secret, Buffer.from(secret).toString('hex'), 'verifier'])
        assert.ok(!row.includes(hidden), hidden)
  })
})

describe('signing in behind a path prefix', () => {
  it('returns to the public address', async () => {
    const world = await World.open({
      processing: false,
      publicUrl: 'https://estagios.exemplo.edu.br/vinculo',
    })
    const redirectUri = 'https://estagios.exemplo.edu.br/vinculo/sessao/oidc/retorno'
    const provider = await InstitutionProvider.start({ id: 'vinculo', secret, redirectUri })
    try {
      const client = await world.institution()
      await addAluno(world, client, 'mariana')
      await world.context.db.inClient(
        client.id,
        (tx) => saveProvider(tx, world.context.sealer, { ...settings, emissor: provider.issuer }),
        tester,
      )
      const browser = new Browser(world.base)
      const { headers } = await browser.get(`/sessao/oidc?cliente=${client.codigo}&destino=/painel`)
      provider.claims = { preferred_username: 'mariana' }
      const back = await provider.visit(headers.get('location')!)
      assert.ok(back.startsWith(`${redirectUri}?code=`))
      // The proxy in front strips the prefix.
      const { pathname, search } = new URL(back)
      const arrived = await browser.get(pathname.replace('/vinculo/', '/') + search)
      assert.equal(arrived.headers.get('location'), 'https://estagios.exemplo.edu.br/vinculo/painel')
      assert.equal((await browser.get('/sessao')).status, 200)
    } finally {
      await provider.stop()
      await world.close()
    }
  })
})
