import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { cpfOf, day, type Fields, StudentModel } from '../support/records.ts'
import { type BatchResult, type Institution, World } from '../support/world.ts'

/** Few values for many records, so that nearly every record meets another one. `undefined` leaves a field out. */
interface Pools {
  keys: string[]
  cpfs: string[]
  emails: string[]
  logins: string[]
}

function record({ keys, cpfs, emails, logins }: Pools): fc.Arbitrary<Fields> {
  return fc.record({
    ESIAL_IDENTIFICACAO: fc.constantFrom(...keys),
    ESIAL_ALUNO: fc.oneof(
      { weight: 12, arbitrary: fc.constant('Ana') },
      { weight: 1, arbitrary: fc.constant('') },
    ),
    ESIAL_CPF: fc.constantFrom<(string | undefined)[]>(...cpfs, '', undefined),
    ESIAL_DOCUMENTO: fc.constantFrom<(string | undefined)[]>('P1', 'p 1', 'P2', '', undefined),
    ESIAL_EMAIL: fc.constantFrom<(string | undefined)[]>(...emails, '', undefined),
    ESIAL_LOGIN: fc.constantFrom(...logins),
    ESIAL_MATRICULA: fc.constantFrom<(string | undefined)[]>('1', '2', '', undefined),
    // Days counted from today, which is whatever day the records are sent on.
    ESIAL_VALIDADE: fc.constantFrom(-1, 0, 1, '', '', undefined, undefined),
  })
}

const fixed = {
  ESIAL_TELEFONE2: '1',
  ESIAL_ENDERECO: 'Rua A',
  ESIAL_CIDADE: 'Rio',
  ESIAL_UF: 'RJ',
  ESIAL_CEP: '20000000',
}

const dated = ({ ESIAL_VALIDADE: validity, ...fields }: Fields): Fields => ({
  ...fields,
  ESIAL_VALIDADE: typeof validity === 'number' ? day(validity) : validity,
})

const few: Pools = {
  keys: ['A', 'B', 'C', 'D'],
  cpfs: [cpfOf(1), cpfOf(2), cpfOf(3)],
  emails: ['x@ex.br', ' X@EX.br', 'y@ex.br', 'z@ex.br'],
  logins: ['l1', 'L1', 'l2', 'l3', 'l4', 'l5'],
}

describe('RecebeAlunos, the engine against a plain model', () => {
  let world: World
  before(async () => {
    world = await World.open()
  })
  after(() => world.close())

  /** Sends batches one behind the other and compares every outcome, every finding and the final table. */
  async function compare(drawn: Fields[][]): Promise<void> {
    const today = day()
    const batches = drawn.map((batch) => batch.map(dated))
    const client = await world.institution()
    const model = new StudentModel()
    const sent: number[] = []
    for (const batch of batches) {
      const records = batch.map((fields) => ({ ...fixed, ...fields }))
      sent.push(await world.send(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', records))
    }
    const outcomes: BatchResult[] = []
    for (const lote of sent) outcomes.push(await world.outcome(client, lote))
    // Past midnight other records count as active.
    if (day() !== today) return compare(drawn)
    for (const [index, batch] of batches.entries()) {
      const { resultados, ocorrencias, situacao } = outcomes[index]!
      const found = new Map<number, string[]>()
      for (const { sequencia, gravidade, codigo, campo } of ocorrencias) {
        found.set(sequencia, [...(found.get(sequencia) ?? []), `${gravidade} ${codigo} ${campo}`.trim()])
      }
      const expected = model.apply(batch, sent[index]!)
      const wrong = expected.flatMap((one, at) => {
        const actual = { outcome: resultados[at], findings: found.get(at + 1) ?? [] }
        return isDeepStrictEqual(actual, one) ? [] : [{ at, record: batch[at], actual, expected: one }]
      })
      assert.deepEqual(wrong.slice(0, 3), [], `batch ${index + 1} of ${batches.length}`)
      assert.equal(resultados.length, batch.length)
      assert.equal(situacao, found.size > 0 ? 'Processado com ocorrências' : 'Processado')
    }
    assert.deepEqual(await table(client), modelled(model))
  }

  const table = (client: Institution) =>
    world.rows(
      client.id,
      `select identificacao as key, cpf, documento, email, login, matricula, validade, lote_id as lote, ativo
         from aluno order by identificacao`,
    )

  const modelled = (model: StudentModel) =>
    [...model.rows]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, { row, active }]) => ({ key, ...row, ativo: active }))

  it('decides small batches full of clashes as if each record were applied alone, in order', async () => {
    const batches = fc.array(fc.array(record(few), { minLength: 1, maxLength: 8 }), {
      minLength: 1,
      maxLength: 4,
    })
    await fc.assert(fc.asyncProperty(batches, compare), { numRuns: 60, interruptAfterTimeLimit: 90_000 })
  })

  it('decides batches of several parts alike, with clashes across the borders of the parts', async () => {
    const many = (count: number, make: (index: number) => string) =>
      Array.from({ length: count }, (_, i) => make(i))
    const pools: Pools = {
      keys: many(4_000, (index) => `K${index}`),
      cpfs: many(5_000, (index) => cpfOf(1_000 + index)),
      emails: many(6_000, (index) => `e${index}@ex.br`),
      logins: many(9_000, (index) => `l${index}`),
    }
    // Keys of one part come again in the next, without a field that must stay.
    const again = (index: number) =>
      index < 7_500 ? index : index < 8_000 ? index - 7_500 : index < 8_500 ? index : index - 4_500
    const quiet: Fields[] = Array.from({ length: 9_000 }, (_, index) => ({
      ESIAL_IDENTIFICACAO: `Q${again(index)}`,
      ESIAL_ALUNO: 'Ana',
      ESIAL_CPF: cpfOf(100_000 + again(index)),
      ESIAL_LOGIN: `q${again(index)}`,
      ESIAL_MATRICULA: again(index) === index ? '1' : undefined,
      ESIAL_EMAIL: again(index) === index ? '' : `q${index}@ex.br`,
    }))
    const noisy = fc.sample(record(pools), { numRuns: 9_000, seed: 7 })
    await compare([quiet, noisy, noisy])
  })
})
