import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { calendarMoves, statesOf } from '../../catalogue/machines/machine.ts'
import { vagaMachine } from '../../catalogue/machines/vaga.ts'
import type { encerraVaga } from '../../catalogue/management/vaga/encerra-vaga.ts'
import type { Outcome } from '../../server/domain/machine/outcome.ts'
import type { Verb } from '../../server/domain/verb.ts'
import { keepCalendars } from '../../server/jobs/calendar-moves.ts'
import { verbs } from '../../server/management/commands.ts'
import { tester } from '../support/actor.ts'
import { stopClock } from '../support/browser.ts'
import { commandOf, staffMoves } from '../support/machines.ts'
import type { Row } from '../support/records.ts'
import { addHost, addVacancy } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const records = 8
const firstDay = Temporal.PlainDate.from('2026-03-01')

type Step = { move: string; of: readonly number[] } | { days: number }

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      move: fc.constantFrom(...staffMoves(vagaMachine).map(({ name }) => name)),
      of: fc.uniqueArray(fc.nat(records - 1), { minLength: 1, maxLength: records }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ days: fc.integer({ min: 1, max: 4 }) }) },
)
const walk = fc.record({
  begins: fc.array(fc.constantFrom(...vagaMachine.initial), { minLength: records, maxLength: records }),
  lasts: fc.array(fc.nat(25), { minLength: records, maxLength: records }),
  steps: fc.array(step, { minLength: 30, maxLength: 60 }),
})

/** What must become of a vacancy, worked out the plain way. */
interface Modelled {
  id: number
  state: string
  last: string
  moved: number
}

describe('a walk over the machine of vacancies', () => {
  let world: World
  let client: Institution
  let clock: ReturnType<typeof stopClock>
  before(async () => {
    world = await World.open({ processing: false })
    clock = stopClock(world, '2026-03-01T15:00:00Z')
  })
  after(() => world.close())

  const noon = (day: string) => `${day}T15:00:00Z`
  const declared = (move: string) => vagaMachine.moves[move as keyof typeof vagaMachine.moves]

  async function make(move: string, ids: readonly number[], today: string): Promise<readonly Outcome[]> {
    const command = commandOf(vagaMachine, move)!
    const verb = verbs[command.id] as Verb<typeof encerraVaga>
    const registros = ids.map((id) => ({ id }))
    const told = { motivo: 'Porque sim.', causa: null, data: null, quantidadePreenchida: null }
    return world.context.db.inClient(client.id, (tx) => verb(tx, { today }, { ...told, registros }), tester)
  }

  function expect(model: Modelled, move: string, today: string): string {
    const { from, to } = declared(move)
    if (!from.some((state) => state === model.state)) return 'MOVIMENTO_INVALIDO'
    if ('guards' in declared(move) && model.last < today) return 'REGRA_IMPEDE'
    model.state = to
    model.moved++
    return ''
  }

  function passDay(model: Modelled, day: string): void {
    for (const { name } of calendarMoves(vagaMachine)) {
      const { from, to } = declared(name)
      if (!from.some((state) => state === model.state) || model.last >= day) continue
      model.state = to
      model.moved++
    }
  }

  /** States as they must be, versions that count the moves, and a history without a gap. */
  async function holds(models: readonly Modelled[]): Promise<void> {
    const rows = await world.rows<Row>(
      client.id,
      `select v.id, v.situacao, v.versao, json_agg(json_build_array(h.de, h.para) order by h.id) as historia
         from vaga v join historico h on h.entidade = 'vaga' and h.registro_id = v.id group by v.id, v.cliente_id order by v.id`,
    )
    assert.deepEqual(
      rows.map(({ id, situacao, versao }) => [id, situacao, versao]),
      models.map(({ id, state, moved }) => [id, state, moved + 1]),
    )
    for (const { historia, situacao } of rows) {
      const chain = historia as [string | null, string][]
      for (const [at, [from]] of chain.entries()) assert.equal(from, at === 0 ? null : chain[at - 1]![1])
      assert.equal(chain.at(-1)![1], situacao)
    }
    assert.ok(rows.every(({ situacao }) => statesOf(vagaMachine).some((state) => state === situacao)))
  }

  it('holds what it promises after every step, while days pass', async () => {
    await fc.assert(
      fc.asyncProperty(walk, async ({ begins, lasts, steps }) => {
        client = await world.institution()
        const concedente_id = await addHost(world, client)
        const models: Modelled[] = []
        for (const [at, state] of begins.entries()) {
          const last = firstDay.add({ days: lasts[at]! }).toString()
          const values = { concedente_id, situacao: state, fim_inscricao: last, quantidade: 1 }
          models.push({ id: await addVacancy(world, client, values), state, last, moved: 0 })
        }
        let day = firstDay
        const keep = async () => {
          clock.at(noon(day.toString()))
          await keepCalendars(world.context, new AbortController().signal)
        }
        await keep()
        for (const one of steps as readonly Step[]) {
          if ('days' in one) {
            day = day.add({ days: one.days })
            await keep()
            for (const model of models) passDay(model, day.toString())
          } else {
            const outcomes = await make(
              one.move,
              one.of.map((at) => models[at]!.id),
              day.toString(),
            )
            assert.deepEqual(
              outcomes.map(({ refusal }) => refusal?.code ?? ''),
              one.of.map((at) => expect(models[at]!, one.move, day.toString())),
            )
          }
          await holds(models)
        }
        const { body } = await world.query('RetornaDadosVaga', {
          token: client.token,
          dataInicio: '2020-01-01',
        })
        const told = (body.vagas as { elementos: Row[] }).elementos
        assert.deepEqual(
          new Map(told.map(({ identificador, situacao }) => [identificador, situacao])),
          new Map(models.map(({ id, state }) => [id, state])),
        )
      }),
      { numRuns: 3 },
    )
  })
})
