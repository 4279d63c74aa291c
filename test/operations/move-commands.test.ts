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
import { tester } from '../support/actor.ts'
import { type Answer, Browser, codeOf } from '../support/browser.ts'
import { addCopies } from '../support/copies.ts'
import type { Fixture } from '../support/fixture.ts'
import {
  bringsItsOwn,
  commandOf,
  fixtures,
  isAlone,
  naming,
  staffMoves,
  toldTo,
} from '../support/machines.ts'
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

/** Enough to reveal one query per record. */
const many = 3

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
  it('an idempotency key is kept for two days', async () => {
    const { signal } = new AbortController()
    const client = await world.institution()
    const { machine, add } = fixtures.vaga
    const move = machine.moves.aprovar
    const command = commandOf(machine, 'aprovar')!
    const authorization = await keyOf(client, rightsOf(command))
    const id = await add(world, client, move.from[0])
    const asked = async () => {
      const headers = { authorization, 'idempotency-key': 'antiga' }
      const body = { id, ...toldTo(command) }
      const answer = await new Browser(world.base).go('POST', `/gestao/${command.id}`, body, headers)
      return [codeOf(answer), answer.headers.get('idempotency-replayed')]
    }
    assert.deepEqual(await asked(), ['200 OK', null])
    await purgeCommands(world.context, signal)
    assert.deepEqual(await asked(), ['200 OK', 'true'])
    await world.rows(client.id, `update comando set inclusao = now() - interval '49 hours' returning chave`)
    await purgeCommands(world.context, signal)
    assert.deepEqual(await asked(), [onceMore(command, move), null])
  })

  for (const fixture of Object.values<Fixture>(fixtures)) {
    const { machine, add, unique, sees = [] } = fixture
    const moves = staffMoves(machine)
    // The maximum number of records is tried with vacancies, whose copies are cheap.
    const count = machine.noun === 'vaga' ? mostRecords : many
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
          const known = (!bringsItsOwn(machine) && made.get(name)) || make(state, needs)
          made.set(name, known)
          return known
        }
      }
      const stillIn = lasting((state, needs) => add(world, client, state, needs))
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
        const inState = (state: string) =>
          from.includes(state) ? add(world, client, state, needs) : stillIn(state, needs)
        const alone = isAlone(command)
        /** A state that the move leaves, and one that it does not, if any. */
        const bothSides = [
          from[0],
          ...statesOf(machine)
            .filter((state) => !from.includes(state))
            .slice(0, 1),
        ]

        it(`${command.id} reports every missing or invalid field, and does nothing`, async () => {
          const id = await stillIn(from[0], needs)
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
            [{ id, ...told, ...Object.fromEntries(wrong) }, ...wrong.map(([field]) => field)],
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
        })

        const repeated = fixture.again?.[name] ?? onceMore(command, { from, to })

        if (alone)
          it(`${command.id} of one record is simulated without a trace; sent twice at once, it takes effect once, and not on an outdated version`, async () => {
            for (const state of bothSides) {
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
              if (leaves) assert.equal(codeOf(late!), repeated)
            }
          })

        it(`${command.id} of many is simulated without a trace; sent twice at once, it takes effect once, and not on an outdated version`, {
          skip: alone,
        }, async () => {
          const [id, ...others] = await Promise.all(bothSides.map(inState))
          const changed = { id: await changedIn(from[0], needs), versao: 1 }
          const registros = [
            ...[id, ...others].map((one) => naming(command, one!)),
            changed,
            naming(command, 999_999),
          ]
          const body = { ...told, registros }
          const before = await traces()
          const simulated = await ask(
            command.id,
            { ...body, SIMULAR: 'S' },
            { 'idempotency-key': command.id },
          )
          assert.deepEqual(await traces(), before)
          const [made, late] = byOrder(await Promise.all([1, 2].map(() => ask(command.id, body))))
          assert.deepEqual(simulated.body, { ...made!.body, simulado: true })
          const refused = [...others.map(() => 'MOVIMENTO_INVALIDO'), 'CONFLITO', 'REGISTRO_INEXISTENTE']
          assert.deepEqual(codesIn(made!), ['', ...refused])
          // With a version, the conflict with the first comes first.
          const second = 'versao' in registros[0]! ? 'CONFLITO' : repeated.replace(/^\d+ (OK)?/, '')
          assert.deepEqual(codesIn(late!), [second, ...refused])
        })
      }

      for (const { name, command } of moves) {
        const { from } = machine.moves[name]!
        const told = toldTo(command)
        const needs = fixture.needs?.[name] ?? {}

        it(`${command.id} shows what changed since the given version; under a key it takes effect once`, async () => {
          const id = await add(world, client, from[0], needs)
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
        })

        it(`${command.id} simulated waits only briefly for a locked record`, async () => {
          const id = await stillIn(from[0], needs)
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
        })

        it(`${command.id} gives each of many records its own outcome, and none stops the others`, {
          skip: isAlone(command),
        }, async () => {
          const states = statesOf(machine)
          const registros: { id: number; versao?: number }[] = []
          for (const state of states)
            registros.push(
              naming(
                command,
                await (from.includes(state) ? add(world, client, state, needs) : stillIn(state, needs)),
              ),
            )
          registros.push({ id: await stillIn(from[0], needs), versao: 7 }, naming(command, 999_999))
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
            [...codes, 'CONFLITO', 'REGISTRO_INEXISTENTE'],
          )
          const outcomes = outcomesOf(machine.moves[name]!)
          for (const [at, state] of states.entries()) {
            const situacao = String(results[at]!.situacao)
            assert.ok(from.includes(state) ? outcomes.includes(situacao) : situacao === state, situacao)
          }
          assert.deepEqual(
            results.slice(states.length).map(({ situacao }) => situacao),
            [from[0], ''],
          )
        })
      }

      // The first move, because copies lack rows of other tables that later moves need.
      const [{ name, command }] = moves as [(typeof moves)[number]]
      const { from } = machine.moves[name]!
      const needs = fixture.needs?.[name]
      const told = toldTo(command)

      async function copiesOf(first: number): Promise<number[]> {
        if (fixture.addMany) return fixture.addMany(world, client, from[0], count)
        const own = unique ? { [unique]: `'c' || n` } : {}
        return addCopies(world, client, { table: machine.table, id: first, count }, own)
      }

      it(`${count} records take as many statements as one`, {
        skip: isAlone(command),
      }, async () => {
        const first = await add(world, client, from[0], needs)
        const copies = await copiesOf(first)
        const asked = async (ids: readonly number[]) => {
          statements.length = 0
          const { body } = await ask(command.id, {
            registros: ids.map((id) => naming(command, id)),
            ...told,
          })
          assert.ok(body.resultados.every(({ aceito }: Row) => aceito))
          return statements.length
        }
        const one = await asked([first])
        assert.ok(one > 0)
        assert.equal(await asked(copies), one)
      })
    })
  }
})
