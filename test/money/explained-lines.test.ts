import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { calendar, commercial } from '../../server/money/days.ts'
import type { Benefit, Facts, Rules } from '../../server/money/facts.ts'
import { calculated } from '../../server/money/lines.ts'
import { holidaysOf } from '../../server/money/workdays.ts'
import { amountOf } from '../../server/values/cents.ts'
import { type Line, verifyLine } from '../support/amount-verifier.ts'

const amount = fc.integer({ min: 0, max: 900_000 })
const benefit: fc.Arbitrary<Benefit> = fc.record({
  name: fc.constantFrom('Alimentação', 'Transporte'),
  per: fc.constantFrom('month', 'attendance', 'workday'),
  amount: fc.integer({ min: 0, max: 90_000 }),
  rate: fc.oneof(fc.constant(10_000), fc.integer({ min: 1, max: 10_000 })),
})
const day = (year: number, number: number) =>
  Temporal.PlainDate.from({ year, month: 1, day: 1 }).add({ days: number })

const facts = fc
  .record({
    year: fc.integer({ min: 2023, max: 2026 }),
    month: fc.integer({ min: 1, max: 12 }),
    begins: fc.integer({ min: -400, max: 340 }),
    /** Lengths of the sequences, and days between them. */
    lengths: fc.array(fc.tuple(fc.integer({ min: 0, max: 90 }), fc.constantFrom(0, 0, 3)), {
      minLength: 1,
      maxLength: 6,
    }),
    pays: fc.array(fc.record({ scholarship: amount, hourly: fc.constantFrom(false, false, false, true) }), {
      minLength: 6,
      maxLength: 6,
    }),
    benefits: fc.array(fc.array(benefit, { maxLength: 3 }), { minLength: 6, maxLength: 6 }),
    worked: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
    rests: fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 25 })), {
      maxLength: 4,
    }),
    more: fc.record({
      over: fc.boolean(),
      internship: fc.boolean(),
      absences: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 31 })),
      attended: fc.option(fc.integer({ min: 0, max: 31 }), { nil: undefined }),
      hours: fc.integer({ min: 0, max: 20_000 }),
    }),
  })
  .map(({ year, month, begins, lengths, pays, benefits, worked, rests, more }): Facts => {
    let at = begins
    const segments = lengths.map(([length, gap], n) => {
      const first = day(year, at)
      const last = day(year, at + length)
      at += length + 1 + gap
      return {
        ...{
          sequence: n + 1,
          first: first.toString(),
          last: last.toString(),
          contract: n + 1,
          weekdays: worked,
        },
        ...{ ...pays[n]!, benefits: benefits[n]! },
      }
    })
    let free = begins
    const recesses = rests.map(([gap, length]) => {
      const first = free + gap
      free = first + length + 1
      return { first: day(year, first).toString(), last: day(year, first + length).toString(), contract: 1 }
    })
    // The month is one of the contract, for most.
    const within = Temporal.PlainDate.from(segments[month % segments.length]!.last)
    return { month: within.toString().slice(0, 7), segments, recesses, ...more }
  })
  .filter(({ month }) => month >= '2023-01')

const rules = fc.record({
  commercial: fc.boolean(),
  recess: fc.record({ fraction: fc.integer({ min: 1, max: 31 }), paid: fc.boolean() }),
  fee: amount,
  insurance: amount,
  inPart: fc.boolean(),
  withholds: fc.boolean(),
  optional: fc.boolean(),
})

type Settings = typeof rules extends fc.Arbitrary<infer S> ? S : never

const asTold = ({ text, amount, steps }: ReturnType<typeof calculated>[number]): Line => ({
  descricao: text,
  valor: amountOf(amount),
  passos: steps.map((one) => ({
    ...one,
    operandos: one.operandos.map(([nome, valor]) => ({ nome, valor })),
  })),
})

const ruled = ({ commercial: whole, optional, ...told }: Settings, month: string): Rules => ({
  ...told,
  counting: (whole ? commercial : calendar)(month),
  holidays: holidaysOf(Number(month.slice(0, 4)), { optional, own: new Set(['02-13']) }),
})

describe('the steps of calculated lines', () => {
  it('lead to every amount, whatever the contract and the settings', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(facts, rules, (some, by) => {
        for (const line of calculated(some, ruled(by, some.month))) {
          const told = asTold(line)
          assert.equal(verifyLine(told), line.amount)
          for (const { codigo } of told.passos) seen.add(codigo)
        }
      }),
      { numRuns: 2_000 },
    )
    const calculatedCodes = [
      'periodo',
      'aditivo',
      'faltas',
      'bolsa',
      'bolsaPorHora',
      'arredondamento',
      'recesso',
    ]
    const benefitCodes = [
      'diasDeSemana',
      'recessoDeSemana',
      'presenca',
      'diasDeTrabalho',
      'recessoDeTrabalho',
    ]
    const sumCodes = [
      'beneficioMensal',
      'beneficioDiario',
      'soma',
      'somaDias',
      'direitoRecesso',
      'recessoGozado',
    ]
    const taxCodes = [
      'recessoNaoPago',
      'recessoFinal',
      'renda',
      'deducao',
      'faixa',
      'parcelaADeduzir',
      'semReducao',
    ]
    const lastCodes = [
      'reducaoTotal',
      'fator',
      'reducao',
      'retencao',
      'taxa',
      'taxaInteira',
      'seguro',
      'seguroInteira',
    ]
    for (const code of [calculatedCodes, benefitCodes, sumCodes, taxCodes, lastCodes].flat())
      assert.ok(seen.has(code), code)
  })

  it('are refused by the verifier when any number in them is changed', () => {
    let changed = 0
    fc.assert(
      fc.property(facts, rules, fc.nat(), (some, by, pick) => {
        for (const line of calculated(some, ruled(by, some.month))) {
          const told = asTold(line)
          const at = pick % told.passos.length
          const step = told.passos[at]!
          const resultado = amountOf(Math.round(Number(step.resultado) * 100) + 100)
          const wrong = told.passos.map((one, index) => (index === at ? { ...one, resultado } : one))
          assert.throws(() => verifyLine({ ...told, passos: wrong }))
          assert.throws(() => verifyLine({ ...told, valor: amountOf(line.amount + 1) }))
          changed++
        }
      }),
      { numRuns: 300 },
    )
    assert.ok(changed > 300)
  })
})
