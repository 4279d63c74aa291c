import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { rightsOf } from '../../catalogue/doors.ts'
import { operations } from '../../catalogue/index.ts'
import { calendarMoves, finalStates, type Machine, statesOf } from '../../catalogue/machines/machine.ts'
import { type MoveCommand, management } from '../../catalogue/management/index.ts'
import type { QueryOperation } from '../../catalogue/operation.ts'
import type { Leaf } from '../../catalogue/output.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { keepCalendar } from '../../server/jobs/calendar-moves.ts'
import { sourceOf } from '../../server/query/bindings.ts'
import { Browser, stopClock } from '../support/browser.ts'
import type { Fixture } from '../support/fixture.ts'
import {
  assertInvariants,
  look,
  movedSince,
  type Standing,
  stateSql,
  statesById,
} from '../support/machine-walk.ts'
import { bringsItsOwn, fixtures, isAlone, naming, staffMoves, toldTo } from '../support/machines.ts'
import { addUsuario } from '../support/people.ts'
import type { Row } from '../support/records.ts'
import { soak } from '../support/soak.ts'
import { type Institution, World } from '../support/world.ts'

const records = soak({ usual: 20, full: 60 })
const steps = soak({ usual: 16, full: 60 })
const noSignal = new AbortController().signal

/** The result of a command for a record. */
interface Result {
  id: number
  aceito: boolean
  codigo: string
  situacao?: string
  versao?: number
}

