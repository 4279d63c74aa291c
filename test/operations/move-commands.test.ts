import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { type Right, rightsOf } from '../../catalogue/doors.ts'
import type { Field } from '../../catalogue/fields.ts'
import { type Move, outcomesOf, statesOf } from '../../catalogue/machines/machine.ts'
import { mostRecords, registros as severalRecords } from '../../catalogue/management/parts.ts'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { purgeCommands } from '../../server/jobs/purge-commands.ts'
import { mostFindings } from '../../server/records/report.ts'
import { tester } from '../support/actor.ts'
import { type Answer, Browser, codeOf } from '../support/browser.ts'
import { addCopies } from '../support/copies.ts'
import type { Fixture } from '../support/fixture.ts'
import { bringsItsOwn, fixtures, isAlone, naming, staffMoves, toldTo } from '../support/machines.ts'
import { addUsuario } from '../support/people.ts'
import type { Fields, Row } from '../support/records.ts'
import { watchStatements } from '../support/statements.ts'
import { type Institution, World } from '../support/world.ts'

/** An invalid value for each kind of field. */
const wrongFor: Readonly<Partial<Record<Field['kind'], unknown>>> = {
  numeric: 'muitos',
  date: 'amanhã',
  code: '?',
  flag: 'talvez',
  list: 'um',
}

const camel = (column: string) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The answer to a repeated command: an extension needs a later day. */
function onceMore({ input }: CommandOperation, { from, to }: Pick<Move, 'from' | 'to'>): string {
  if (!from.includes(to)) return '409 MOVIMENTO_INVALIDO'
  return 'termino' in input ? '422 REGRA_IMPEDE' : '200 OK'
}

const codesIn = ({ body }: Answer): string[] => body.resultados.map(({ codigo }: Row) => codigo)

/** Answers to the same command, the effective one first. */
function byOrder(answers: readonly Answer[]): Answer[] {
  const place = ({ body }: Answer) => {
    const first: Row | undefined = body.resultados?.[0]
    return first?.aceito ? Number(first.versao) : Number.POSITIVE_INFINITY
  }
  return answers.toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
}

