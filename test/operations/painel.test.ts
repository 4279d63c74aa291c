import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { rights as allRights, type Right, unlimitedRights } from '../../catalogue/doors.ts'
import { failingAfter, healthReasons } from '../../catalogue/health.ts'
import { management } from '../../catalogue/management/index.ts'
import { panelParts, panelRights } from '../../catalogue/management/painel/resumo-painel.ts'
import { pageRights } from '../../catalogue/management/registro/page-rights.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { insert, type Row } from '../support/contracts.ts'
import { Editing } from '../support/editing.ts'
import { addCourse, addInternship } from '../support/internships.ts'
import { listed } from '../support/listed.ts'
import { addAluno, addUsuario } from '../support/people.ts'
import { student } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const rights = [...new Set(Object.values(panelRights))] as Right[]
type Parte = keyof typeof panelParts
const partes = Object.keys(panelParts) as Parte[]

const recordPages = management.filter((one) => one.kind === 'record')

interface Counted {
  nome: string
  lista: string
  filtros: readonly { campo: string; valor: string }[]
  total: { valor: number; exato: boolean }
}

describe('the panel and the explanation of a record', () => {
  let world: World
  let client: Institution
  let other: Institution
  let key: string
  /** Has records of every kind, and a key for all of them. */
  let explained: Institution
  let every: string
  /** Sees one unit only. */
  let limited: Browser
  let [here, there]: number[] = []
  const keyOf = ({ id }: Institution, scopes: readonly Right[]) =>
    createCredential(world.context.owner, { clienteId: id, kind: 'gestao', name: 'painel', scopes })
  const ask = (operation: string, body: Row, authorization = key) =>
    new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization })
  before(async () => {
    world = await World.share()
    client = await world.institution()
    other = await world.institution()
    explained = await world.institution()
    every = await keyOf(explained, Object.keys(allRights) as Right[])
    key = await keyOf(client, [...rights, 'cadastros.ver', 'contratos.alterar'])
    const unit = (codigo: string) => insert(world, client, 'unidade', { codigo, nome: codigo })
    const [north, south] = [await unit('N'), await unit('S')]
    const perfil_id = await insert(world, client, 'perfil', {
      ...{ codigo: 'NORTE', nome: 'Norte', permissoes: [...rights, 'cadastros.ver'], por_unidade: true },
    })
    await addUsuario(world, client, 'norte', { senha: 's', how: 'weak', perfil_id, unidade_id: north })
    limited = new Browser(world.base)
    await limited.signIn(client.codigo, 'norte', 's')
    const day = (days: number) => Temporal.Now.plainDateISO('America/Sao_Paulo').add({ days }).toString()
    const add = async (unidade_id: number, situacao: string, values: Row = {}) => {
      const id = await addInternship(
        world,
        client,
        { situacao, inicio: day(-300), ...values },
        { curso: { unidade_id } },
      )
      await insert(world, client, 'pendencia', {
        ...{ contrato_id: id, tipo: 'Relatório de atividades', situacao: 'Pendente', prazo_entrega: day(-1) },
      })
      return id
    }
    here = await add(north, 'Incluído', { encerramento: day(200), horas_semanal: '31' })
    there = await add(south, 'Ativo', { encerramento: day(30) })
    await add(south, 'Ativo', { encerramento: day(31) })
    await add(north, 'Ativo', { encerramento: day(0) })
    await add(south, 'Aguardando assinatura', { encerramento: day(100) })
  })
  after(() => world.close())

  const asLimited = (operation: string, body: Row) =>
    limited.go('POST', `/gestao/${operation}`, body, { 'x-csrf-token': limited.csrf })

  /** The list request for the filters of a figure. */
  const wantedBy = ({ lista, filtros }: Counted) => {
    const { filters } = management.find((one) => one.kind === 'listing' && one.id === lista) as {
      filters: Record<string, { kind: string }>
    }
    const wanted: Record<string, string | string[]> = {}
    for (const { campo, valor } of filtros) {
      wanted[campo] = filters[campo]!.kind === 'texts' ? [...(wanted[campo] ?? []), valor] : valor
    }
    return wanted
  }

  it('each figure is the total of its list with its filters, for every caller', async () => {
    let compared = 0
    for (const [who, call] of [
      ['all units', ask],
      ['one unit', asLimited],
    ] as const) {
      for (const parte of partes) {
        const part = await call('ResumoPainel', { parte })
        if (who === 'one unit' && unlimitedRights.includes(panelRights[parte])) {
          assert.equal(codeOf(part), '403 PERMISSAO_AUSENTE', parte)
          continue
        }
        assert.equal(codeOf(part), '200 OK', `${parte}: ${part.text}`)
        for (const number of part.body.numeros as Counted[]) {
          if (!number.lista.startsWith('Lista')) continue
          const list = await call(number.lista, { ...wantedBy(number), quantidade: 1 })
          assert.deepEqual(number.total, list.body.total, `${who}: ${number.nome}`)
          compared++
        }
      }
    }
    assert.ok(compared >= 32, String(compared))
  })

  const totals = async (call: typeof asLimited, parte: Parte) =>
    Object.fromEntries(
      ((await call('ResumoPainel', { parte })).body.numeros as Counted[]).map(({ nome, total }) => [
        nome,
        total.valor,
      ]),
    )

  it('counts what ends within thirty days, within the caller’s units and client', async () => {
    const all = await totals(ask, 'contratos')
    assert.deepEqual(all, { incluidos: 1, aguardando: 1, ativos: 3, vencem: 2 })
    assert.deepEqual(await totals(asLimited, 'contratos'), {
      incluidos: 1,
      aguardando: 0,
      ativos: 1,
      vencem: 1,
    })
    const foreign = await keyOf(other, rights)
    const elsewhere = await totals((operation, body) => ask(operation, body, foreign), 'contratos')
    assert.deepEqual(elsewhere, { incluidos: 0, aguardando: 0, ativos: 0, vencem: 0 })
  })

  it('has no figure of a list that is closed to callers limited to units', async () => {
    const closed = [
      'mesesComDiferencas',
      'remessasAAprovar',
      'retornosAConferir',
      'pagamentosRecusados',
      'pagamentosSemResposta',
    ]
    const all = Object.keys(await totals(ask, 'financeiro'))
    assert.deepEqual(all.slice(-closed.length), closed)
    assert.deepEqual(
      Object.keys(await totals(asLimited, 'financeiro')),
      all.filter((nome) => !closed.includes(nome)),
    )
  })

  it('needs the right of the lists for each part', async () => {
    const money = await keyOf(client, ['financeiro.ver'])
    assert.equal(codeOf(await ask('ResumoPainel', { parte: 'financeiro' }, money)), '200 OK')
    assert.equal(codeOf(await ask('ResumoPainel', { parte: 'contratos' }, money)), '403 PERMISSAO_AUSENTE')
    assert.equal(codeOf(await ask('ResumoPainel', { parte: 'nada' })), '422 REGISTRO_INVALIDO')
  })

  it('shows fourteen days of batches, and whether there ever was one', async () => {
    const seeing = await keyOf(other, rights)
    const days = async () => (await ask('ResumoPainel', { parte: 'lotes' }, seeing)).body
    const before = await days()
    assert.deepEqual([before.comecou, before.dias.length], [false, 14])
    await world.process(other, 'RecebeAlunos', 'SDT_INT_ALUNOS', [student(), student({ ESIAL_CPF: '1' })])
    const { comecou, dias } = await days()
    const { lotes, registros, recusados } = dias.at(-1)
    assert.deepEqual([comecou, lotes, registros, recusados], [true, 1, 2, 1])
  })

  it('explains a contract: its state, the actor of each step, and its obstacles with the smallest change', async () => {
    const { body } = await ask('ExplicaSituacao', { entidade: 'contrato', id: here })
    assert.deepEqual([body.situacao, body.final], ['Incluído', false])
    const issue = body.passos.find(({ movimento }: Row) => movimento === 'emitirTermo')
    assert.deepEqual(
      [issue.impedido, issue.comando, issue.para],
      [true, 'EmiteTermo', 'Aguardando assinatura'],
    )
    const hours = issue.achados.find(({ campo }: Row) => campo === 'horasSemanal')
    assert.deepEqual([hours.artigo, hours.limite, hours.proposta], ['Lei 11.788, art. 10', '30', '30'])
    const makers = (movimento: string) =>
      body.passos
        .find((one: Row) => one.movimento === movimento)
        .autores.map((one: Row) => [one.tipo, one.nome])
    assert.deepEqual(makers('emitirTermo'), [['equipe', 'contratos.alterar']])
    const seeing = await keyOf(client, ['contratos.ver'])
    const seen = await ask('ExplicaSituacao', { entidade: 'contrato', id: here }, seeing)
    assert.ok(seen.body.passos.every(({ comando, quem }: Row) => comando === '' && quem !== ''))
  })

  it('shows whom a waiting file waits for, also on its contract', async () => {
    const arquivo_id = await insert(world, client, 'arquivo', {
      ...{
        contrato_id: there,
        nome: 'Termo.pdf',
        situacao_assinatura: 'Aguardando Assinatura',
        prazo: '2026-12-01',
      },
    })
    const signer = (nome: string, values: Row) =>
      insert(world, client, 'assinatura', { arquivo_id, assinante: nome, nome, ...values })
    await signer('Ana', { ordem: 1, email: 'ana@exemplo.edu.br', assinado: true })
    await signer('Bento', { ordem: 2 })
    await signer('Cora', { ordem: 3, email: 'cora@exemplo.edu.br' })
    const { body } = await ask('ExplicaSituacao', { entidade: 'contrato', id: there })
    assert.deepEqual(
      body.esperas.map(({ quem, registro, problema, causa, documento }: Row) => [
        ...[quem, registro, documento],
        ...[causa, String(problema).split(':')[0]],
      ]),
      [
        ['Bento', arquivo_id, 'Termo.pdf', 'semEmail', 'Sem e-mail'],
        ['Cora', arquivo_id, 'Termo.pdf', 'vez', 'Ainda não é a vez'],
      ],
    )
    await world.rows(
      client.id,
      `update arquivo set situacao_assinatura = 'Vencido' where id = ${arquivo_id} returning id`,
    )
    const late = await ask('ExplicaSituacao', { entidade: 'contrato', id: there })
    for (const { problema, causa } of late.body.esperas) {
      assert.match(problema, /prazo venceu.*“Renovar prazo”/)
      assert.equal(causa, 'vencido')
    }
    assert.equal(late.body.esperas.length, 2)
    const ways = (told: { body: typeof body }) =>
      told.body.esperas.map(({ comando, rotulo }: Row) => [comando, rotulo])
    assert.deepEqual(ways({ body }), Array(2).fill(['', '']))
    assert.deepEqual(ways(late), Array(2).fill(['RenovaAssinatura', 'Renovar prazo']))
    const seeing = await keyOf(client, ['contratos.ver'])
    const seen = await ask('ExplicaSituacao', { entidade: 'contrato', id: there }, seeing)
    assert.deepEqual(ways(seen), Array(2).fill(['', '']))
  })

  it('explains a student: inactive, blocked, without e-mail or course', async () => {
    const id = await addAluno(world, client, 'bloqueada', {
      validade: '2026-01-02',
      bloqueio: '2999-01-01',
      email: null,
    })
    const { body } = await ask('ExplicaSituacao', { entidade: 'aluno', id })
    assert.deepEqual(
      body.fatos.map(({ rotulo }: Row) => rotulo),
      ['Cadastro inativo', 'Acesso bloqueado', 'Sem e-mail', 'Sem matrícula'],
    )
    assert.deepEqual(
      body.fatos.map(({ codigo, dia }: Row) => [codigo, dia]),
      [
        ['inativo', '2026-01-02'],
        ['bloqueado', '2999-01-01'],
        ['semEmail', null],
        ['semMatricula', null],
      ],
    )
  })

  for (const { noun } of recordPages) {
    it(`${noun}: explains a record in each state`, async () => {
      const { id: listing } = management.find((one) => one.kind === 'listing' && one.noun === noun)!
      const ids = await listed[listing as keyof typeof listed].several(world, explained)
      const { body } = await ask(listing, { quantidade: 200 }, every)
      const shown = (body.elementos as { id: number; situacao?: string }[]).filter(({ id }) =>
        ids.includes(id),
      )
      const states = Map.groupBy(shown, ({ situacao }) => situacao)
      assert.ok(states.size > 0)
      // Also the last, in which other values are missing.
      const asked = new Set([...states.values().map(([first]) => first!.id), ids.at(-1)!])
      for (const id of asked) {
        const answer = await ask('ExplicaSituacao', { entidade: noun, id }, every)
        assert.equal(codeOf(answer), '200 OK', JSON.stringify(answer.body))
      }
    })
  }

  it('explains no records of other units or clients, or without the right', async () => {
    const foreign = await keyOf(other, rights)
    const money = await keyOf(client, ['financeiro.ver'])
    for (const operation of ['ExplicaSituacao', 'HistoricoRegistro']) {
      const about = { entidade: 'contrato', id: there }
      assert.equal(codeOf(await asLimited(operation, about)), '404 REGISTRO_INEXISTENTE')
      assert.equal(codeOf(await asLimited(operation, { ...about, id: here })), '200 OK')
      assert.equal(codeOf(await ask(operation, about, foreign)), '404 REGISTRO_INEXISTENTE')
      assert.equal(codeOf(await ask(operation, about, money)), '403 PERMISSAO_AUSENTE')
    }
  })

  it('the history of a record shows which batch and line, or which person, changed each field', async () => {
    const record = student({ ESIAL_TELEFONE2: '1133334444', ESIAL_CONTA: '1' })
    const send = (rows: Row[]) => world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', rows)
    await send([student(), record])
    await send([student(), student(), { ...record, ESIAL_TELEFONE2: '1144445555' }])
    const editing = new Editing(world, client)
    await editing.student(record, { ESIAL_TELEFONE2: '1155556666' })
    const id = await editing.idOf('aluno', String(record.ESIAL_IDENTIFICACAO))
    const { body } = await ask('HistoricoRegistro', { entidade: 'aluno', id })
    const told = (body.entradas as Row[]).map(({ acao, autor, lote, linha, campos }) => {
      const phone = (campos as Row[]).find(({ campo }) => campo === 'telefone2')
      return [acao, autor, lote !== null, linha, phone?.antes, phone?.depois]
    })
    assert.deepEqual(told, [
      ['Alteração', 'ana', false, null, '1144445555', '1155556666'],
      ['Alteração', 'teste', true, 3, '1133334444', '1144445555'],
      ['Inclusão', 'teste', true, 2, '', '1133334444'],
    ])
    assert.ok(!JSON.stringify(body).includes('"1"'), 'sealed values stay so')
    assert.equal(body.mais, false)
  })

  it('a contract is checked while it is entered, without a trace', async () => {
    const curso = await addCourse(world, client)
    const aluno = await addAluno(world, client, 'verificada', {})
    const contract = {
      ...{ modalidade: 'estagio', tipoEstagio: 'Não obrigatório', aluno, curso, horasSemanal: '40' },
      ...{ inicio: '2026-12-01', encerramento: '2026-11-30' },
    }
    const count = async () => (await world.rows(client.id, 'select from contrato')).length
    const before = await count()
    const { body } = await ask('VerificaContrato', contract)
    const rules = (found: Row[]) => found.map(({ regra, campo, proposta }) => [regra, campo, proposta])
    assert.deepEqual(rules(body.inclusao), [
      ['prazoOrdenado', 'encerramento', '2026-12-01'],
      ['matricula', 'curso', ''],
    ])
    assert.ok(rules(body.termo).some((one) => one.join() === 'jornada,horasSemanal,30'))
    const fitting = (body.conformes as Row[]).map(({ regra }) => regra)
    assert.ok(fitting.includes('doisAnos') && !fitting.includes('jornada'))
    assert.equal(await count(), before)
  })

  it('exactly the records with pages can be explained, with the right of their page', () => {
    const pages = management.filter((one) => one.kind === 'record')
    assert.deepEqual(
      Object.entries(pageRights).sort(),
      pages.map(({ noun, doors }) => [noun, doors.staff]).sort(),
    )
  })
})