describe('a random walk over the machine', () => {
  let world: World
  let clock: ReturnType<typeof stopClock>
  let total = 0
  let walks = 0
  before(async () => {
    world = await World.open({ processing: false })
    clock = stopClock(world, '2026-03-01T15:00:00Z')
  })
  after(() => world.close())

  for (const fixture of Object.values<Fixture>(fixtures)) {
    const { machine } = fixture
    // Machines that only banks move are covered by tests of returns.
    if (staffMoves(machine).length === 0) continue
    const initial = machine.initial as Machine['initial']
    const step = fc.oneof(
      {
        weight: 8,
        arbitrary: fc.record({
          pick: fc.nat(1_000),
          // Some moves are tried whether they are possible or not.
          wild: fc.integer({ min: 1, max: 4 }).map((one) => one === 1),
          of: fc.uniqueArray(fc.nat(records - 1), { minLength: 1, maxLength: records, size: 'max' }),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          days: fc.integer({ min: 1, max: 4 }),
          begins: fc.array(fc.constantFrom(...initial), { minLength: 2, maxLength: 6 }),
          lasts: fc.integer({ min: 0, max: 90 }),
        }),
      },
    )

    it(`of ${machine.noun} keeps its invariants after every step, while days pass`, async (test) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: steps, maxLength: steps }), async (walked) => {
          const walk = await Walk.begin(fixture)
          for (const one of walked) {
            if ('days' in one) await walk.pass(one)
            else await walk.move(one)
          }
          total += walk.made
          walks++
          await walk.isShown()
          test.diagnostic(`${walk.made} moves`)
        }),
        // A walk is long: a failure prints its seed, without shrinking.
        { numRuns: 1, endOnFailure: true },
      )
    })
  }

  it('of all of them makes more than one move per step', () =>
    assert.ok(total > walks * steps, `${total} moves in ${walks} walks`))

  class Walk {
    readonly #fixture: Fixture
    readonly #client: Institution
    readonly #authorization: string
    #day: Temporal.PlainDate
    #standing = new Map<number, Standing>()
    made = 0

    private constructor(fixture: Fixture, client: Institution, authorization: string) {
      this.#fixture = fixture
      this.#client = client
      this.#authorization = authorization
      this.#day = Temporal.PlainDate.from(fixture.today)
    }

    static async begin(fixture: Fixture): Promise<Walk> {
      const client = await world.institution()
      const { machine } = fixture
      const authorization = await createCredential(world.context.owner, {
        clienteId: client.id,
        kind: 'gestao',
        name: 'painel',
        owner: await addUsuario(world, client, 'dono'),
        scopes: [
          ...new Set([
            ...management.filter(({ noun }) => noun === machine.noun).flatMap((one) => rightsOf(one)),
            ...(fixture.sees ?? []),
          ]),
        ],
      })
      const walk = new Walk(fixture, client, authorization)
      await walk.#keep()
      const initial = machine.initial as Machine['initial']
      for (let n = 0; n < records; n++) await walk.#add(initial[n % initial.length]!, n * 3)
      walk.#standing = await walk.#look()
      return walk
    }

    #look() {
      return look(world, this.#client, this.#fixture.machine, this.#day.toString())
    }

    #ask(operation: string, body: Row) {
      const headers = { authorization: this.#authorization }
      return new Browser(world.base).go('POST', `/gestao/${operation}`, body, headers)
    }

    /** A record whose days end after a number of days, if the machine has any. */
    #add(state: string, days: number): Promise<number> {
      const last = this.#day.add({ days }).toString()
      const due = calendarMoves(this.#fixture.machine).map(({ due }) => [due.column, last])
      return this.#fixture.add(world, this.#client, state, Object.fromEntries(due))
    }

    /** Makes a possible move, or any; few records make their last one. */
    async move({ pick, wild, of }: { pick: number; wild: boolean; of: readonly number[] }): Promise<void> {
      const { machine } = this.#fixture
      const finals: readonly string[] = finalStates(machine)
      const alive = [...this.#standing.values()].filter(({ situacao }) => !finals.includes(situacao))
      const moves = movesOf(machine)
      const likely = moves.filter(({ name }) => {
        const { from, to } = machine.moves[name]!
        return !finals.includes(to) && alive.some(({ situacao }) => from.includes(situacao))
      })
      const choice = wild || likely.length === 0 ? moves : likely
      const { name, command } = choice[pick % choice.length]!
      const { from, to } = machine.moves[name]!
      const able = alive.filter(({ situacao }) => from.includes(situacao))
      const known = wild ? [...this.#standing.values()] : able
      const alone = isAlone(command)
      const most = alone ? 1 : finals.includes(to) ? 2 : records
      const ids = of.slice(0, most).flatMap((at) => known.at(-at - 1)?.id ?? [])
      if (ids.length === 0) return
      const resultados = alone ? await this.#moveOne(command, ids[0]!) : await this.#moveMany(command, ids)
      const before = this.#standing
      await this.#see()
      for (const { id, aceito, codigo, situacao, versao } of resultados) {
        const [was, is] = [before.get(id)!, this.#standing.get(id)!]
        const leaves = from.includes(was.situacao)
        assert.equal(codigo === 'MOVIMENTO_INVALIDO', !leaves, `${name} of ${was.situacao}: ${codigo}`)
        // A move of one record may cause one of another, which the answer does not contain.
        if (aceito || !bringsItsOwn(machine)) assert.equal(is.historia.length > was.historia.length, aceito)
        if (aceito) assert.deepEqual([is.situacao, is.versao], [situacao, versao])
      }
    }

    async #moveMany(command: MoveCommand, ids: readonly number[]): Promise<Result[]> {
      const registros = ids.map((id) => naming(command, id, this.#standing.get(id)!.versao))
      const answer = await this.#ask(command.id, { ...toldTo(command), registros })
      assert.equal(answer.status, 200, answer.text)
      return answer.body.resultados
    }

    /** Input for one record may be valid once, so it is repeated with another record. */
    async #moveOne(command: MoveCommand, id: number): Promise<Result[]> {
      await this.#add(this.#fixture.machine.initial[0]!, records)
      const { status, body, text } = await this.#ask(command.id, {
        ...toldTo(command),
        ...naming(command, id, this.#standing.get(id)!.versao),
      })
      if (status === 200) return body.resultados
      assert.ok(status === 409 || status === 422, text)
      return [{ id, aceito: false, codigo: body.error.codigo }]
    }

    /** Passes days, runs what is due, and adds records. */
    async pass({
      days,
      begins,
      lasts,
    }: {
      days: number
      begins: readonly string[]
      lasts: number
    }): Promise<void> {
      this.#day = this.#day.add({ days })
      await this.#keep()
      await this.#see()
      await this.#nothingIsDue()
      for (const [at, state] of begins.entries()) await this.#add(state, lasts + at)
      this.#standing = await this.#look()
    }

    async #keep(): Promise<void> {
      clock.at(`${this.#day}T15:00:00Z`)
      // The other records are not advanced, because that would take most of the time.
      const { id } = this.#client
      await keepCalendar(world.context, { id, fuso: 'America/Sao_Paulo' }, noSignal)
    }

    async #see(): Promise<void> {
      const { machine } = this.#fixture
      const now = await this.#look()
      assertInvariants(machine, now)
      this.made += movedSince(machine, this.#standing, now)
      this.#standing = now
    }

    /** States derived from days need no moves. */
    async #nothingIsDue(): Promise<void> {
      const { machine } = this.#fixture
      if (machine.derived) return
      for (const { name, due } of calendarMoves(machine)) {
        const states = machine.moves[name]!.from.map((state) => `'${state}'`)
        const left = await world.rows(
          this.#client.id,
          `select id from ${machine.table} x where ${stateSql(machine, 'x', this.#day.toString())} in (${states})
              and ${due.column} ${due.when === 'on' ? '<=' : '<'} '${this.#day}'`,
        )
        assert.deepEqual(left, [], `${name} on ${this.#day}`)
      }
    }

    /** The records that a query selects, all by default. */
    async #toldBy(query: QueryOperation): Promise<Standing[]> {
      const { base, alias, where = 'true' } = sourceOf(query)
      const rows = await world.rows<{ id: number }>(
        this.#client.id,
        `select ${alias}.id from ${base} where ${where}`,
      )
      return rows.map(({ id }) => this.#standing.get(id)!)
    }

    /** Queries and listings equal the table. */
    async isShown(): Promise<void> {
      const { machine } = this.#fixture
      // Queries and lists use the database's current day.
      if (machine.derived) this.#standing = await look(world, this.#client, machine)
      const expected = statesById(this.#standing.values())
      for (const query of queriesOf(machine)) {
        const { id, wrapper } = query
        const body = { token: this.#client.token, dataInicio: '2020-01-01' }
        const answer = await world.query(id, body)
        const { elementos } = ('name' in wrapper ? answer.body[wrapper.name] : answer.body) as {
          elementos: Row[]
        }
        const told = await this.#toldBy(query)
        assert.deepEqual(statesById(elementos, 'identificador'), statesById(told), id)
      }
      for (const { id } of listingsOf(machine)) {
        const shown: Row[] = []
        for (let cursor = ''; ; ) {
          const { body } = await this.#ask(id, { quantidade: 200, cursor })
          shown.push(...body.elementos)
          cursor = body.proximo
          if (cursor === '') break
        }
        assert.deepEqual(statesById(shown), expected, id)
      }
    }
  }
})

/** Moves that staff with a right make. */
const movesOf = (machine: Machine) =>
  staffMoves(machine).filter(({ command }) => rightsOf(command).length > 0)

const hasStates = (machine: Machine, state: unknown) =>
  isDeepStrictEqual((state as Leaf | undefined)?.values, statesOf(machine))

/** Queries that show a noun's states, by id. */
const queriesOf = (machine: Machine) =>
  operations.flatMap((one) =>
    one.family === 'query' &&
    sourceOf(one).base.split(' ')[0] === machine.table &&
    'identificador' in one.element &&
    hasStates(machine, (one.element as Row).situacao)
      ? [one]
      : [],
  )

const listingsOf = (machine: Machine) =>
  management.flatMap((one) =>
    one.kind === 'listing' && one.noun === machine.noun && hasStates(machine, (one.columns as Row).situacao)
      ? [one]
      : [],
  )
