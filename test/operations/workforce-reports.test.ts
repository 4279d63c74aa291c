import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { cpfAt } from '../../demo/documents.ts'
import { stopClock } from '../support/browser.ts'
import type { Row } from '../support/contracts.ts'
import { soak } from '../support/soak.ts'
import { type Institution, World } from '../support/world.ts'

/** Reference model of the reports, by the documented rules. */

interface Vacancy {
  ref: string
  place: string
  abertura: string
  quantidade: number
  closed: string | null
}

interface Period {
  who: number
  inicio: string
  contratacao: string
  saida: string | null
  programada: boolean
  /** Workplace of the hire, and the current one with its first day. */
  hired: string
  now: string
  desde: string
  moves: string[]
  vaga: Vacancy | undefined
  named: boolean
}

const first = Temporal.PlainDate.from('2026-01-05')
const dayAt = (n: number) => first.add({ days: n }).toString()
const places = ['A', 'B'] as const

type Step =
  | { kind: 'vacancy'; place: string; before: number; quantidade: number }
  | { kind: 'hire'; who: number; start: number; before: number; place: string; named: boolean }
  | { kind: 'exit'; who: number; day: number }
  | { kind: 'stay'; who: number }
type Timed = { passes: number; step: Step }

const step: fc.Arbitrary<Timed> = fc.record({
  passes: fc.integer({ min: 0, max: 6 }),
  step: fc.oneof(
    fc.record({
      kind: fc.constant('vacancy' as const),
      place: fc.constantFrom(...places),
      before: fc.integer({ min: 0, max: 12 }),
      quantidade: fc.integer({ min: 1, max: 2 }),
    }),
    fc.record({
      kind: fc.constant('hire' as const),
      who: fc.nat(2),
      start: fc.integer({ min: -6, max: 6 }),
      before: fc.integer({ min: 0, max: 8 }),
      place: fc.constantFrom(...places),
      named: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('exit' as const), who: fc.nat(2), day: fc.integer({ min: -6, max: 8 }) }),
    fc.record({ kind: fc.constant('stay' as const), who: fc.nat(2) }),
  ),
})

class Model {
  readonly vacancies: Vacancy[] = []
  readonly periods: Period[] = []

  of(who: number): Period[] {
    return this.periods
      .filter((one) => one.who === who)
      .sort((one, other) => (one.inicio < other.inicio ? -1 : 1))
  }

  taken = (vacancy: Vacancy) => this.periods.filter(({ vaga }) => vaga === vacancy).length

  hire(
    who: number,
    inicio: string,
    contratacao: string,
    place: string,
    named: Vacancy | undefined,
    today: string,
  ) {
    const mine = this.of(who)
    const last = mine.at(-1)
    const same = mine.find((one) => one.inicio === inicio)
    const period = same ?? (last && !(last.saida && inicio > last.saida) ? last : undefined)
    if (period) return this.correct(period, mine, inicio, contratacao, place, named, today)
    if (named && named.abertura > contratacao) return 422
    const made = { who, inicio, contratacao, saida: null, programada: false, hired: place, now: place }
    const vaga = named ?? this.open(place, contratacao)
    this.periods.push({ ...made, desde: inicio, moves: [], vaga, named: named !== undefined })
    this.close(vaga, today)
    return 200
  }

  /** The oldest vacancy of a workplace that was open on a day and has a place left. */
  open(place: string, day: string): Vacancy | undefined {
    return this.vacancies
      .filter((one) => one.place === place && one.abertura <= day)
      .filter((one) => one.closed === null || one.closed >= day)
      .filter((one) => this.taken(one) < one.quantidade)
      .sort((one, other) => (one.abertura < other.abertura ? -1 : one.abertura > other.abertura ? 1 : 0))[0]
  }

  isOver = ({ saida, programada }: Period, today: string) =>
    saida !== null && (saida < today || (saida === today && !programada))

  correct(
    period: Period,
    mine: Period[],
    inicio: string,
    contratacao: string,
    place: string,
    named: Vacancy | undefined,
    today: string,
  ) {
    const before = mine[mine.indexOf(period) - 1]
    if (inicio !== period.inicio) {
      if (this.isOver(period, today)) return 422
      if (before && inicio <= before.saida!) return 422
      if (period.moves[0] && inicio >= period.moves[0]) return 422
    }
    let vaga = named ?? period.vaga
    const told = period.named || named !== undefined
    if (vaga && vaga.abertura > contratacao) {
      if (told) return 422
      vaga = this.open(period.hired, contratacao)
    }
    const same =
      contratacao === period.contratacao &&
      vaga === period.vaga &&
      told === period.named &&
      place === period.now
    if (this.isOver(period, today)) return same ? 200 : 422
    if (period.desde === period.inicio) period.desde = inicio
    const filled = vaga !== period.vaga
    Object.assign(period, { inicio, contratacao, vaga, named: told })
    if (filled) this.close(vaga, today)
    if (place === period.now) return 200
    const works = period.desde < today && (period.saida === null || period.saida >= today)
    if (works) {
      period.moves.push(today)
      period.desde = today
    } else if (period.moves.length === 0) period.hired = place
    period.now = place
    return 200
  }

  close(vacancy: Vacancy | undefined, today: string) {
    if (vacancy && vacancy.closed === null && this.taken(vacancy) >= vacancy.quantidade)
      vacancy.closed = today
  }

  present(who: number, today: string): Period | undefined {
    const mine = this.of(who)
    return (
      mine.find((one) => one.inicio <= today && !this.isOver(one, today)) ??
      mine.find((one) => one.inicio > today) ??
      mine.at(-1)
    )
  }

