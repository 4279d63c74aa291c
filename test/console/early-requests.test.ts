import assert from 'node:assert/strict'
import { afterEach, before, beforeEach, describe, it, mock } from 'node:test'
import { EarlyAnswers, type FirstAsks } from '../../console/api/early.ts'
import { gatherAsks } from '../../console/pages/first-asks.ts'

interface Person {
  tipo: string
  permissoes: string[]
}

const own = globalThis.fetch
const answerWith = (answer: (url: string, init: RequestInit) => Promise<Response>) => {
  globalThis.fetch = answer as typeof fetch
}

const clerk: Person = { tipo: 'usuario', permissoes: ['cadastros.ver', 'integracao.ver'] }

describe('requests that start before the page’s code', () => {
  let asks: FirstAsks
  before(async () => {
    asks = await gatherAsks()
  })
  let early: EarlyAnswers
  let sent: string[]
  let person: Person | undefined
  let csrf: string
  beforeEach(() => {
    early = new EarlyAnswers()
    sent = []
    person = clerk
    csrf = 'segredo'
    mock.timers.enable({ apis: ['setTimeout'] })
    answerWith(async (url, init) => {
      sent.push(`${init.method ?? 'GET'} ${url} ${init.body ?? ''}`.trim())
      if (!url.endsWith(asks.session)) return Response.json({ url, headers: init.headers })
      return person ? Response.json({ csrf, pessoa: person }) : Response.json({}, { status: 401 })
    })
  })
  afterEach(() => {
    globalThis.fetch = own
    mock.timers.reset()
  })

  const post = { method: 'POST', body: '{}' }
  const students = '/p/gestao/ListaAlunos'

  it('include the list of a noun with the session’s token, once', async () => {
    await early.ask('/p', '/alunos', asks)
    const told = (await (await early.fetch('/p/sessao', {})).json()) as { csrf: string }
    assert.equal(told.csrf, 'segredo')
    const answer = (await (await early.fetch(students, post)).json()) as { headers: Record<string, string> }
    assert.equal(answer.headers[asks.csrfHeader], 'segredo')
    assert.deepEqual(sent, ['GET /p/sessao', `POST ${students} {}`])
    await early.fetch(students, post)
    assert.equal(sent.length, 3)
  })

  it('include a record by id, the parts of the panel, and the defaults of hand-written pages', async () => {
    await early.ask('', '/alunos/7', asks)
    await new EarlyAnswers().ask('', '/', asks)
    await new EarlyAnswers().ask('', '/ocorrencias', asks)
    const asked = sent.filter((line) => !line.startsWith('GET'))
    assert.equal(asked[0], 'POST /gestao/ConsultaAluno {"id":7}')
    assert.ok(asked.includes('POST /gestao/ResumoPainel {"parte":"lotes"}'))
    assert.equal(asked.at(-1), 'POST /gestao/ListaCausas {"situacao":["Aberta"]}')
  })

  it('include a contract by the number in its address, never another whose id is that number', async () => {
    person = { tipo: 'usuario', permissoes: ['contratos.ver'] }
    const addresses = [
      '/contratos/40',
      '/contratos/305-2',
      '/contratos/id/61',
      '/contratos/0-0',
      '/alunos/7-1',
    ]
    for (const path of [...addresses, '/alunos/id/7']) await new EarlyAnswers().ask('', path, asks)
    assert.deepEqual(
      sent.filter((line) => line.startsWith('POST')),
      ['{"contrato":40}', '{"contrato":305,"sequencia":2}', '{"id":61}', '{"contrato":0,"sequencia":0}'].map(
        (body) => `POST /gestao/ConsultaContrato ${body}`,
      ),
    )
  })

  it('are none without a session, without the right, or for another address', async () => {
    person = undefined
    await early.ask('', '/alunos', asks)
    person = { tipo: 'usuario', permissoes: ['financeiro.ver'] }
    await new EarlyAnswers().ask('', '/alunos', asks)
    person = { tipo: 'aluno', permissoes: [] }
    await new EarlyAnswers().ask('', '/alunos', asks)
    person = clerk
    for (const path of ['/perfil', '/alunos/incluir', '/alunos/x/7', '/nada'])
      await new EarlyAnswers().ask('', path, asks)
    csrf = ''
    await new EarlyAnswers().ask('', '/alunos', asks)
    assert.deepEqual(new Set(sent), new Set(['GET /sessao']))
  })

  it('are not repeated when the page was faster', async () => {
    const asking = early.ask('/p', '/alunos', asks)
    await early.fetch(students, post)
    await asking
    assert.equal(sent.filter((line) => line.startsWith('POST')).length, 1)
  })

  it('are discarded after a change, a new user or some time', async () => {
    const changed = { method: 'POST', body: '{"id":1}', headers: { 'Idempotency-Key': 'k' } }
    for (const end of [
      () => early.fetch('/p/gestao/AlteraAluno', changed),
      async () => early.forget(),
      async () => mock.timers.tick(10_000),
    ]) {
      early = new EarlyAnswers()
      await early.ask('/p', '/alunos', asks)
      await end()
      const before = sent.length
      await early.fetch(students, post)
      assert.equal(sent.length, before + 1)
    }
  })

  it('are repeated when the answer failed', async () => {
    await early.ask('/p', '/alunos', asks)
    const failing = new EarlyAnswers()
    const usual = globalThis.fetch
    answerWith((url, init) => (url === students ? Promise.reject(new TypeError('gone')) : usual(url, init)))
    await failing.ask('/p', '/alunos', asks)
    globalThis.fetch = usual
    assert.equal((await failing.fetch(students, post)).status, 200)
  })

  it('are declared for every list and record with a page', () => {
    assert.ok(Object.keys(asks.lists).length > 35)
    assert.ok(Object.keys(asks.records).length > 25)
    for (const ask of [...Object.values(asks.lists).flat(2), ...Object.values(asks.records)])
      assert.ok(ask.rights.length + ask.parties.length > 0, ask.path)
  })
})
