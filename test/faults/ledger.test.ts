import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { accumulate, type RunFigures } from '../../bench/kills/figures.ts'
import { type Answered, compare } from '../../bench/ledger/compare.ts'
import { Ledger } from '../../bench/ledger/ledger.ts'
import { numbers } from '../support/seeded-numbers.ts'

const number = 5

/** A client with acknowledged batches, and the answers of a correct program. */
function kept() {
  const ledger = new Ledger('alfa', numbers(1), 40)
  for (let lote = 1; lote <= number; lote++) ledger.acknowledge(ledger.make(20), lote)
  const answered: Answered = {
    students: [...ledger.students].map(([identificacao, matricula]) => ({ identificacao, matricula })),
    errors: ledger.acknowledged.map(({ mark }) => mark),
    outcomes: new Map(ledger.acknowledged.map(({ lote, expected }) => [lote, expected])),
  }
  return { ledger, answered }
}

function counts(change: (answered: Answered, ledger: Ledger) => Partial<Answered>) {
  const { ledger, answered } = kept()
  const { lost, doubled, wrong } = compare(ledger, { ...answered, ...change(answered, ledger) })
  return { lost: lost.length, doubled: doubled.length, wrong: wrong.length }
}

const without = (map: ReadonlyMap<number, string>, key: number) =>
  new Map([...map].filter(([lote]) => lote !== key))

describe('the ledger of recorded runs', () => {
  it('finds nothing where everything is as acknowledged', () => {
    assert.deepEqual(
      counts(() => ({})),
      { lost: 0, doubled: 0, wrong: 0 },
    )
  })

  it('has every kind of record, and one refused in each batch', () => {
    const letters = kept().ledger.acknowledged.map(({ expected }) => expected)
    for (const expected of letters) assert.equal(expected.split('R').length, 2)
    for (const letter of 'IANR') assert.ok(letters.join('').includes(letter), letter)
  })

  it('finds losses: a batch, an outcome, a student, a change, an occurrence', () => {
    const lost = (count: number) => ({ lost: count, doubled: 0, wrong: 0 })
    assert.deepEqual(
      counts(({ outcomes }) => ({ outcomes: without(outcomes, 2) })),
      lost(20),
    )
    assert.deepEqual(
      counts(({ outcomes }) => ({ outcomes: new Map(outcomes).set(2, outcomes.get(2)!.slice(1, -1)) })).lost,
      2,
    )
    assert.deepEqual(
      counts(({ students }) => ({ students: students.slice(1) })),
      lost(1),
    )
    const older = ({ students: [first, ...rest] }: Answered) => [{ ...first!, matricula: '0.0' }, ...rest]
    assert.deepEqual(
      counts((answered) => ({ students: older(answered) })),
      lost(1),
    )
    assert.deepEqual(
      counts(({ errors }) => ({ errors: errors.slice(1) })),
      lost(1),
    )
  })

  it('finds duplicates: a batch, a receipt, a student', () => {
    const doubled = { lost: 0, doubled: 1, wrong: 0 }
    assert.deepEqual(
      counts(({ errors }) => ({ errors: [...errors, errors[0]!] })),
      doubled,
    )
    assert.deepEqual(
      counts(({ students }) => ({ students: [...students, students[0]!] })),
      doubled,
    )
    const { ledger, answered } = kept()
    const [first] = ledger.acknowledged
    ledger.acknowledged.push({ ...first!, mark: 'alfa-6' })
    assert.equal(compare(ledger, { ...answered, errors: [...answered.errors, 'alfa-6'] }).doubled.length, 1)
  })

  it('finds other results, and records that were never sent', () => {
    const wrong = { lost: 0, doubled: 0, wrong: 1 }
    assert.deepEqual(
      counts(({ outcomes }, { acknowledged }) => ({
        outcomes: new Map(outcomes).set(1, acknowledged[0]!.expected.replace('R', 'A')),
      })),
      wrong,
    )
    const stranger = { identificacao: 'A999', matricula: '999.1' }
    assert.deepEqual(
      counts(({ students }) => ({ students: [...students, stranger] })),
      wrong,
    )
    assert.deepEqual(
      counts(({ errors }) => ({ errors: [...errors, 'beta-1'] })),
      wrong,
    )
  })

  it('sums the kills of every recorded run, and keeps all losses', () => {
    const run = (lost: number): RunFigures => ({
      kills: 200,
      batches: 10,
      records: 1_000,
      lost,
      doubled: 0,
      otherFaults: 2,
      recoveryMedianMs: 1,
      recoveryWorstMs: 2,
      byVictim: {},
    })
    const { last, ...sums } = accumulate(accumulate(undefined, run(3)), run(0))
    assert.deepEqual(sums, { runs: 2, kills: 400, records: 2_000, lost: 3, doubled: 0, otherFaults: 4 })
    assert.equal(last.lost, 0)
  })
})