  exit(who: number, saida: string | null, today: string) {
    const period = this.present(who, today)
    if (!period) return 404
    if (period.saida === saida) return 200
    if (this.isOver(period, today)) return 409
    const mine = this.of(who)
    const next = mine[mine.indexOf(period) + 1]
    if (saida === null) {
      // A future period has no exit to revoke, except by another day.
      if (period.inicio > today) return 409
      if (next) return 422
    } else if (saida < period.inicio || (next && saida >= next.inicio)) return 422
    Object.assign(period, { saida, programada: saida !== null && saida > today })
    return 200
  }

  hires(from: string, to: string, place: string) {
    return this.periods
      .filter(
        ({ contratacao, hired }) => contratacao >= from && contratacao <= to && (!place || hired === place),
      )
      .sort((one, other) =>
        one.contratacao < other.contratacao ? -1 : one.contratacao > other.contratacao ? 1 : 0,
      )
      .map((one) => {
        const days = one.vaga
          ? Temporal.PlainDate.from(one.vaga.abertura).until(one.contratacao, { largestUnit: 'days' }).days
          : -1
        return { ...one, days: days < 0 ? undefined : days }
      })
  }
}

/** Half up, in whole tenths. */
const tenths = (sum: number, count: number) => {
  const rounded = Math.floor((sum * 20 + count) / (count * 2))
  return `${Math.floor(rounded / 10)}.${rounded % 10}`
}

describe('reports of hires, over random histories', () => {
  let world: World
  before(async () => {
    world = await World.share({ processing: false })
  })
  after(() => world.close())

  async function tell(
    client: Institution,
    model: Model,
    clock: { at: (moment: string) => void },
    steps: Timed[],
  ) {
    let day = 0
    for (const { passes, step: one } of steps) {
      day += passes
      const today = dayAt(day)
      clock.at(`${today}T15:00:00Z`)
      const ask = async (operation: string, body: Row) => world.workforce(operation, client.key, body)
      if (one.kind === 'vacancy') {
        const abertura = dayAt(day - one.before)
        const ref = `V${model.vacancies.length}`
        const body = {
          referencia: ref,
          titulo: ref,
          unidadeRef: one.place,
          cargoRef: 'C',
          quantidade: one.quantidade,
        }
        const answer = await ask('novavaga', { vaga: { ...body, abertura } })
        assert.equal(answer.status, 200, answer.text)
        model.vacancies.push({ ref, place: one.place, abertura, quantidade: one.quantidade, closed: null })
      } else if (one.kind === 'hire') {
        const inicio = dayAt(day + one.start)
        const contratacao = dayAt(day + one.start - one.before)
        const named = one.named ? model.vacancies.at(-1) : undefined
        const contrato = { inicio, contratacao, unidadeRef: one.place, cargoRef: 'C', vagaRef: named?.ref }
        const colaborador = { nome: `Pessoa ${one.who}`, cpf: cpfAt(8_600_000 + one.who), contrato }
        const answer = await ask('novocolaborador', { colaborador })
        const expected = model.hire(one.who, inicio, contratacao, one.place, named, today)
        assert.equal(answer.status, expected, answer.text)
      } else {
        const saida = one.kind === 'exit' ? dayAt(day + one.day) : null
        const answer = await ask('registrarsaida', { cpf: cpfAt(8_600_000 + one.who), saida: saida ?? '' })
        assert.equal(answer.status, model.exit(one.who, saida, today), answer.text)
      }
    }
    return day
  }

  it('equal the model', async () => {
    const clock = stopClock(world, `${dayAt(0)}T15:00:00Z`)
    const check = async (steps: Timed[], from: number, span: number, place: string) => {
      const client = await world.institution()
      const model = new Model()
      const last = await tell(client, model, clock, steps)
      for (const [dataInicio, dataFim] of [
        [dayAt(-30), dayAt(last + 30)],
        [dayAt(from), dayAt(from + span)],
      ] as const) {
        const filter = { dataInicio, dataFim, unidadeRef: place }
        const expected = model.hires(dataInicio, dataFim, place)
        const { body } = await world.workforce('historicocontratacoes', client.key, filter)
        const shown = (body.contratacoes as Row[]).map((one) => [
          one.cpf,
          one.unidadeRef,
          one.vagaRef,
          one.contratacao,
          one.inicio,
          one.saida,
          one.prazo,
        ])
        const told = expected.map((one) => [
          cpfAt(8_600_000 + one.who),
          one.hired,
          one.vaga?.ref ?? '',
          one.contratacao,
          one.inicio,
          one.saida ?? '',
          one.days === undefined ? '' : String(one.days),
        ])
        assert.deepEqual(shown.toSorted(), told.toSorted())
        assert.deepEqual(
          shown.map(([, , , day]) => day),
          told.map(([, , , day]) => day),
        )
        const days = expected.flatMap(({ days }) => days ?? []).sort((one, other) => one - other)
        const [low = 0, high = 0] = [
          days[Math.floor((days.length - 1) / 2)],
          days[Math.floor(days.length / 2)],
        ]
        const sum = days.reduce((total, one) => total + one, 0)
        const { body: report } = await world.workforce('prazomediocontratacoes', client.key, filter)
        assert.deepEqual(report, {
          error: {},
          prazoMedio: days.length === 0 ? '' : tenths(sum, days.length),
          mediana: days.length === 0 ? '' : tenths(low + high, 2),
          minimo: String(days[0] ?? ''),
          maximo: String(days.at(-1) ?? ''),
          quantidade: String(days.length),
          semVaga: String(expected.length - days.length),
        })
      }
    }
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 8, maxLength: 30 }),
        fc.integer({ min: -10, max: 40 }),
        fc.integer({ min: 0, max: 40 }),
        fc.constantFrom('', ...places),
        check,
      ),
      { numRuns: soak({ usual: 12, full: 36 }), endOnFailure: true },
    )
  })
})
