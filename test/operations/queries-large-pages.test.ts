import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { retornaDadosIntegracaoAlunos } from '../../catalogue/query/retorna-dados-integracao-alunos.ts'
import { everything } from '../../server/domain/machine/reach.ts'
import { sourceOf } from '../../server/query/bindings.ts'
import { type Answer, streamQuery } from '../../server/query/stream.ts'
import { until } from '../support/process.ts'
import { type Institution, World } from '../support/world.ts'

const students = 1_203
/** Elements larger than all buffers on the way. */
const large = { students: 800, bytes: 12_000 }

describe('a large page', () => {
  let world: World
  let client: Institution
  /** All of them, unpaged. */
  let whole: unknown[]
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    await add(client, students, 20)
    whole = await ask('')
  })
  after(() => world.close())
  const add = ({ id }: Institution, many: number, address: number) =>
    world.rows(
      id,
      `insert into aluno (cliente_id, identificacao, nome, login, login_chave, endereco, cidade, uf, inclusao, atualizacao)
       select ${id}, 'RA' || n, 'Aluno ' || n, 'a' || n, 'a' || n, repeat('ã', ${address / 2}), 'Santos', 'SP', m, m
         from (select n, timestamptz '2026-05-01T12:00Z' + n / 20 * interval '1 minute' as m
                 from generate_series(1, ${many}) n) s`,
    )
  async function ask(quantidade: number | '', pagina = 1, { token } = client): Promise<unknown[]> {
    const { status, body, text } = await world.query('RetornaDadosIntegracaoAlunos', {
      token,
      dataInicio: '2026-05-01',
      dataFim: '2099-12-31',
      quantidade,
      pagina,
    })
    assert.equal(status, 200, text)
    return (body.integracaoAlunos as { elementos: unknown[] }).elementos
  }
  const quiet = () => {
    const { pool } = world.context.readDb
    return pool.idleCount === pool.totalCount
  }

  for (const size of [399, 400, 1_001, 1_202, 1_203, 2_000, 5_000]) {
    it(`is equal in pages of ${size} and unpaged`, async () => {
      const read: unknown[] = []
      for (let pagina = Math.ceil(students / size); pagina > 0; pagina--) {
        const page = await ask(size, pagina)
        assert.equal(page.length, Math.min(size, students - (pagina - 1) * size))
        read.unshift(...page)
      }
      assert.deepEqual(read, whole)
      await until('connections given back', quiet)
    })
  }

  it('leaves no connection open when its reader disconnects', async () => {
    const other = await world.institution()
    await add(other, large.students, large.bytes)
    const { readDb, db, sealer } = world.context
    const left = new AbortController()
    let sent = 0
    const answer: Answer = {
      signal: left.signal,
      begin: async () => {},
      write: async ({ length }) => {
        sent += length
        if (sent < (large.students * large.bytes * 6) / 10) return
        left.abort()
        left.signal.throwIfAborted()
      },
    }
    const selection = {
      operation: retornaDadosIntegracaoAlunos,
      source: sourceOf(retornaDadosIntegracaoAlunos),
      request: {
        period: undefined,
        paging: { size: large.students, page: 1 },
        filters: {},
        format: 'lista',
        zone: 'America/Sao_Paulo',
        language: 'pt' as const,
        sees: ['banco' as const],
        reach: everything,
      },
    }
    const means = { from: readDb, db, sealer, report: () => {} }
    await assert.rejects(streamQuery(means, other.id, selection, answer), /hung up/)
    assert.ok(sent < large.students * large.bytes)
    await until('the end of the copies', async () => {
      const [{ copies }] = (await world.rows(
        other.id,
        `select count(*)::int as copies from pg_stat_activity
          where datname = current_database() and state <> 'idle' and query ilike 'copy%'`,
      )) as [{ copies: number }]
      return copies === 0 && quiet()
    })
    assert.equal((await ask(1_000)).length, 1_000)
  })
})
