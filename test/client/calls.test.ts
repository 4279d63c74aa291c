import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { consultaLote } from '../../catalogue/batches/consulta-lote.ts'
import { listaCursos } from '../../catalogue/management/cadastro/cursos.ts'
import { retornaDadosIntegracaoAlunos } from '../../catalogue/query/retorna-dados-integracao-alunos.ts'
import { listahorarios } from '../../catalogue/workforce/listahorarios.ts'
import { accountToken } from '../../client/account.ts'
import { ended, outcomes } from '../../client/batch.ts'
import { call } from '../../client/call.ts'
import { type Connection, connect } from '../../client/connection.ts'
import { Problem, problemOf } from '../../client/problem.ts'
import { elements, pages } from '../../client/read.ts'
import { sendRecords } from '../../client/send.ts'
import type { Sent } from '../../client/types.ts'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { day, student } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

type Student = Sent<(typeof recebeAlunos)['fields']>
const students = (count: number, fields = {}) =>
  Array.from({ length: count }, () => student(fields) as unknown as Student)

describe('the client library', () => {
  let world: World
  let client: Institution
  let connection: Connection
  before(async () => {
    world = await World.open({ maxRecords: 8 })
    client = await world.institution()
    connection = connect(world.base, { token: client.token })
  })
  after(() => world.close())
  const count = async (table: string) => {
    const [row] = await world.rows<{ n: number }>(client.id, `select count(*)::integer as n from ${table}`)
    return row!.n
  }

  it('sends any number of records in batches within the limits, and returns each result', async () => {
    const before = await count('lote')
    const records = students(30)
    records[20] = { ...records[20]!, ESIAL_CPF: '1' }
    const results: string[] = []
    const firsts: number[] = []
    for await (const sent of sendRecords(connection, recebeAlunos, records, { records: 10 })) {
      firsts.push(sent.first)
      for await (const { SEQUENCIA, RESULTADO } of sent.outcomes())
        results[sent.first + SEQUENCIA! - 1] = RESULTADO
    }
    // Ten at once exceed eight, so halves were sent.
    assert.deepEqual(firsts, [0, 5, 10, 15, 20, 25])
    assert.deepEqual(
      results,
      records.map((_, at) => (at === 20 ? 'R' : 'I')),
    )
    assert.equal((await count('lote')) - before, 6)
  })

  it('sends nothing twice under the same idempotency keys', async () => {
    const records = students(12)
    const keyOf = ({ first }: { first: number }) => `noite-${first}`
    const lots: number[][] = []
    for (const _ of [1, 2]) {
      const some: number[] = []
      for await (const { lote } of sendRecords(connection, recebeAlunos, records, { records: 6, keyOf }))
        some.push(lote)
      lots.push(some)
    }
    assert.equal(lots[0]!.length, 2)
    assert.deepEqual(lots[0], lots[1])
  })

  it('can simulate', async () => {
    const before = await count('aluno')
    const told: string[] = []
    for await (const sent of sendRecords(connection, recebeAlunos, students(3), {
      simulate: true,
      label: 'ensaio',
    })) {
      told.push(`${sent.batch.SIMULACAO} ${sent.batch.RETORNO} ${sent.batch.TOTAL_INCLUIDOS}`)
    }
    assert.deepEqual([told, await count('aluno')], [['S ensaio 3'], before])
  })

  it('waits for a batch, and returns the requested outcomes', async () => {
    const { lote } = await call(connection, recebeAlunos, {
      SDT_INT_ALUNOS: [...students(2), ...students(1, { ESIAL_UF: 'ZZ' })] as never,
    })
    const seen: string[] = []
    const batch = await ended(connection, lote, { onProgress: ({ SITUACAO }) => void seen.push(SITUACAO) })
    assert.deepEqual(
      [batch.TOTAL_INCLUIDOS, batch.TOTAL_RECUSADOS, seen.at(-1)],
      [2, 1, 'Processado com ocorrências'],
    )
    const refused: unknown[] = []
    for await (const { SEQUENCIA, OCORRENCIAS } of outcomes(connection, lote, { RESULTADO: 'R' })) {
      refused.push([SEQUENCIA, OCORRENCIAS[0]!.CAMPO])
    }
    assert.deepEqual(refused, [[3, 'ESIAL_UF']])
  })

  it('reads every element, streamed or page by page', async () => {
    const asked = { dataInicio: day(-1) }
    const streamed: string[] = []
    for await (const one of elements(connection, retornaDadosIntegracaoAlunos, asked)) {
      streamed.push(JSON.stringify(one))
    }
    const paged: string[] = []
    for await (const one of elements(connection, retornaDadosIntegracaoAlunos, { ...asked, quantidade: 7 })) {
      paged.push(JSON.stringify(one))
    }
    assert.equal(streamed.length, await count('aluno'))
    assert.deepEqual(paged, streamed)
    let walked = 0
    for await (const { paginaAtual, totalPaginas } of pages(connection, retornaDadosIntegracaoAlunos, {
      ...asked,
      quantidade: 7,
    })) {
      assert.deepEqual([paginaAtual, totalPaginas], [++walked, Math.ceil(streamed.length / 7)])
    }
    assert.equal(walked, Math.ceil(streamed.length / 7))
  })

  it('reports refusals by code, also where the institution wants status 200', async () => {
    const wrong = connect(world.base, { token: `${client.token.slice(0, -1)}x` })
    const codeOf = async (attempt: Promise<unknown>) => {
      const error = await attempt.then(
        () => undefined,
        (error) => error,
      )
      assert.ok(error instanceof Problem, String(error))
      assert.match(error.requestId, /^[0-9a-f-]{36}$/)
      return [error.code, error.status]
    }
    const asked = { dataInicio: day(-1) }
    assert.deepEqual(await codeOf(call(wrong, retornaDadosIntegracaoAlunos, asked)), [
      'CREDENCIAL_INVALIDA',
      401,
    ])
    assert.deepEqual(await codeOf(call(wrong, recebeAlunos, { SDT_INT_ALUNOS: [] })), [
      'CREDENCIAL_INVALIDA',
      401,
    ])
    assert.deepEqual(await codeOf(call(connection, consultaLote, { LOTE: 999_999 })), [
      'LOTE_INEXISTENTE',
      404,
    ])
    const other = await world.institution()
    await changeSettings(world.context.owner, other.id, new Map([['compatHttp200', 'S']]))
    const lenient = connect(world.base, { token: other.token })
    assert.deepEqual(await codeOf(call(lenient, consultaLote, { LOTE: 999_999 })), ['LOTE_INEXISTENTE', 200])
    assert.deepEqual(await codeOf(elements(lenient, retornaDadosIntegracaoAlunos, {}).next()), [
      'PERIODO_INVALIDO',
      200,
    ])
  })

  it('has a type for the refusals of an operation', async () => {
    const error = await call(connection, consultaLote, { LOTE: 999_999 }).catch((error: unknown) => error)
    const problem = problemOf(consultaLote, error)
    // @ts-expect-error: the operation has no such refusal
    assert.ok(problem?.code !== 'CODIGO_LINK_INVALIDO')
    assert.ok(problem?.code === 'LOTE_INEXISTENTE')
  })

  it('requests tokens of an account, and reuses each while it is valid', async () => {
    const { codigo: cliente, usuario, senha } = client
    const token = accountToken({ base: world.base }, { cliente, usuario, senha })
    const first = await token()
    assert.equal(await token(), first)
    const { totalElementos } = await call(connect(world.base, { token }), retornaDadosIntegracaoAlunos, {
      dataInicio: day(-1),
      quantidade: 1,
    })
    assert.ok(totalElementos > 0)
    const wrong = accountToken({ base: world.base }, { cliente, usuario, senha: 'outra' })
    for (const _ of [1, 2]) await assert.rejects(wrong(), Problem)
  })

  it('calls workforce operations with a key, and management operations with a management key', async () => {
    const { horarios } = await call(connect(world.base, { token: client.key }), listahorarios, {})
    assert.deepEqual(horarios, [])
    const key = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'teste',
      scopes: ['cadastros.ver'],
    })
    const staff = connect(world.base, { key })
    await world.process(
      client,
      'RecebeCursos',
      'SDT_INT_CURSOS',
      ['C1', 'C2', 'C3'].map((code) => ({ ESICU_IDENTIFICACAO: code, ESICU_CURSO: code, ESICU_NIVEL: 'GR' })),
    )
    const listed: string[] = []
    for await (const { identificacao } of elements(staff, listaCursos, { quantidade: 2 }))
      listed.push(identificacao)
    assert.deepEqual(listed.toSorted(), ['C1', 'C2', 'C3'])
  })
})
