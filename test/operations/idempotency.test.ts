import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { tokenStart } from '../../server/domain/credencial/token.ts'
import { type Rotated, rotateCredential } from '../../server/domain/credencial/troca.ts'
import { studentOf } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

describe('a batch with an Idempotency-Key', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
    client = await world.institution()
  })
  after(() => world.close())

  const post = (key: string, records: unknown[], { token } = client, more = {}) =>
    world.post(
      '/APIPlataformaIntegracao/RecebeAlunos',
      { TOKEN: token, ...more, SDT_INT_ALUNOS: records },
      { 'idempotency-key': key },
    )
  const batches = async ({ id } = client) => (await world.rows(id, 'select from lote')).length

  it('is stored once however often it comes, with the same receipt', async () => {
    const first = await post('a', [studentOf(1)])
    const again = await post('a', [studentOf(1)])
    assert.deepEqual([first.status, again.status], [200, 200])
    assert.equal(again.text, first.text)
    assert.equal(again.headers.get('x-lote-id'), first.headers.get('x-lote-id'))
    assert.equal(first.headers.get('idempotency-replayed'), null)
    assert.equal(again.headers.get('idempotency-replayed'), 'true')
    assert.equal(await batches(), 1)
  })

  const replayed = async (key: string, token: string, of = client) => {
    const answer = await post(key, [studentOf(1)], { ...of, token })
    assert.equal(answer.status, 200, answer.text)
    return answer.headers.get('idempotency-replayed') === 'true'
  }

  it('is recognised under rotated tokens, and under other tokens of its account', async () => {
    const own = await world.institution()
    const named = { clienteId: own.id, kind: 'integracao', name: 'acadêmico' } as const
    const rotated = async (token: string) => {
      const which = tokenStart(token)
      const made = await rotateCredential(world.context.owner, { ...named, which, overlap: 600 })
      return (made as Rotated).token
    }
    const first = await createCredential(world.context.owner, { ...named, scopes: ['recebe'] })
    assert.equal(await replayed('k', first, own), false)
    const second = await rotated(first)
    const third = await rotated(second)
    for (const token of [second, third, first]) assert.equal(await replayed('k', token, own), true)
    const issued = async () => {
      const { codigo: cliente, usuario, senha } = own
      return String((await world.control('GetToken', { cliente, usuario, senha })).body.token)
    }
    assert.equal(await replayed('k', await issued(), own), false)
    assert.equal(await replayed('k', await issued(), own), true)
  })

  it('is separate for another system of the client, which may use the same key', async () => {
    const own = await world.institution()
    const other = await createCredential(world.context.owner, {
      clienteId: own.id,
      kind: 'integracao',
      name: 'outro',
      scopes: ['recebe'],
    })
    assert.equal(await replayed('k', own.token, own), false)
    const answer = await post('k', [studentOf(2)], { ...own, token: other })
    assert.deepEqual([answer.status, answer.headers.get('idempotency-replayed')], [200, null])
    assert.equal(await replayed('k', own.token, own), true)
  })

  it('stored before keys had a sender is still recognised, and blocks no other', async () => {
    const own = await world.institution()
    assert.equal(await replayed('k', own.token, own), false)
    await world.rows(own.id, `update idempotencia set autor = '' where chave = 'k' returning 1`)
    assert.equal(await replayed('k', own.token, own), true)
    assert.equal((await post('k', [studentOf(2)], own)).status, 200)
  })

  it('is refused when the key was used for another body, label, operation or purpose', async () => {
    for (const answer of [
      await post('a', [studentOf(2)]),
      await post('a', [studentOf(1), studentOf(2)]),
      await post('a', [studentOf(1)], client, { RETORNO: 'outro' }),
      await post('a', [studentOf(1)], client, { SIMULAR: 'S' }),
      await world.post(
        '/APIPlataformaIntegracao/RecebeCursos',
        { TOKEN: client.token, SDT_INT_CURSOS: [studentOf(1)] },
        { 'idempotency-key': 'a' },
      ),
    ]) {
      assert.equal(answer.status, 409)
      assert.match(String(answer.body.MsgRetorno), /Idempotency-Key/)
    }
    assert.equal(await batches(), 1)
  })

  it('is stored once when many come at the same moment', async () => {
    const own = await world.institution()
    const answers = await Promise.all(Array.from({ length: 12 }, () => post('corrida', [studentOf(1)], own)))
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
    assert.equal(new Set(answers.map(({ headers }) => headers.get('x-lote-id'))).size, 1)
    assert.equal(answers.filter(({ headers }) => headers.get('idempotency-replayed') === null).length, 1)
    assert.equal(await batches(own), 1)
  })

  it('has keys per client', async () => {
    const other = await world.institution()
    const answer = await post('a', [studentOf(5)], other)
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('idempotency-replayed'), null)
  })

  /** The same batch in another spelling: these records under this key. */
  const spelled = (key: string, { token }: Institution, records: string, more = '') =>
    world.post(
      '/APIPlataformaIntegracao/RecebeAlunos',
      `{"TOKEN":"${token}",${more}"SDT_INT_ALUNOS":[${records}]}`,
      {
        'idempotency-key': key,
      },
    )

  it('is recognised by its content, not its spelling', async () => {
    const own = await world.institution()
    const first = await spelled('letra', own, '{"A":"São \\/","B":[1,{"x":1,"y":null}],"C":100},{"A":1}')
    assert.equal(first.status, 200)
    for (const records of [
      '\n{ "A" : "São /" , "B" : [ 1 , { "x" : 1 , "y" : null } ] , "C" : 100 } ,\t{ "A" : 1 }',
      '{"C":100,"B":[1,{"y":null,"x":1}],"A":"São /"},{"A":1}',
      '{"\\u0041":"S\\u00e3o \\/","B":[1.0,{"x":1e0,"y":null}],"C":1e2},{"A":10e-1}',
    ]) {
      const again = await spelled('letra', own, records)
      assert.equal(again.status, 200, records)
      assert.equal(again.headers.get('idempotency-replayed'), 'true', records)
    }
    for (const records of [
      '{"A":"São /","B":[1,{"x":1,"y":null}],"C":"100"},{"A":1}',
      '{"A":"São /","B":[1,{"x":1}],"C":100},{"A":1}',
      '{"A":"São /","B":[{"x":1,"y":null},1],"C":100},{"A":1}',
      '{"A":1},{"A":"São /","B":[1,{"x":1,"y":null}],"C":100}',
      '{"A":"São /","B":[1,{"x":1,"y":null}],"C":100,"D":null},{"A":1}',
      '{"A":"Sao /","B":[1,{"x":1,"y":null}],"C":100},{"A":1}',
    ])
      assert.equal((await spelled('letra', own, records)).status, 409, records)
    assert.equal(await batches(own), 1)
  })

  it('keeps the digits of wide numbers, and the limits of numbers, distinct', async () => {
    const own = await world.institution()
    for (const [key, one, other] of [
      ['largo', '{"A":12345678901234567890}', '{"A":12345678901234567891}'],
      ['sem fim', '{"A":1e400}', '{"A":null}'],
    ] as const) {
      assert.equal((await spelled(key, own, one)).status, 200)
      assert.equal((await spelled(key, own, other)).status, 409)
    }
  })

  it('is recognised however its spelling splits it into parts', async () => {
    const own = await world.institution()
    const records = Array.from({ length: 900 }, (_, at) => `{"A":${at}}`)
    const wide = records.map((record) => `${' '.repeat(12_000)}${record}`)
    assert.equal((await spelled('partes', own, records.join())).status, 200)
    const again = await spelled('partes', own, wide.join())
    assert.equal(again.headers.get('idempotency-replayed'), 'true')
  })

  it('that an older version compared by spelling is still recognised', async () => {
    const own = await world.institution()
    const first = await spelled('antes', own, '{"A": 1}')
    const { sealer } = world.context
    const spelling = sealer.digestBytes([Buffer.from('{"A": 1}')])
    const older = sealer.digest(['RecebeAlunos', null, false, spelling].join('\n'))
    await world.rows(
      own.id,
      `update idempotencia set impressao = decode('${older}', 'hex') where chave = 'antes' returning 1`,
    )
    const again = await spelled('antes', own, '{"A": 1}')
    assert.equal(again.headers.get('x-lote-id'), first.headers.get('x-lote-id'))
  })

  it('works for bodies that are prepared in a thread too', async () => {
    const own = await world.institution()
    const many = Array.from({ length: 400 }, (_, at) => studentOf(2_000 + at))
    const [first, again] = [await post('grande', many, own), await post('grande', many, own)]
    assert.equal(again.headers.get('x-lote-id'), first.headers.get('x-lote-id'))
    assert.equal((await post('grande', many.slice(1), own)).status, 409)
  })

  it('is refused when the key is empty or too long', async () => {
    for (const key of [' ', 'x'.repeat(256)]) assert.equal((await post(key, [])).status, 400)
  })
})