describe('move commands', () => {
  /** One server for all commands, with one client per machine. */
  let world: World
  let statements: string[]
  before(async () => {
    world = await World.open({ processing: false })
    statements = watchStatements(world.context.db)
  })
  after(() => world.close())

  const keyOf = async (client: Institution, scopes: readonly Right[]) =>
    createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'painel',
      scopes,
      owner: await addUsuario(world, client, 'dono'),
    })

  // First, because the purge covers all clients.
  it('an idempotency key is kept for two days by every command', async () => {
    const { signal } = new AbortController()
    const clients: Institution[] = []
    const made: { name: string; again: string; ask: () => Promise<Answer> }[] = []
    for (const { machine, add, needs, sees = [], again } of Object.values<Fixture>(fixtures)) {
      const moves = staffMoves(machine)
      const client = await world.institution()
      clients.push(client)
      const scopes = [...new Set([...moves.flatMap(({ command }) => rightsOf(command)), ...sees])]
      const authorization = await keyOf(client, scopes)
      for (const { name, command } of moves)
        for (const state of machine.moves[name]!.from) {
          const id = await add(world, client, state, needs?.[name])
          const body = { ...naming(command, id), ...toldTo(command) }
          const headers = { authorization, 'idempotency-key': `antiga ${name} ${state}` }
          const ask = () => new Browser(world.base).go('POST', `/gestao/${command.id}`, body, headers)
          const first = await ask()
          assert.equal(codeOf(first), '200 OK', `${command.id} ${state}: ${first.text}`)
          const repeated = again?.[name]?.[state] ?? onceMore(command, machine.moves[name]!)
          made.push({
            name: `${command.id} ${state}`,
            again: 'versao' in body ? '409 CONFLITO' : repeated,
            ask,
          })
        }
    }
    const replies = async () => {
      const told: unknown[] = []
      for (const { name, ask } of made) {
        const answer = await ask()
        told.push([name, codeOf(answer), answer.headers.get('idempotency-replayed')])
      }
      return told
    }
    await purgeCommands(world.context, signal)
    assert.deepEqual(
      await replies(),
      made.map(({ name }) => [name, '200 OK', 'true']),
    )
    for (const { id } of clients)
      await world.rows(id, `update comando set inclusao = now() - interval '49 hours'`)
    await purgeCommands(world.context, signal)
    assert.deepEqual(
      await replies(),
      made.map(({ name, again }) => [name, again, null]),
    )
  })

  for (const fixture of Object.values<Fixture>(fixtures)) {
    const { machine, most: many = 40, add, apart, sees = [] } = fixture
    const moves = staffMoves(machine)
    // Machines that only banks and days move have no commands.
    if (moves.length === 0) continue

    describe(`commands of ${machine.noun}`, () => {
      let client: Institution
      let key: string
      before(async () => {
        client = await world.institution()
        key = await keyOf(client, [
          ...new Set([...moves.flatMap(({ command }) => rightsOf(command)), ...sees]),
        ])
      })

      const ask = (operation: string, body: Fields, headers: Record<string, string> = {}) =>
        new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization: key, ...headers })
      /** All rows that a command could write. */
      const traces = () =>
        world.rows<Row>(
          client.id,
          `select (select json_agg(a order by a.id) from ${machine.table} a) as registros,
                  (select count(*) from historico) as historico, (select count(*) from auditoria) as auditoria,
                  (select count(*) from comando) as comandos`,
        )

      const [touchedColumn, touchedValue] = fixture.touched
      /** Creates a new version of a record. */
      const touch = (id: number) =>
        world.rows(client.id, `update ${machine.table} set ${touchedColumn} = $1 where id = $2`, [
          touchedValue,
          id,
        ])

      /** Records that no test changes, shared between tests. */
      const lasting = (make: (state: string, needs: Row) => Promise<number>) => {
        const made = new Map<string, Promise<number>>()
        return (state: string, needs: Row = {}): Promise<number> => {
          const name = JSON.stringify([state, needs])
          const known = (!bringsItsOwn(machine) && !apart && made.get(name)) || make(state, needs)
          made.set(name, known)
          return known
        }
      }
      const newIn = (state: string, needs: Row) => add(world, client, state, needs)
      const stillIn = lasting(newIn)
      /** In their second version. */
      const changedIn = lasting(async (state, needs) => {
        const id = await add(world, client, state, needs)
        await touch(id)
        return id
      })

      for (const { name, command } of moves) {
        const { from, to } = machine.moves[name]!
        const told = toldTo(command)
        const needs = fixture.needs?.[name] ?? {}
        /** A record that cannot move stays unchanged, so one serves all tests. */
        const inState = (state: string, more: Row = {}) =>
          (from.includes(state) ? newIn : stillIn)(state, { ...needs, ...more })
        const alone = isAlone(command)
        const stays = statesOf(machine).filter((state) => !from.includes(state))

        it(`${command.id} reports every missing or invalid field, and does nothing`, async () => {
          for (const state of from) await refusesFields(await stillIn(state, needs))
        })

        async function refusesFields(id: number): Promise<void> {
          const before = await traces()
          const one = naming(command, id)
          const ofLists: [Fields, string][] = [
            [{ ...told, id, registros: [one] }, 'id'],
            [{ ...told, versao: 1, registros: [one] }, 'versao'],
            [{ ...told, registros: [one, one] }, 'registros[2].id'],
            [{ ...told, registros: [{ versao: 1 }] }, 'registros[1].id'],
            [
              {
                ...told,
                registros: Array.from({ length: mostRecords + 1 }, (_, n) => naming(command, n + 1)),
              },
              'registros',
            ],
          ]
          const fields = Object.entries<Field>(command.input).filter(([field]) => field !== 'registros')
          const wrong = fields.map(
            ([field, { kind, length }]) => [field, wrongFor[kind] ?? 'x'.repeat(length + 1)] as const,
          )
          const missing = fields.flatMap(([field, { required, unless }]) =>
            required && !unless ? [[field, ''] as const] : [],
          )
          // All at once, so that a caller learns of every field.
          const cases: [Fields, ...string[]][] = [
            [
              { ...told, ...Object.fromEntries(missing) },
              ...new Set([...Object.keys(one), ...missing.map(([field]) => field)]),
            ],
            [
              { id, ...told, ...Object.fromEntries(wrong) },
              ...wrong.slice(0, mostFindings).map(([field]) => field),
            ],
          ]
          if (!alone) cases.push(...ofLists)
          if (!alone && !('versao' in one)) assert.equal((command.input as Row).registros, severalRecords)
          for (const [body, ...expected] of cases) {
            const { status, body: answer, text } = await ask(command.id, body)
            assert.equal(status, 422, text)
            const campos = answer.error.campos.map((one: Row) => one.campo)
            assert.deepEqual([answer.error.codigo, campos.sort()], ['REGISTRO_INVALIDO', expected.sort()])
          }
          assert.deepEqual(await traces(), before)
        }

        /** The answer to the repeated command, by the state of the record before the first. */
        const repeated = (state: string) => fixture.again?.[name]?.[state] ?? onceMore(command, { from, to })

        if (alone)
          it(`${command.id} of one record is simulated without a trace; sent three times at once, it takes effect once, and not on an outdated version`, async () => {
            for (const state of [...from, ...stays]) {
              const leaves = from.includes(state)
              const body = { ...told, id: await add(world, client, state, needs) }
              if (leaves) await touch(body.id)
              const before = await traces()
              const header = { 'idempotency-key': `simulado ${body.id}` }
              const simulated = await ask(command.id, { ...body, SIMULAR: 'S' }, header)
              if (leaves) assert.equal(codeOf(await ask(command.id, { ...body, versao: 1 })), '409 CONFLITO')
              assert.deepEqual(await traces(), before)
              const [made, late] = byOrder(
                await Promise.all([1, 2].slice(leaves ? 0 : 1).map(() => ask(command.id, body))),
              )
              const answer = leaves ? { ...made!.body, simulado: true } : made!.body
              assert.deepEqual([codeOf(simulated), simulated.body], [codeOf(made!), answer])
              assert.equal(codeOf(made!), leaves ? '200 OK' : '409 MOVIMENTO_INVALIDO')
              if (leaves) assert.equal(codeOf(late!), repeated(state))
            }
          })

        it(`${command.id} of many is simulated without a trace; sent twice at once, it takes effect once, and not on an outdated version`, {
          skip: alone,
        }, async () => {
          const ids: number[] = []
          for (const state of [...from, ...stays]) ids.push(await inState(state, apart?.(ids.length)))
          const changed: { id: number; versao: number }[] = []
          for (const state of from) {
            const own = { ...needs, ...apart?.(ids.length + changed.length) }
            changed.push({ id: await changedIn(state, own), versao: 1 })
          }
          const registros = [...ids.map((id) => naming(command, id)), ...changed, naming(command, 999_999)]
          const body = { ...told, registros }
          const before = await traces()
          const simulated = await ask(
            command.id,
            { ...body, SIMULAR: 'S' },
            { 'idempotency-key': command.id },
          )
          assert.deepEqual(await traces(), before)
          const [made, ...late] = byOrder(await Promise.all([1, 2, 3].map(() => ask(command.id, body))))
          assert.deepEqual(simulated.body, { ...made!.body, simulado: true })
          const refused = [
            ...stays.map(() => 'MOVIMENTO_INVALIDO'),
            ...from.map(() => 'CONFLITO'),
            'REGISTRO_INEXISTENTE',
          ]
          assert.deepEqual(codesIn(made!), [...from.map(() => ''), ...refused])
          // With a version, the conflict with the first comes first.
          const second = (state: string) =>
            'versao' in registros[0]! ? 'CONFLITO' : repeated(state).replace(/^\d+ (OK)?/, '')
          for (const one of late) assert.deepEqual(codesIn(one), [...from.map(second), ...refused])
        })
      }

      for (const { name, command } of moves) {
        const { from } = machine.moves[name]!
        const told = toldTo(command)
        const needs = fixture.needs?.[name] ?? {}

        it(`${command.id} shows what changed since the given version; under a key it takes effect once`, async () => {
          for (const state of from) await isMadeOnce(await add(world, client, state, needs))
        })

        async function isMadeOnce(id: number): Promise<void> {
          await touch(id)
          const [column, value, antes = ''] = fixture.touched
          const header = { 'idempotency-key': `${command.id} ${id}` }
          const stale = await ask(command.id, { id, versao: 1, ...told }, header)
          assert.equal(codeOf(stale), '409 CONFLITO')
          const { vista, atual, mudancas } = stale.body.error.detalhes
          assert.deepEqual([vista, atual, mudancas.length], [1, 2, 1])
          assert.deepEqual(mudancas[0].campos, [{ campo: camel(column), antes, depois: value }])
          assert.deepEqual([mudancas[0].autor, mudancas[0].origem], ['sistema', 'Sistema'])
          // A refusal leaves the key free.
          const both = await Promise.all(
            [1, 2].map(() => ask(command.id, { id, versao: 2, ...told }, header)),
          )
          assert.deepEqual(both.map(codeOf), ['200 OK', '200 OK'])
          assert.equal(both[0]!.text, both[1]!.text)
          assert.deepEqual(
            both.map(({ headers }) => headers.get('idempotency-replayed')).sort(),
            ['true', null].sort(),
          )
          const again = await ask(command.id, { id, versao: 1, ...told }, header)
          assert.equal(codeOf(again), '409 CHAVE_REUTILIZADA')
        }

        it(`${command.id} simulated waits only briefly for a locked record`, async () => {
          for (const state of from) {
            const id = await stillIn(state, needs)
            await world.context.db.inClient(
              client.id,
              async (tx) => {
                await sql`select from ${sql.table(machine.table)} where id = ${id} for update`.execute(tx)
                assert.equal(
                  codeOf(await ask(command.id, { ...naming(command, id), ...told, SIMULAR: 'S' })),
                  '409 REGISTRO_OCUPADO',
                )
              },
              tester,
            )
          }
        })

        it(`${command.id} gives each of many records its own outcome, and none stops the others`, {
          skip: isAlone(command),
        }, async () => {
          const states = statesOf(machine)
          const registros: { id: number; versao?: number }[] = []
          const own = () => ({ ...needs, ...apart?.(registros.length) })
          for (const state of states) {
            const make = from.includes(state) ? newIn : stillIn
            registros.push(naming(command, await make(state, own())))
          }
          for (const state of from) registros.push({ id: await stillIn(state, own()), versao: 7 })
          registros.push(naming(command, 999_999))
          const { status, body } = await ask(command.id, { registros, ...told })
          assert.equal(status, 200)
          const results = body.resultados as Row[]
          assert.deepEqual(
            results.map(({ id }) => id),
            registros.map(({ id }) => id),
          )
          const codes = states.map((state) => (from.includes(state) ? '' : 'MOVIMENTO_INVALIDO'))
          assert.deepEqual(
            results.map(({ codigo }) => codigo),
            [...codes, ...from.map(() => 'CONFLITO'), 'REGISTRO_INEXISTENTE'],
          )
          const outcomes = outcomesOf(machine.moves[name]!)
          for (const [at, state] of states.entries()) {
            const situacao = String(results[at]!.situacao)
            assert.ok(from.includes(state) ? outcomes.includes(situacao) : situacao === state, situacao)
          }
          assert.deepEqual(
            results.slice(states.length).map(({ situacao }) => situacao),
            [...from, ''],
          )
        })
      }

      /** Adds records in a state. The maximum number is tried with vacancies, whose copies are cheap. */
      async function addSeveral(name: string, state: string, needs: Row): Promise<number[]> {
        const ids: number[] = []
        for (let n = 0; n < many; n++) ids.push(await add(world, client, state, { ...needs, ...apart?.(n) }))
        if (machine.noun !== 'vaga') return ids
        const copied = { table: machine.table, id: ids[0]!, count: mostRecords - many }
        return [
          ...ids,
          ...(await addCopies(world, client, copied, { identificacao: `'${name} ${state} ' || n` })),
        ]
      }

      for (const { name, command } of moves)
        it(`${command.id} of many records takes as many statements as one`, {
          skip: isAlone(command),
        }, async () => {
          const needs = fixture.needs?.[name] ?? {}
          const asked = async (ids: readonly number[]) => {
            statements.length = 0
            const { body, text } = await ask(command.id, {
              registros: ids.map((id) => naming(command, id)),
              ...toldTo(command),
            })
            assert.ok(
              body.resultados?.every(({ aceito }: Row) => aceito),
              text,
            )
            return statements.length
          }
          for (const state of machine.moves[name]!.from) {
            const one = await asked([await add(world, client, state, needs)])
            assert.ok(one > 0)
            assert.equal(await asked(await addSeveral(name, state, needs)), one, state)
          }
        })
    })
  }
})
