import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { recebeCursos } from '../../catalogue/academic/recebe-cursos.ts'
import { consultaLote } from '../../catalogue/batches/consulta-lote.ts'
import { reprocessaLote } from '../../catalogue/batches/reprocessa-lote.ts'
import { operations } from '../../catalogue/index.ts'
import { management } from '../../catalogue/management/index.ts'
import { pathOf } from '../../catalogue/operation.ts'
import { retornaDadosPessoas } from '../../catalogue/query/retorna-dados-pessoas.ts'
import { call } from '../../client/call.ts'
import { type Connection, connect } from '../../client/connection.ts'
import { Problem, Unreachable } from '../../client/problem.ts'
import { elements } from '../../client/read.ts'
import { isPassing, isReading } from '../../client/retry.ts'
import { reactions } from '../../console/api/reactions.ts'
import { answer, Scripted } from '../support/scripted-server.ts'

const busy = { MsgRetorno: 'Espere.' }
const limited = { 'x-problema': 'LIMITE_EXCEDIDO', 'retry-after': '7' }
const empty = { pessoas: { elementos: [], totalElementos: '0', totalPaginas: '0' }, MsgRetorno: '' }

/** A connection that records its pauses instead of waiting. */
function noting(base: string, more: Partial<Connection> = {}) {
  const pauses: number[] = []
  const pause = async (milliseconds: number) => void pauses.push(milliseconds)
  return { pauses, connection: connect(base, { token: 'x', pause, ...more }) }
}

async function against(
  script: Parameters<typeof Scripted.open>[0],
  test: (server: Scripted) => Promise<void>,
) {
  const server = await Scripted.open(script)
  try {
    await test(server)
  } finally {
    server.close()
  }
}

describe('a read that fails temporarily', () => {
  const question = { dataInicio: '2026-01-01' }

  it('is retried after the time that the server names', () =>
    against(
      (_, response, nth) => (nth < 3 ? answer(response, 429, busy, limited) : answer(response, 200, empty)),
      async (server) => {
        const { connection, pauses } = noting(server.base)
        const { totalElementos } = await call(connection, retornaDadosPessoas, question)
        assert.deepEqual([totalElementos, pauses, server.heard.length], [0, [7_000, 7_000], 3])
      },
    ))

  it('is retried when the connection breaks or a proxy answers, a limited number of times', () =>
    against(
      (_, response, nth) => (nth % 2 ? response.destroy() : answer(response, 502, 'bad gateway')),
      async (server) => {
        const { connection, pauses } = noting(server.base, { retries: 3 })
        await assert.rejects(call(connection, retornaDadosPessoas, question), Unreachable)
        assert.deepEqual([server.heard.length, pauses.length], [4, 3])
        assert.ok(pauses.every((pause) => pause <= 10_000))
      },
    ))

  it('is not retried where it would be refused again, or the wait is too long', () =>
    against(
      (_, response, nth) =>
        nth === 1
          ? answer(response, 401, busy, { 'x-problema': 'CREDENCIAL_INVALIDA' })
          : answer(response, 429, busy, { ...limited, 'retry-after': '3600' }),
      async (server) => {
        const { connection, pauses } = noting(server.base)
        for (const code of ['CREDENCIAL_INVALIDA', 'LIMITE_EXCEDIDO']) {
          const refused = (error: unknown) => error instanceof Problem && error.code === code
          await assert.rejects(call(connection, retornaDadosPessoas, question), refused)
        }
        assert.deepEqual([server.heard.length, pauses], [2, []])
      },
    ))

  it('is aborted with the caller’s own reason', () =>
    against(
      () => {},
      async (server) => {
        const leaving = new AbortController()
        const { connection } = noting(server.base)
        const asked = call(connection, retornaDadosPessoas, question, { signal: leaving.signal })
        leaving.abort(new Error('enough'))
        await assert.rejects(asked, { message: 'enough' })
      },
    ))

  it('is aborted after a timeout, also in the middle of an answer', () =>
    against(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.write('{"pessoas":{"elementos":[{"nome":"A"},')
      },
      async (server) => {
        const { connection } = noting(server.base, { silence: 40 })
        const seen: unknown[] = []
        await assert.rejects(async () => {
          for await (const one of elements(connection, retornaDadosPessoas, question)) seen.push(one)
        }, Unreachable)
        assert.deepEqual(seen, [{ nome: 'A' }])
      },
    ))
})

describe('a write', () => {
  const lost: Parameters<typeof Scripted.open>[0] = (_, response, nth) =>
    nth === 1 ? void response.destroy() : answer(response, 200, busy, { 'x-lote-id': '5' })

  it('is repeated under one idempotency key where the server supports it', () =>
    against(lost, async (server) => {
      const { connection } = noting(server.base)
      const receipt = await call(connection, recebeCursos, { SDT_INT_CURSOS: [] })
      assert.deepEqual(receipt, { lote: 5, repetido: false, mensagem: 'Espere.', desconhecidos: [] })
      const keys = server.heard.map(({ key }) => key)
      assert.equal(keys.length, 2)
      assert.ok(keys[0] && keys[0] === keys[1])
      assert.equal(server.heard[0]!.path, pathOf(recebeCursos))
    }))

  it('is never repeated where it might take effect twice', () =>
    against(lost, async (server) => {
      const { connection } = noting(server.base)
      await assert.rejects(call(connection, reprocessaLote, { LOTE: 1 }), Unreachable)
      assert.equal(server.heard.length, 1)
    }))

  it('is told from reads by the declarations', () => {
    const reading = [...operations, ...management].filter(isReading).map(({ id }) => id)
    const changing =
      /^(Recebe|Cadastra|Encerra|Reprocessa|Inclui|Altera|Cancela|Aprova|GetToken|Webhook$|novo|nova)/
    assert.deepEqual(
      reading.filter((id) => changing.test(id)),
      [],
    )
    assert.ok(reading.includes(consultaLote.id) && reading.includes(retornaDadosPessoas.id))
  })
})

it('the console treats the same errors as temporary', () => {
  for (const [code, reaction] of Object.entries(reactions)) {
    const problem = new Problem({ codigo: code as 'INTERNO', mensagem: '' }, 400, new Headers())
    assert.equal(isPassing(problem), reaction === 'wait', code)
  }
})
