import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Right, rights } from '../../catalogue/doors.ts'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { sendMessages } from '../../server/jobs/send-messages.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { askAs, type Caller, entered, staffOf } from '../support/callers.ts'
import { addContract, insert, type Row } from '../support/contracts.ts'
import { addCourse, addSupervisor, enrol } from '../support/internships.ts'
import { MailServer } from '../support/mail-server.ts'
import { addAluno, addProfessor, addUsuario } from '../support/people.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const everyRight = Object.keys(rights) as Right[]
const kinds = {
  aluno: { add: addAluno, invite: 'ConvidaAluno', copy: 'CopiaAcessoAluno', right: 'cadastros.alterar' },
  professor: {
    ...{ add: addProfessor, invite: 'ConvidaProfessor', copy: 'CopiaAcessoProfessor' },
    right: 'cadastros.alterar',
  },
  usuario: {
    ...{ add: addUsuario, invite: 'ConvidaUsuarios', copy: 'CopiaAcessoUsuario' },
    right: 'acessos.alterar',
  },
} as const
type Kind = keyof typeof kinds
const each = Object.keys(kinds) as Kind[]

describe('invitations', () => {
  let mail: MailServer
  let world: World
  let client: Institution
  let boss: Caller
  /** A profile without rights, so that whoever manages accesses may invite its users. */
  let humble: number
  before(async () => {
    mail = await MailServer.open()
    world = await World.open({ processing: false, mail: mail.settings })
    client = await world.institution()
    world.context.clock = { ...world.context.clock, pause: async () => {} }
    humble = await insert(world, client, 'perfil', { codigo: 'NADA', nome: 'Nada', permissoes: [] })
    boss = await callerOf('chefia', everyRight)
  })
  after(async () => {
    await world.close()
    await mail.close()
  })

  let made = 0
  async function callerOf(login: string, held: readonly Right[]): Promise<Caller> {
    const browser = await entered(world, client, login, held)
    return (operation, body) => askAs(browser, operation, body)
  }
  const email = (login: string) => `${login}@exemplo.edu.br`
  const add = async (kind: Kind, more: Row = {}) => {
    const login = `convidado.${++made}`
    const given = { email: email(login), email_chave: email(login), ...more }
    const id = await kinds[kind].add(world, client, login, {
      ...given,
      ...(kind === 'usuario' && { perfil_id: humble }),
    })
    return { id, login }
  }
  const lettersTo = async (login: string) => {
    await sendMessages(world.context, new AbortController().signal)
    return mail.received.filter(({ to }) => to === email(login))
  }
  const secretIn = (text: string) => /\/senha#([\w-]{43})/.exec(text)![1]!
  const choose = (segredo: string, senha = 'cavalo correto bateria') =>
    new Browser(world.base).go('POST', '/sessao/senha', { segredo, senha })
  const enter = async (login: string, senha = 'cavalo correto bateria') => {
    const browser = new Browser(world.base)
    assert.equal(codeOf(await browser.signIn(client.codigo, login, senha)), '200 OK')
    return browser
  }
  const rulesIn = ({ achados }: Row) => (achados as Row[]).map(({ regra, gravidade }) => [regra, gravidade])
  const openLinks = (id: number) =>
    world.rows(
      client.id,
      `select id from link where finalidade = 'senha' and pessoa_id = ${id} and encerrado_em is null and usado_em is null`,
    )

  for (const kind of each) {
    const { invite, copy, right } = kinds[kind]

    it(`let a ${kind} choose the first password, by someone with the right and by nobody else`, async () => {
      const { id, login } = await add(kind)
      const lacking = await callerOf(
        `sem.${kind}`,
        everyRight.filter((one) => one !== right),
      )
      assert.equal(codeOf(await lacking(invite, { id })), '403 PERMISSAO_AUSENTE')
      assert.equal(codeOf(await lacking(copy, { id })), '403 PERMISSAO_AUSENTE')
      const clerk = await callerOf(`com.${kind}`, [right])
      assert.equal(codeOf(await clerk(invite, { id, SIMULAR: 'S' })), '200 OK')
      assert.equal((await lettersTo(login)).length, 0)
      assert.equal(codeOf(await clerk(invite, { id })), '200 OK')
      const [letter] = await lettersTo(login)
      assert.match(letter!.text, /três dias/)
      assert.equal(codeOf(await choose(secretIn(letter!.text))), '200 OK')
      await enter(login)
    })

    it(`tell for each ${kind} of a set why it was left out`, async () => {
      const good = await add(kind)
      const silent = await add(kind, { email: null, email_chave: null })
      const gone = await add(kind, { validade: '2020-01-01' })
      const known = await add(kind, { senha: 's', how: 'weak' })
      const single = await add('usuario', { autentica: true })
      const registros = [good, silent, gone, known, ...(kind === 'usuario' ? [single] : [])]
      const { body } = await boss(invite, {
        registros: [...registros.map(({ id }) => ({ id })), { id: 999_999 }],
      })
      const told = body.resultados as Row[]
      assert.deepEqual(
        told.map(({ aceito, codigo }) => [aceito, codigo]),
        [
          [true, ''],
          [false, 'REGRA_IMPEDE'],
          [false, 'REGRA_IMPEDE'],
          [true, ''],
          ...(kind === 'usuario' ? [[false, 'REGRA_IMPEDE']] : []),
          [false, 'REGISTRO_INEXISTENTE'],
        ],
      )
      assert.deepEqual(told.slice(1, 4).map(rulesIn), [
        [['enderecoConhecido', 'impede']],
        [['pessoaAtiva', 'impede']],
        [['semSenha', 'alerta']],
      ])
      if (kind === 'usuario') assert.deepEqual(rulesIn(told[4]!), [['entraComSenha', 'impede']])
      assert.equal((await lettersTo(good.login)).length, 1)
      assert.equal((await lettersTo(known.login)).length, 1)
      for (const { login } of [gone, single]) assert.equal((await lettersTo(login)).length, 0)
      // The present password works until another is chosen.
      await enter(known.login, 's')
    })

    it(`leave one open link of a ${kind} who is invited many times at once`, async () => {
      const { id, login } = await add(kind)
      const codes = (await Promise.all([1, 2, 3, 4].map(() => boss(invite, { id })))).map(codeOf)
      assert.deepEqual(new Set(codes), new Set(['200 OK']))
      assert.equal((await openLinks(id)).length, 1)
      const secrets = (await lettersTo(login)).map(({ text }) => secretIn(text))
      const done = []
      for (const secret of secrets) done.push(codeOf(await choose(secret)))
      assert.equal(done.filter((one) => one === '200 OK').length, 1, done.join())
    })

    it(`copy the first access of a ${kind} who never entered, told to the address, and never again`, async () => {
      const { id, login } = await add(kind)
      const { status, body } = await boss(copy, { id })
      assert.deepEqual([status, body.login, body.horas], [200, login, 72])
      const [notice] = await lettersTo(login)
      assert.match(notice!.subject, /foi copiado/)
      assert.ok(!notice!.text.includes('/senha#'))
      assert.equal(codeOf(await choose(secretIn(body.endereco))), '200 OK')
      await enter(login)
      assert.equal(codeOf(await boss(copy, { id })), '422 REGRA_IMPEDE')
      const audited = await world.rows<Row>(
        client.id,
        `select a.usuario from auditoria a where a.entidade = 'link' and a.operacao = '${copy}' order by a.id desc limit 1`,
      )
      assert.match(String(audited[0]?.usuario), /chefia/)
    })

    it(`copy nothing for a ${kind} with a password, an end, or in use before`, async () => {
      const known = await add(kind, { senha: 's', how: 'weak' })
      const gone = await add(kind, { validade: '2020-01-01' })
      for (const { id } of [known, gone]) assert.equal(codeOf(await boss(copy, { id })), '422 REGRA_IMPEDE')
      const was = await add(kind)
      await insert(world, client, 'sessao', {
        ...{ hash: Buffer.alloc(32, made), tipo: kind, pessoa_id: was.id, metodo: 'oidc', navegador: '' },
        ...{ inclusao: '2026-01-01', usada_em: '2026-01-01', expira_em: '2026-01-02' },
      })
      assert.equal(codeOf(await boss(copy, { id: was.id })), '422 REGRA_IMPEDE')
      // Without an address there is nobody to tell, but the link still works.
      const silent = await add(kind, { email: null, email_chave: null })
      const { body } = await boss(copy, { id: silent.id })
      assert.equal(codeOf(await choose(secretIn(body.endereco))), '200 OK')
    })
  }

  it('never open an account with more rights than those of the inviter', async () => {
    const strong = await addUsuario(world, client, 'forte', {
      email: email('forte'),
      email_chave: email('forte'),
    })
    const few = await callerOf('acessos', ['acessos.alterar'])
    const weak = await add('usuario')
    const { body } = await few('ConvidaUsuarios', { registros: [{ id: strong }, { id: weak.id }] })
    assert.deepEqual(
      body.resultados.map(({ codigo }: Row) => codigo),
      ['PERMISSAO_AUSENTE', ''],
    )
    assert.equal(codeOf(await few('CopiaAcessoUsuario', { id: strong })), '403 PERMISSAO_AUSENTE')
  })

  it('reach only students of the own units', async () => {
    const mine = await insert(world, client, 'unidade', { codigo: 'MINHA', nome: 'Minha' })
    const other = await insert(world, client, 'unidade', { codigo: 'OUTRA', nome: 'Outra' })
    const local = await staffOf(world, client, mine, ['cadastros.alterar'])
    const [here, there] = [await add('aluno'), await add('aluno')]
    for (const [{ id }, unidade_id] of [
      [here, mine],
      [there, other],
    ] as const)
      await enrol(world, client, id, await addCourse(world, client, { unidade_id }))
    const { body } = await local('ConvidaAluno', { registros: [{ id: here.id }, { id: there.id }] })
    assert.deepEqual(
      body.resultados.map(({ codigo }: Row) => codigo),
      ['', 'REGISTRO_INEXISTENTE'],
    )
    assert.equal(codeOf(await local('CopiaAcessoAluno', { id: there.id })), '404 REGISTRO_INEXISTENTE')
    assert.equal(codeOf(await local('ConvidaProfessor', { id: 1 })), '403 PERMISSAO_AUSENTE')
  })

  it('mark a password of a copied link: it signs nothing until one is chosen by a mailed link', async () => {
    const { id, login } = await add('aluno')
    const contract = await addContract(world, client, { aluno_id: id, situacao: 'Ativo' })
    const { body } = await boss('CopiaAcessoAluno', { id })
    await choose(secretIn(body.endereco))
    const noted = await world.rows<Row>(
      client.id,
      `select motivo from historico where registro_id = ${contract} and movimento = 'copiarLink'`,
    )
    assert.match(String(noted[0]?.motivo), /primeiro acesso copiado/)
    const sign = async (browser: Browser, senha: string) =>
      codeOf(await askAs(browser, 'Assina', { id: 1, aceite: 'S', senha }))
    const student = await enter(login)
    const before = 'cavalo correto bateria'
    assert.equal(await sign(student, before), '403 IDENTIDADE_NAO_CONFIRMADA')
    // Changing it with the present password proves nothing more.
    const changed = await student.go(
      'POST',
      '/sessao/senha/troca',
      { senhaAtual: before, senha: 'outra senha comprida' },
      { 'x-csrf-token': student.csrf },
    )
    assert.equal(codeOf(changed), '200 OK')
    assert.equal(await sign(student, 'outra senha comprida'), '403 IDENTIDADE_NAO_CONFIRMADA')
    const allow = (value: 'S' | 'N') =>
      changeSettings(world.context.owner, client.id, new Map([['copiaLinkAssinatura', value]]))
    await allow('S')
    assert.equal(await sign(student, 'outra senha comprida'), '404 REGISTRO_INEXISTENTE')
    await allow('N')
    // A person gets one link in five minutes.
    await world.rows(
      client.id,
      `update link set inclusao = inclusao - interval '1 hour' where pessoa_id = ${id} returning id`,
    )
    await new Browser(world.base).go('POST', '/sessao/senha/pedido', { cliente: client.codigo, login })
    const mailed = (await lettersTo(login)).at(-1)!
    await choose(secretIn(mailed.text), 'a terceira senha dela')
    assert.equal(
      await sign(await enter(login, 'a terceira senha dela'), 'a terceira senha dela'),
      '404 REGISTRO_INEXISTENTE',
    )
  })

  it('send hosts and supervisors their personal links, and say who has no address', async () => {
    const host = await addHost(world, client, { email: email('concedente') })
    const supervisor = await addSupervisor(world, client, { email: email('supervisora') })
    const silent = await addHost(world, client, { email: null })
    const gone = await addHost(world, client, {
      email: email('fechada'),
      validade: '2020-01-01',
      ativo: false,
    })
    const clerk = await callerOf('contratos', ['contratos.alterar', 'cadastros.ver'])
    const registros = [host, supervisor, silent, gone].map((id) => ({ id }))
    const { body } = await clerk('ConvidaPessoa', { registros })
    assert.deepEqual(
      body.resultados.map(({ aceito }: Row) => aceito),
      [true, true, false, false],
    )
    assert.equal(body.espera, '')
    assert.match((await lettersTo('concedente'))[0]!.text, /\/l#[\w-]{43}/)
    assert.equal((await lettersTo('supervisora')).length, 1)
    assert.equal((await lettersTo('fechada')).length, 0)
    const links = await world.rows<Row>(
      client.id,
      `select parte, finalidade from link where pessoa_id in (${host}, ${supervisor}) and finalidade = 'tudo' order by id`,
    )
    assert.deepEqual(
      links.map(({ parte }) => parte),
      ['concedente', 'supervisor'],
    )
    assert.equal(codeOf(await clerk('ConvidaPessoa', { id: host, parte: 'responsavel' })), '200 OK')
    const without = await callerOf('sem.contratos', ['cadastros.alterar', 'cadastros.ver'])
    assert.equal(codeOf(await without('ConvidaPessoa', { id: host })), '403 PERMISSAO_AUSENTE')
  })

  it('copy the personal link of one who has no address, and show it in their contracts', async () => {
    const host = await addHost(world, client, { email: null })
    const gone = await addHost(world, client, { ativo: false })
    const contract = await addContract(world, client, { concedente_id: host })
    const clerk = await callerOf('copia', ['contratos.alterar', 'cadastros.ver'])
    const first = await clerk('CopiaLinkPessoa', { id: host })
    assert.equal(codeOf(first), '200 OK', first.text)
    assert.match(first.body.endereco, /\/l#[\w-]{43}$/)
    const again = await clerk('CopiaLinkPessoa', { id: host })
    assert.notEqual(again.body.endereco, first.body.endereco)
    const links = await world.rows<Row>(
      client.id,
      `select parte, copiado, encerramento from link where pessoa_id = ${host} and finalidade = 'tudo' order by id`,
    )
    const made = { parte: 'concedente', copiado: true }
    assert.deepEqual(links, [
      { ...made, encerramento: 'Substituído' },
      { ...made, encerramento: null },
    ])
    const noted = await world.rows<Row>(
      client.id,
      `select motivo from historico where registro_id = ${contract} and movimento = 'copiarLink'`,
    )
    assert.equal(noted.length, 2)
    assert.equal(codeOf(await clerk('CopiaLinkPessoa', { id: gone })), '422 REGRA_IMPEDE')
    const stranger = await addHost(world, await world.institution())
    assert.equal(codeOf(await clerk('CopiaLinkPessoa', { id: stranger })), '404 REGISTRO_INEXISTENTE')
    const without = await callerOf('sem.copia', ['contratos.alterar'])
    assert.equal(codeOf(await without('CopiaLinkPessoa', { id: host })), '403 PERMISSAO_AUSENTE')
  })

  it('say that nothing leaves without a mail server', async () => {
    const { mail: server } = world.context
    Object.assign(world.context, { mail: undefined })
    try {
      const { id } = await add('aluno')
      const { body } = await boss('ConvidaAluno', { id })
      assert.equal(body.espera, 'SEM_SERVIDOR')
    } finally {
      Object.assign(world.context, { mail: server })
    }
  })
})