describe('health on the panel', () => {
  let world: World
  let ours: Institution
  let theirs: Institution
  before(async () => {
    world = await World.open({ processing: false })
    ours = await world.institution()
    theirs = await world.institution()
  })
  after(() => world.close())

  const keyOf = ({ id }: Institution, ...scopes: Right[]) =>
    createCredential(world.context.owner, { clienteId: id, kind: 'gestao', name: scopes.join(), scopes })

  async function ask(parte: Parte, authorization: string, language = 'pt') {
    world.context.health.forget()
    const headers = { authorization, 'x-idioma': language }
    return new Browser(world.base).go('POST', '/gestao/ResumoPainel', { parte }, headers)
  }

  async function seen(parte: Parte, authorization: string): Promise<string[]> {
    const answer = await ask(parte, authorization)
    assert.equal(codeOf(answer), '200 OK', answer.text)
    return answer.body.saude.map(({ codigo }: Row) => codigo)
  }

  it('shows nothing while nothing is wrong', async () => {
    const key = await keyOf(ours, 'integracao.ver', 'configuracao.alterar')
    for (const parte of ['saude', 'plataforma'] as const) assert.deepEqual(await seen(parte, key), [])
  })

  it('tells of the platform only those who may configure, in their language', async () => {
    const { health } = world.context
    const { freeBytes } = health
    health.freeBytes = async () => 0
    health.backup = async () => ({ ageSeconds: 0 })
    try {
      const both = ['DISCO_CHEIO', 'COPIA_NAO_ENSAIADA']
      const [seeing, integrating, configuring] = await Promise.all([
        keyOf(ours, 'integracao.ver'),
        keyOf(ours, 'integracao.ver', 'integracao.alterar'),
        keyOf(ours, 'configuracao.alterar'),
      ])
      assert.deepEqual(await seen('saude', seeing), [])
      assert.deepEqual(await seen('saude', integrating), both)
      assert.deepEqual(await seen('plataforma', configuring), both)
      assert.equal(codeOf(await ask('plataforma', integrating)), '403 PERMISSAO_AUSENTE')
      assert.equal(codeOf(await ask('saude', configuring)), '403 PERMISSAO_AUSENTE')
      const { title, fix } = healthReasons.DISCO_CHEIO
      for (const [language, texto] of [
        ['pt', 'O disco da pasta de dados está cheio: restam 0 B.'],
        ['en', 'The disk of the data folder is full: 0 B are left.'],
      ] as const) {
        const [first] = (await ask('plataforma', configuring, language)).body.saude
        assert.deepEqual(first, {
          codigo: 'DISCO_CHEIO',
          tom: 'erro',
          titulo: title[language],
          texto,
          conserto: fix[language],
        })
      }
      // The other parts have no findings.
      assert.deepEqual((await ask('lotes', integrating)).body.saude, [])
    } finally {
      health.freeBytes = freeBytes
      health.backup = async () => undefined
    }
  })

  it('tells of batches and webhooks only the institution that has them, if it may see them', async () => {
    const { kysely } = world.context.owner
    const destino = await insert(world, theirs, 'webhook_destino', {
      ...{ url: 'https://receptor.exemplo.edu.br/', segredo: Buffer.alloc(32) },
    })
    await sql`insert into fila (lote_id, cliente_id, pronto_em, adiamentos)
      values (-2, ${theirs.id}, now() - interval '1 day', 0)`.execute(kysely)
    await sql`insert into fila_webhook (destino_id, cliente_id, pronto_em, falhas)
      values (${destino}, ${theirs.id}, now() + interval '1 day', ${failingAfter})`.execute(kysely)
    const [known, seeing, configuring] = await Promise.all([
      keyOf(ours, 'integracao.ver', 'integracao.alterar'),
      keyOf(theirs, 'integracao.ver'),
      keyOf(theirs, 'configuracao.alterar'),
    ])
    assert.deepEqual(await seen('saude', seeing), ['FILA_PARADA', 'WEBHOOK_FALHANDO'])
    assert.deepEqual(await seen('saude', known), [])
    assert.deepEqual(await seen('plataforma', configuring), [])
    await sql`update fila set adiamentos = 1 where lote_id = -2`.execute(kysely)
    assert.deepEqual(await seen('saude', seeing), ['LOTE_ILEGIVEL', 'WEBHOOK_FALHANDO'])
    assert.deepEqual(await seen('saude', known), [])
    // Another institution's trouble of the same kind is not theirs.
    await sql`update fila set cliente_id = ${ours.id} where lote_id = -2`.execute(kysely)
    assert.deepEqual(await seen('saude', seeing), ['WEBHOOK_FALHANDO'])
    assert.deepEqual(await seen('saude', known), ['LOTE_ILEGIVEL'])
    await sql`delete from fila where lote_id = -2`.execute(kysely)
    await sql`delete from fila_webhook where destino_id = ${destino}`.execute(kysely)
    assert.deepEqual(await seen('saude', seeing), [])
  })
})
