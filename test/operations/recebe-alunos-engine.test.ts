import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { cpfOf, day, type Fields, StudentModel } from '../support/records.ts'
import { soak } from '../support/soak.ts'
import { type BatchResult, type Institution, World } from '../support/world.ts'

type Drawn = string | number | undefined

const draw = (...choices: [weight: number, value: Drawn][]) =>
  fc.oneof(...choices.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })))

/**
 * A student of a small set. It mostly sends its own values, sometimes conflicting or empty ones. `undefined`
 * omits a field.
 */
function record(students: number): fc.Arbitrary<Fields> {
  const other = fc.nat(students - 1)
  const some = (own: number, another: number, nothing: fc.Arbitrary<Drawn>) =>
    fc.oneof(
      { weight: own, arbitrary: fc.constant('own') },
      { weight: another, arbitrary: other },
      { weight: 2, arbitrary: nothing },
    )
  return fc
    .record({
      student: other,
      cpf: some(5, 2, draw([1, ''], [1, undefined])),
      documento: some(3, 1, draw([1, ''], [1, undefined])),
      email: some(2, 2, draw([1, ''], [1, undefined])),
      login: some(5, 2, fc.constant('own')),
      shout: fc.boolean(),
      // Days relative to the day on which records are sent.
      validade: draw([4, ''], [3, undefined], [2, -1], [1, 0], [1, 1]),
      matricula: draw([1, '1'], [1, '2'], [1, ''], [1, undefined]),
      nome: draw([15, 'Ana'], [1, '']),
    })
    .map(({ student, cpf, documento, email, login, shout, validade, matricula, nome }) => {
      const value = (choice: Drawn, make: (index: number) => string) => {
        if (choice === '' || choice === undefined) return choice
        const text = make(choice === 'own' ? student : Number(choice))
        return shout ? ` ${text.toUpperCase()}` : text
      }
      return {
        ESIAL_IDENTIFICACAO: `K${student}`,
        ESIAL_ALUNO: nome,
        ESIAL_CPF: value(cpf, (index) => cpfOf(1_000 + index)),
        ESIAL_DOCUMENTO: value(documento, (index) => `p ${index}`),
        ESIAL_EMAIL: value(email, (index) => `e${index}@ex.br`),
        ESIAL_LOGIN: value(login, (index) => `l${index}`),
        ESIAL_VALIDADE: validade,
        ESIAL_MATRICULA: matricula,
      }
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

describe('RecebeAlunos: the engine compared with a model', () => {
  let world: World
  before(async () => {
    world = await World.share()
  })
  after(() => world.close())

  /** Sends batches in sequence and compares every outcome, finding and the final table. */
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
    // After midnight other records count as active.
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

  it('decides small batches with many conflicts as if each record were applied alone, in order', async () => {
    // Batches draw from a few records, so that they repeat within and across batches.
    const pool = fc.array(record(4), { minLength: 1, maxLength: 8 })
    const batches = fc.array(fc.array(fc.nat(7), { minLength: 1, maxLength: 8 }), {
      minLength: 1,
      maxLength: 4,
    })
    const property = fc.asyncProperty(pool, batches, (records, picks) =>
      compare(picks.map((batch) => batch.map((pick) => records[pick % records.length]!))),
    )
    await fc.assert(property, { numRuns: soak({ usual: 24, full: 72 }), interruptAfterTimeLimit: 90_000 })
  })

  it('decides batches of several parts in the same way, with conflicts across parts', async () => {
    // Keys of one part repeat in another, without a field that must stay.
    const stretch = 500
    const again = (index: number) => {
      if (index < 15 * stretch) return index
      if (index < 16 * stretch) return index - 15 * stretch
      return index < 17 * stretch ? index : index - 9 * stretch
    }
    const quiet: Fields[] = Array.from({ length: 18 * stretch }, (_, index) => ({
      ESIAL_IDENTIFICACAO: `Q${again(index)}`,
      ESIAL_ALUNO: 'Ana',
      ESIAL_CPF: cpfOf(100_000 + again(index)),
      ESIAL_LOGIN: `q${again(index)}`,
      ESIAL_MATRICULA: again(index) === index ? '1' : undefined,
      ESIAL_EMAIL: again(index) === index ? '' : `q${index}@ex.br`,
    }))
    const noisy = fc.sample(record(8 * stretch), { numRuns: 18 * stretch, seed: 7 })
    const last = [...new Map(noisy.map((one) => [one.ESIAL_IDENTIFICACAO, one])).values()]
    await compare([quiet, noisy, last])
  })
})
