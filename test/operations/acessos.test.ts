import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Right } from '../../catalogue/doors.ts'
import { rights } from '../../catalogue/doors.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { isToken } from '../../server/domain/credencial/token.ts'
import { purgeCredentials } from '../../server/jobs/purge-credentials.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { askAs, entered } from '../support/callers.ts'
import { insert, type Row } from '../support/contracts.ts'
import { addUsuario } from '../support/people.ts'
import { type Institution, World } from '../support/world.ts'

const everyRight = Object.keys(rights) as Right[]

describe('accesses that administrators manage', () => {
  let world: World
  let client: Institution
  let other: Institution
  let admin: Browser
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    other = await world.institution()
    admin = await enter('administradora', everyRight)
  })
  after(() => world.close())

  const enter = (login: string, permissoes: readonly Right[], of = client) =>
    entered(world, of, login, permissoes)
  async function done(browser: Browser, id: string, body: Row = {}): Promise<Row> {
    const answer = await askAs(browser, id, body)
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }
  const wrongField = async (browser: Browser, id: string, body: Row) => {
    const answer = await askAs(browser, id, body)
    assert.equal(codeOf(answer), '422 REGISTRO_INVALIDO', answer.text)
    return answer.body.error.campos[0] as { campo: string; mensagem: string }
  }
  const token = { tipo: 'integracao', nome: 'Acadêmico', escopos: ['recebe', 'consulta'] }
  const listed = async (id: unknown) => {
    const { elementos } = await done(admin, 'ListaCredenciais', { quantidade: 200 })
    return (elementos as Row[]).find((one) => one.id === id)!
  }
  /** A call of a system with a user agent. */
  const use = (segredo: unknown) =>
    fetch(`${world.base}/APIPlataformaIntegracao/ConsultaLote`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'academico/2.1',
        authorization: `Bearer ${segredo}`,
      },
      body: JSON.stringify({ LOTE: 1 }),
    })

  describe('a credential', () => {
    it('works at once, is listed without its secret, and shows its last user', async () => {
      const { id, segredo, inicio } = await done(admin, 'CriaCredencial', token)
      assert.ok(isToken(String(segredo), 'integracao') && String(segredo).startsWith(String(inicio)))
      assert.equal((await use(segredo)).status, 404)
      const shown = await listed(id)
      assert.deepEqual([shown.usadaDe, shown.usadaPor], ['127.0.0.1', 'academico/2.1'])
      assert.ok(shown.usada)
      const { text } = await askAs(admin, 'ListaCredenciais', { quantidade: 200 })
      assert.ok(!text.includes(String(segredo).slice(12)))
      const [row] = await world.rows<{ kept: string }>(
        client.id,
        `select row_to_json(a)::text as kept from auditoria a where entidade = 'credencial' and menor = ${id}`,
      )
      assert.ok(row && !row.kept.includes(String(segredo).slice(12)))
    })

    it('is created once per idempotency key, and its secret is shown once', async () => {
      const send = () =>
        admin.go('POST', '/gestao/CriaCredencial', token, {
          'x-csrf-token': admin.csrf,
          'idempotency-key': 'uma-vez',
        })
      const [first, again] = [await send(), await send()]
      assert.equal(first.body.id, again.body.id)
      assert.deepEqual([first.body.segredo !== '', again.body.segredo], [true, ''])
    })

    it('has idempotency keys per person', async () => {
      const second = await enter('outra-chave', everyRight)
      const send = (browser: Browser) =>
        browser.go('POST', '/gestao/CriaCredencial', token, {
          'x-csrf-token': browser.csrf,
          'idempotency-key': 'a mesma',
        })
      const [hers, other, again] = [await send(admin), await send(second), await send(second)]
      assert.deepEqual([hers.status, other.status, again.status], [200, 200, 200])
      assert.notEqual(hers.body.id, other.body.id)
      assert.equal(other.body.id, again.body.id)
      // Keys stored before they had a caller are matched by the requesting user.
      await world.rows(
        client.id,
        `update comando set autor = '' where chave = 'a mesma' and autor <> 'x'
        and (resposta->>'id')::int = ${hers.body.id} returning 1`,
      )
      assert.equal((await send(admin)).body.id, hers.body.id)
    })

    it('cannot have rights that its creator lacks, nor rights of another kind', async () => {
      const few = await enter('poucas', ['acessos.alterar', 'integracao.ver', 'cadastros.ver'])
      const refused = await askAs(few, 'CriaCredencial', { ...token, escopos: ['consulta', 'financeiro'] })
      assert.equal(codeOf(refused), '403 PERMISSAO_AUSENTE')
      assert.equal(refused.body.error.detalhes.permissao, 'financeiro.ver')
      const key = { tipo: 'gestao', nome: 'Painel', escopos: ['contratos.ver'] }
      assert.equal(codeOf(await askAs(few, 'CriaCredencial', key)), '403 PERMISSAO_AUSENTE')
      await done(few, 'CriaCredencial', { ...token, escopos: ['consulta'] })
      // Rotating another person's credential also reveals its secret.
      const { id } = await done(admin, 'CriaCredencial', { ...token, escopos: ['financeiro'] })
      assert.equal(codeOf(await askAs(few, 'TrocaCredencial', { id })), '403 PERMISSAO_AUSENTE')
      const { campo } = await wrongField(admin, 'CriaCredencial', { ...token, escopos: ['contratos.ver'] })
      assert.equal(campo, 'escopos')
      const past = await wrongField(admin, 'CriaCredencial', { ...token, expira: '2020-01-01' })
      assert.equal(past.campo, 'expira')
    })

    it('a management key acts as its creator', async () => {
      const { id } = await done(admin, 'CriaCredencial', {
        tipo: 'gestao',
        nome: 'Painel',
        escopos: ['contratos.ver'],
      })
      assert.equal((await listed(id)).dono, 'administradora')
    })

    it('a rotated management key acts as the person who got the new secret, also one without an owner', async () => {
      const made = await createCredential(world.context.owner, {
        clienteId: client.id,
        kind: 'gestao',
        name: 'De antes',
        scopes: ['contratos.ver'],
      })
      const { elementos } = await done(admin, 'ListaCredenciais', { busca: made.slice(0, 12), quantidade: 1 })
      const [old] = elementos as Row[]
      assert.equal(old!.dono, '')
      const first = await done(admin, 'TrocaCredencial', { id: old!.id })
      assert.equal((await listed(first.id)).dono, 'administradora')
      const second = await enter('segunda', ['acessos.alterar', 'contratos.ver'])
      const next = await done(second, 'TrocaCredencial', { id: first.id })
      assert.equal((await listed(next.id)).dono, 'segunda')
    })

    it('is rotated by usage: both work, and the old one ends when the new one is used and the old one is idle', async () => {
      const old = await done(admin, 'CriaCredencial', token)
      const next = await done(admin, 'TrocaCredencial', { id: old.id, silencio: 3 })
      for (const one of [old, next]) assert.equal((await use(one.segredo)).status, 404)
      const shown = await listed(old.id)
      assert.deepEqual([shown.situacao, shown.sucessora, shown.silencio], ['Em troca', next.id, 3])
      assert.ok(shown.sucessoraUsada)
      const purge = () => purgeCredentials(world.context, new AbortController().signal)
      const set = (id: unknown, values: string) =>
        world.rows(client.id, `update credencial set ${values} where id = ${id} returning id`)
      await purge()
      assert.equal((await use(old.segredo)).status, 404)
      // Idle for long, but the successor was never used: nothing ends.
      await set(old.id, `usada_em = now() - interval '9 days', trocada_em = now() - interval '9 days'`)
      await set(next.id, 'usada_em = null')
      await purge()
      assert.equal((await listed(old.id)).situacao, 'Em troca')
      await set(next.id, 'usada_em = now()')
      await purge()
      assert.equal((await listed(old.id)).situacao, 'Revogada')
      assert.equal((await use(old.segredo)).status, 401)
      assert.equal((await use(next.segredo)).status, 404)
    })

    it('is rotated once, also by two people at once', async () => {
      const { id } = await done(admin, 'CriaCredencial', token)
      const answers = await Promise.all([1, 2, 3].map(() => askAs(admin, 'TrocaCredencial', { id })))
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422])
      const [made] = await world.rows<{ n: number }>(
        client.id,
        `select count(*)::int as n from credencial where id > ${id}`,
      )
      assert.equal(made!.n, 1)
    })

    it('is revoked at once, and only within its institution', async () => {
      const { id, segredo } = await done(admin, 'CriaCredencial', token)
      const stranger = await enter('estranha', everyRight, other)
      for (const operation of ['RevogaCredencial', 'TrocaCredencial'])
        assert.equal(codeOf(await askAs(stranger, operation, { id })), '404 REGISTRO_INEXISTENTE')
      await done(admin, 'RevogaCredencial', { id, SIMULAR: 'S' })
      assert.equal((await use(segredo)).status, 404)
      await done(admin, 'RevogaCredencial', { id })
      assert.equal((await use(segredo)).status, 401)
      assert.equal(codeOf(await askAs(admin, 'RevogaCredencial', { id })), '404 REGISTRO_INEXISTENTE')
    })
  })

  describe('a batch sent by staff', () => {
    const batch = { SDT_INT_ALUNOS: [{ ESIAL_IDENTIFICACAO: '1' }] }

    it('is attributed to its sender, and stored once per idempotency key', async () => {
      const send = () =>
        admin.go('POST', '/gestao/RecebeAlunos', batch, {
          'x-csrf-token': admin.csrf,
          'idempotency-key': 'arquivo-1',
        })
      const [first, again] = [await send(), await send()]
      assert.equal(first.status, 200, first.text)
      const lote = first.headers.get('x-lote-id')
      assert.equal(again.headers.get('x-lote-id'), lote)
      const [row] = await world.rows<Row>(
        client.id,
        `select credencial, portal, operacao from lote where id = ${lote}`,
      )
      assert.deepEqual(row, { credencial: 'administradora', portal: true, operacao: 'RecebeAlunos' })
    })

    it('needs the right, and accepts no token and no other client', async () => {
      const few = await enter('sem-envio', ['integracao.ver'])
      assert.equal(codeOf(await askAs(few, 'RecebeAlunos', batch)), '403 PERMISSAO_AUSENTE')
      for (const more of [{ TOKEN: client.token }, { cliente: other.codigo }])
        assert.equal(codeOf(await askAs(admin, 'RecebeAlunos', { ...more, ...batch })), '400 CAMPO_INVALIDO')
      assert.equal(codeOf(await askAs(admin, 'RecebeAlunos', {})), '400 LISTA_INVALIDA')
      const outside = await admin.go('POST', '/gestao/RecebeAlunos', batch, {})
      assert.equal(codeOf(outside), '403 ORIGEM_RECUSADA')
    })
  })

  describe('profiles and users', () => {
    it('only a user with a right can grant or remove it, or change a user who has it', async () => {
      const few = await enter('gestora', ['acessos.alterar', 'contratos.ver'])
      const profile = { codigo: 'NOVO', nome: 'Novo' }
      const more = await askAs(few, 'SalvaPerfil', { ...profile, permissoes: ['financeiro.remeter'] })
      assert.equal(codeOf(more), '403 PERMISSAO_AUSENTE')
      await done(few, 'SalvaPerfil', { ...profile, permissoes: ['contratos.ver'] })
      const [{ id }] = (await world.rows<{ id: number }>(
        client.id,
        "select id from usuario where login = 'administradora'",
      )) as [{ id: number }]
      const take = { usuario: id, login: 'administradora', nome: 'x', perfil: 'NOVO' }
      assert.equal(codeOf(await askAs(few, 'SalvaUsuario', take)), '403 PERMISSAO_AUSENTE')
      const rise = { login: 'eu-mesma', nome: 'x', perfil: 'administradora' }
      assert.equal(codeOf(await askAs(few, 'SalvaUsuario', rise)), '403 PERMISSAO_AUSENTE')
      assert.equal((await done(few, 'SalvaUsuario', { ...rise, perfil: 'NOVO' })).situacao, 'Ativo')
      assert.equal((await wrongField(few, 'SalvaUsuario', { ...rise, perfil: 'NOVO' })).campo, 'login')
      assert.equal(
        (await wrongField(few, 'SalvaUsuario', { ...rise, login: 'b', perfil: 'NADA' })).campo,
        'perfil',
      )
    })

    it('only a user with all its rights opens a profile to batches or to all units', async () => {
      const few = await enter('abridora', ['acessos.alterar', 'contratos.ver'])
      const permissoes = ['contratos.ver', 'financeiro.remeter'] as const
      const profile = { codigo: 'TESOURO', nome: 'Tesouro', permissoes }
      await insert(world, client, 'perfil', { ...profile, por_unidade: true })
      for (const flag of [{ porIntegracao: 'S' }, { porUnidade: 'N' }]) {
        const refused = await askAs(few, 'SalvaPerfil', { ...profile, ...flag })
        assert.equal(codeOf(refused), '403 PERMISSAO_AUSENTE', JSON.stringify(flag))
        assert.equal(refused.body.error.detalhes.permissao, 'financeiro.remeter')
      }
      // Unchanged flags may be sent again.
      await done(few, 'SalvaPerfil', { ...profile, nome: 'Outro', porIntegracao: 'N', porUnidade: 'S' })
      await done(admin, 'SalvaPerfil', { ...profile, porIntegracao: 'S', porUnidade: 'N' })
      for (const flag of [{ porIntegracao: 'N' }, { porUnidade: 'S' }])
        assert.equal(
          codeOf(await askAs(few, 'SalvaPerfil', { ...profile, ...flag })),
          '403 PERMISSAO_AUSENTE',
        )
      const own = { codigo: 'PROPRIO', nome: 'Próprio', permissoes: ['contratos.ver'] }
      await done(few, 'SalvaPerfil', { ...own, porIntegracao: 'S', porUnidade: 'S' })
      await done(few, 'SalvaPerfil', { ...own, porUnidade: 'N' })
    })

    it('a new institution has the treasury rights; older ones are offered them once', async () => {
      const fresh = await done(admin, 'ListaPerfis', { busca: 'FINANCEIRO' })
      const [begun] = fresh.elementos as Row[]
      assert.deepEqual([begun!.permissoes, begun!.oferta], [['financeiro.ver', 'financeiro.alterar'], []])
      const older = await world.institution()
      const boss = await enter('chefia', everyRight, older)
      const few = await enter('vice', ['acessos.alterar'], older)
      const offer = `update perfil set permissoes = '{}', oferta = '{financeiro.ver,financeiro.alterar}'
        where codigo = 'FINANCEIRO'`
      const shown = async () => {
        const { elementos } = await done(boss, 'ListaPerfis', { busca: 'FINANCEIRO' })
        const [profile] = elementos as Row[]
        return [profile!.permissoes, profile!.oferta]
      }
      await world.rows(older.id, offer)
      assert.deepEqual(
        await shown(),
        [[], ['financeiro.ver', 'financeiro.alterar']],
        'nothing changed by itself',
      )
      const answer = { codigo: 'FINANCEIRO', aceita: 'S' }
      assert.equal(codeOf(await askAs(few, 'RespondeOfertaPerfil', answer)), '403 PERMISSAO_AUSENTE')
      const told = await done(boss, 'RespondeOfertaPerfil', answer)
      assert.deepEqual(told.ganha, ['financeiro.ver', 'financeiro.alterar'])
      assert.deepEqual(await shown(), [['financeiro.ver', 'financeiro.alterar'], []])
      const again = await askAs(boss, 'RespondeOfertaPerfil', answer)
      assert.equal(codeOf(again), '404 REGISTRO_INEXISTENTE', 'there is nothing left to answer')
      await world.rows(older.id, offer)
      await done(few, 'RespondeOfertaPerfil', { ...answer, aceita: 'N' })
      assert.deepEqual(await shown(), [[], []], 'dismissed')
      await world.rows(older.id, offer)
      await done(boss, 'SalvaPerfil', { codigo: 'FINANCEIRO', nome: 'x', permissoes: ['financeiro.ver'] })
      assert.deepEqual(
        await shown(),
        [['financeiro.ver'], ['financeiro.alterar']],
        'what is missing is offered',
      )
    })

    it('previews what a profile gains and loses, and for how many users', async () => {
      const told = await done(admin, 'SalvaPerfil', {
        codigo: 'NOVO',
        nome: 'Novo',
        permissoes: ['convenios.ver'],
        SIMULAR: 'S',
      })
      assert.deepEqual([told.ganha, told.perde, told.usuarios], [['convenios.ver'], ['contratos.ver'], 1])
      const { elementos } = await done(admin, 'ListaPerfis', { busca: 'NOVO' })
      assert.deepEqual((elementos as Row[])[0]!.permissoes, ['contratos.ver'])
    })

    it('one administrator of accesses always remains, also when two remove each other', async () => {
      const alone = await world.institution()
      const names = ['uma', 'outra'] as const
      const pair = [await enter(names[0], everyRight, alone), await enter(names[1], everyRight, alone)]
      const without = everyRight.filter((right) => right !== 'acessos.alterar')
      // Each removes the right from the other's profile, concurrently.
      const answers = await Promise.all(
        pair.map((browser, at) =>
          askAs(browser, 'SalvaPerfil', { codigo: names[1 - at], nome: 'x', permissoes: without }),
        ),
      )
      const statuses = answers.map(({ status }) => status).sort()
      assert.equal(statuses[0], 200)
      assert.ok([403, 422].includes(statuses[1]!), String(statuses))
      const left = pair[answers[0]!.status === 200 ? 0 : 1]!
      const own = names[answers[0]!.status === 200 ? 0 : 1]!
      const last = await wrongField(left, 'SalvaPerfil', { codigo: own, nome: 'x', permissoes: without })
      assert.equal(last.campo, 'permissoes')
      const [me] = (await world.rows<{ id: number }>(
        alone.id,
        `select id from usuario where login = '${own}'`,
      )) as [{ id: number }]
      const leave = { usuario: me.id, login: own, nome: own, perfil: own, validade: '2020-01-01' }
      assert.match((await wrongField(left, 'SalvaUsuario', leave)).mensagem, /Ninguém mais/)
    })
  })

  describe('settings and the audit trail', () => {
    it('settings change all or none, and legal rules elsewhere', async () => {
      const wrong = await wrongField(admin, 'SalvaAjustes', {
        ajustes: [
          { nome: 'esperaReferencias', valor: '48' },
          { nome: 'idadeMinima', valor: '3' },
        ],
      })
      assert.equal(wrong.campo, 'ajustes[2].valor')
      const value = async () => {
        const { ajustes } = await done(admin, 'ConsultaAjustes')
        return (ajustes as Row[]).find(({ nome }) => nome === 'esperaReferencias')!.valor
      }
      assert.equal(await value(), '0')
      const saved = await done(admin, 'SalvaAjustes', {
        ajustes: [{ nome: 'esperaReferencias', valor: '48' }],
      })
      assert.deepEqual(saved.mudancas, [{ nome: 'esperaReferencias', antes: '0', agora: '48' }])
      assert.equal(await value(), '48')
      await wrongField(admin, 'SalvaAjustes', { ajustes: [{ nome: 'regra.jornada', valor: 'desligado' }] })
    })

    it('shows a record as of an entry, and nothing of another institution', async () => {
      const id = await insert(world, client, 'deficiencia', { codigo: 'X1', descricao: 'Primeira' })
      for (const descricao of ['Segunda', 'Terceira'])
        await done(admin, 'SalvaDeficiencia', { codigo: 'X1', descricao })
      const { elementos } = await done(admin, 'ListaAuditoria', { entidade: 'deficiencia', registro: id })
      const entries = elementos as Row[]
      assert.deepEqual(entries.map(({ mudancas, usuario }) => [mudancas, usuario]).slice(0, 2), [
        ['descricao: Segunda → Terceira', 'administradora'],
        ['descricao: Primeira → Segunda', 'administradora'],
      ])
      const asWas = async (entry: Row) => {
        const body = { entidade: 'deficiencia', registro: id, lancamento: entry.id }
        const { campos } = await done(admin, 'ConsultaComoEra', body)
        return (campos as Row[]).find(({ campo }) => campo === 'descricao')!.valor
      }
      assert.deepEqual(await Promise.all(entries.map(asWas)), ['Terceira', 'Segunda', 'Primeira'])
      const stranger = await enter('outra-trilha', everyRight, other)
      const body = { entidade: 'deficiencia', registro: id }
      assert.equal(codeOf(await askAs(stranger, 'ConsultaComoEra', body)), '404 REGISTRO_INEXISTENTE')
    })

    it('users limited to units neither read the trail nor change accesses', async () => {
      const perfil_id = await insert(world, client, 'perfil', {
        codigo: 'unidade',
        nome: 'x',
        permissoes: everyRight,
        por_unidade: true,
      })
      await addUsuario(world, client, 'da-unidade', { senha: 's', how: 'weak', perfil_id })
      const limited = new Browser(world.base)
      await limited.signIn(client.codigo, 'da-unidade', 's')
      for (const id of [
        'ListaAuditoria',
        'ListaCredenciais',
        'SalvaPerfil',
        'ConsultaAjustes',
        'RecebeAlunos',
      ])
        assert.equal(codeOf(await askAs(limited, id)), '403 PERMISSAO_AUSENTE', id)
    })
  })
})
