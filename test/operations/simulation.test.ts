import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { studentOf } from '../support/records.ts'
import { soak } from '../support/soak.ts'
import { type Institution, World } from '../support/world.ts'

const students = ['RecebeAlunos', 'SDT_INT_ALUNOS'] as const

describe('a simulated batch', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
    client = await world.institution()
  })
  after(() => world.close())

  const simulated = { SIMULAR: 'S' }
  const tables = () => world.rows(client.id, 'select * from aluno order by id')

  it('reports the outcome of every record and changes nothing', async () => {
    const first = studentOf(1)
    await world.process(client, ...students, [first])
    const before = await tables()
    const result = await world.process(
      client,
      ...students,
      [first, { ...first, ESIAL_ALUNO: 'Outro Nome' }, studentOf(2), { ...studentOf(3), ESIAL_CPF: '123' }],
      simulated,
    )
    assert.equal(result.resultados, 'NAIR')
    assert.ok(
      result.ocorrencias.some(({ codigo, sequencia }) => codigo === 'CPF_INVALIDO' && sequencia === 4),
    )
    assert.deepEqual(await tables(), before)
  })

  it('creates no unit and no password', async () => {
    const user = {
      ESIUS_IDENTIFICADOR: 77,
      ESIUS_LOGIN: 'simulado',
      ESIUS_NOME: 'Simulado',
      ESIUS_CODIGO_PERFIL: 'ESTAGIO',
      ESIUS_SENHA: 'segredo',
      ESIUS_CODIGO_UNIDADE: 'U77',
      ESIUS_NOME_UNIDADE: 'Unidade 77',
    }
    const result = await world.process(client, 'RecebeUsuarios', 'SDT_INT_USUARIOS', [user], simulated)
    assert.equal(result.resultados, 'I')
    assert.deepEqual(await world.rows(client.id, `select from unidade where codigo = 'U77'`), [])
    assert.deepEqual(await world.rows(client.id, `select from senha where dono = 'usuario'`), [])
  })

  it('is requested in every declared spelling', async () => {
    const before = await tables()
    for (const SIMULAR of ['s', ' S ', '1', 1, true]) {
      assert.equal((await world.process(client, ...students, [studentOf(9)], { SIMULAR })).resultados, 'I')
    }
    assert.deepEqual(await tables(), before)
  })

  it('is refused with anything but S or N', async () => {
    const answer = await world.post('/APIPlataformaIntegracao/RecebeAlunos', {
      TOKEN: client.token,
      SIMULAR: 'talvez',
      SDT_INT_ALUNOS: [],
    })
    assert.equal(answer.status, 400)
    assert.match(String(answer.body.MsgRetorno), /SIMULAR/)
  })

  it('predicts what the real batch then does, whatever its content', async () => {
    const record = fc.record({
      number: fc.integer({ min: 100, max: 106 }),
      cpfOf: fc.integer({ min: 100, max: 106 }),
      emailOf: fc.integer({ min: 100, max: 106 }),
      name: fc.constantFrom('Ana', 'Rui'),
      expired: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(record, { maxLength: 8 }), { minLength: 1, maxLength: 3 }),
        async (batches) => {
          const own = await world.institution()
          for (const batch of batches) {
            const records = batch.map(({ number, cpfOf, emailOf, name, expired }) => ({
              ...studentOf(number),
              ESIAL_CPF: studentOf(cpfOf).ESIAL_CPF,
              ESIAL_EMAIL: studentOf(emailOf).ESIAL_EMAIL,
              ESIAL_ALUNO: name,
              ESIAL_VALIDADE: expired ? '2020-01-01' : '',
            }))
            const foretold = await world.process(own, ...students, records, simulated)
            const real = await world.process(own, ...students, records)
            assert.equal(foretold.resultados, real.resultados)
            assert.deepEqual(foretold.ocorrencias, real.ocorrencias)
          }
        },
      ),
      { numRuns: soak({ usual: 8, full: 24 }) },
    )
  })

  it('of many parts sees across them', async () => {
    const own = await world.institution()
    const records = Array.from({ length: 1_700 }, (_, at) => studentOf(1_000 + at))
    records.push({ ...studentOf(9_000), ESIAL_CPF: records[0]!.ESIAL_CPF }, records[1]!)
    const foretold = await world.process(own, ...students, records, simulated)
    assert.equal(foretold.resultados, `${'I'.repeat(1_700)}RN`)
    assert.deepEqual(await world.rows(own.id, 'select from aluno'), [])
    const real = await world.process(own, ...students, records)
    assert.equal(real.resultados, foretold.resultados)
  })
})
