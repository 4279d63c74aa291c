import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { rightsOf } from '../../catalogue/doors.ts'
import { type LegalRule, legalRules, type RuleMode, ruleModes } from '../../catalogue/legal.ts'
import { finalStates, type Machine, outcomesOf, statesOf, trailOf } from '../../catalogue/machines/machine.ts'
import { management } from '../../catalogue/management/index.ts'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { createCredential } from '../../server/domain/credencial/create.ts'
import { type Answer, Browser, codeOf, stopClock } from '../support/browser.ts'
import { insert } from '../support/contracts.ts'
import type { Fixture } from '../support/fixture.ts'
import { addFor, bringsItsOwn, fixtures, isAlone, staffMoves, toldTo } from '../support/machines.ts'
import { addAluno, addUsuario } from '../support/people.ts'
import type { Fields, Row } from '../support/records.ts'
import { stateSql } from '../support/walking.ts'
import { type Institution, World } from '../support/world.ts'

/** A record and the state it was made in. */
interface Standing {
  id: number
  state: string
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

describe('the machines', () => {
  /** One for all machines, each with clients of its own. */
  let world: World
  let owners = 0
  before(async () => {
    world = await World.share({ processing: false })
  })
  after(() => world.close())

  for (const fixture of Object.values<Fixture>(fixtures)) {
    const { machine, add, today } = fixture
    const moves = staffMoves(machine)
    const record = management.find(({ kind, noun }) => kind === 'record' && noun === machine.noun)!

    describe(`the machine of ${machine.noun}`, () => {
      let client: Institution
      let stranger: Institution
      let key: string
      before(async () => {
        client = await world.institution()
        stranger = await world.institution()
        key = await keyOf(client)
        stopClock(world, `${today}T15:00:00Z`)
        await setRules('recusar')
      })

      const keyOf = async (of: Institution, scopes = moves.flatMap(({ command }) => rightsOf(command))) => {
        const owner = await addUsuario(world, of, `dono.${++owners}`)
        const made = { clienteId: of.id, kind: 'gestao', name: 'painel', scopes, owner } as const
        return createCredential(world.context.owner, made)
      }
      const setRules = (mode: RuleMode) =>
        changeSettings(
          world.context.owner,
          client.id,
          new Map(Object.keys(legalRules).map((rule) => [`regra.${rule}`, mode])),
        )
      const ask = (
        operation: string,
        body: Fields,
        headers: Record<string, string> = { authorization: key },
      ) => new Browser(world.base).go('POST', `/gestao/${operation}`, body, headers)
      const stateOf = async (id: number) => {
        const [row] = await world.rows<Row>(
          client.id,
          `select ${stateSql(machine, 'x', today)} as situacao, versao from ${machine.table} x where id = ${id}`,
        )
        return [row!.situacao, row!.versao]
      }
      const history = (id: number) =>
        world.rows<Row>(
          client.id,
          `select movimento, de, para, autor, achados from historico
            where entidade = '${trailOf(machine)}' and registro_id = ${id} order by id`,
        )

      for (const { name, command } of moves) {
        const { from } = machine.moves[name]!
        const told = toldTo(command)
        const needs = fixture.needs?.[name] ?? {}

        // What is told may be told of one record only, and a move of one may bring a move of another.
        const singly = isAlone(command) || bringsItsOwn(machine)

        async function tryAlone({ id, state }: Standing): Promise<void> {
          const answer = await ask(command.id, { id, ...told })
          const expected = from.includes(state) ? '200 OK' : '409 MOVIMENTO_INVALIDO'
          assert.equal(codeOf(answer), expected, `${state}: ${answer.text}`)
          if (answer.status !== 200) assert.equal(answer.body.error.detalhes.situacao, state)
        }

        /** A record that was in a state has moved, or nothing at all has happened to it. */
        async function stands({ id, state }: Standing): Promise<void> {
          const [to, version] = await stateOf(id)
          const written = (await history(id)).slice(1)
          if (!from.includes(state)) {
            assert.deepEqual([to, version, written], [state, 1, []])
            return
          }
          assert.deepEqual([state, version], [state, 2])
          assert.ok(outcomesOf(machine.moves[name]!).includes(String(to)), String(to))
          assert.deepEqual(written, [{ movimento: name, de: state, para: to, autor: 'painel', achados: [] }])
        }

        it(`${name} leaves the states it is declared to leave, and no others`, async () => {
          const records: Standing[] = []
          for (const state of statesOf(machine)) {
            const one = { id: await add(world, client, state, needs), state }
            records.push(one)
            if (!singly) continue
            await tryAlone(one)
            await stands(one)
          }
          if (singly) return
          // One that cannot move is refused by itself as well as among others.
          for (const one of records.filter(({ state }) => !from.includes(state)).slice(0, 1))
            await tryAlone(one)
          const answer = await ask(command.id, { registros: records.map(({ id }) => ({ id })), ...told })
          assert.equal(answer.status, 200, answer.text)
          assert.deepEqual(
            answer.body.resultados.map(({ codigo }: Row) => codigo),
            records.map(({ state }) => (from.includes(state) ? '' : 'MOVIMENTO_INVALIDO')),
            answer.text,
          )
          for (const one of records) await stands(one)
        })

        for (const guard of machine.moves[name]!.guards ?? []) {
          const { law, within, beyond } = fixture.guards[guard]!

          it(`${name} is let pass by ${guard} up to its limit`, async () => {
            for (const values of within) {
              const id = await addFor(fixture, world, client, from[0], { ...needs, ...values })
              const answer = await ask(command.id, { id, ...told })
              assert.deepEqual([values, codeOf(answer)], [values, '200 OK'], answer.text)
              assert.deepEqual(answer.body.resultados[0].achados, [])
            }
          })

          it(`${name} is stopped by ${guard} beyond it, with the smallest change that would pass`, async () => {
            for (const { values, ...expected } of beyond) {
              const id = await addFor(fixture, world, client, from[0], { ...needs, ...values })
              const answer = await ask(command.id, { id, ...told })
              assert.equal(codeOf(answer), '422 REGRA_IMPEDE', answer.text)
              const [finding, ...others] = answer.body.error.detalhes.achados
              const { artigo, mensagem, ...seen } = finding
              assert.deepEqual([seen, others], [{ regra: guard, gravidade: 'impede', ...expected }, []])
              assert.equal(artigo !== '', law !== undefined)
              assert.match(mensagem, /^[A-ZÀ-Ú].*\.$/)
              assert.deepEqual([await stateOf(id), (await history(id)).length], [[from[0], 1], 1])
              await foretold(answer, id, name)
              if (expected.proposta) await follow(id, expected.campo, expected.proposta, command.id, told)
            }
          })

          if (law) {
            it(`${name} means of ${guard} what the client set`, async () => {
              for (const mode of ruleModes) await meaning(mode, guard, law, name, command.id, told)
              await setRules('recusar')
            })
          }
        }

        it(`${name} is made by who may, and by nobody else`, async () => {
          const id = await add(world, client, from[0], needs)
          const body = { id, ...told, SIMULAR: 'S' }
          const others = Object.entries(await callers())
          const outcomes = []
          for (const [who, call] of others) outcomes.push([who, codeOf(await call(command.id, body))])
          assert.deepEqual(Object.fromEntries(outcomes), {
            'somebody with the right': '200 OK',
            'somebody without it': '403 PERMISSAO_AUSENTE',
            // A party comes in, and does not know of what is not theirs.
            'a student': command.doors.party?.includes('aluno')
              ? '404 REGISTRO_INEXISTENTE'
              : '403 PERMISSAO_AUSENTE',
            'another client': '404 REGISTRO_INEXISTENTE',
            'a key without the right': '403 PERMISSAO_AUSENTE',
            'a token of the integration': '401 CREDENCIAL_INVALIDA',
            nobody: '401 SESSAO_INVALIDA',
          })
          assert.deepEqual(await stateOf(id), [from[0], 1])
        })
      }

      it('never leaves a final state', () => {
        for (const state of finalStates(machine)) {
          assert.ok(Object.values((machine as Machine).moves).every(({ from }) => !from.includes(state)))
        }
      })

      /** The page of the record says the same before anything is tried. */
      async function foretold(refused: Answer, id: number, name: string): Promise<void> {
        const page = await ask(record.id, { id }, { authorization: await viewer() })
        const action = page.body.acoes.find(({ movimento }: Row) => movimento === name)
        assert.deepEqual([action.permitido, action.achados], [false, refused.body.error.detalhes.achados])
      }
      let viewing: Promise<string> | undefined
      const viewer = () => {
        viewing ??= keyOf(client, [record, ...moves.map(({ command }) => command)].flatMap(rightsOf))
        return viewing
      }

      async function follow(id: number, campo: string, proposta: string, command: string, told: Row) {
        const value = { S: 'true', N: 'false' }[proposta] ?? proposta
        await world.rows(
          client.id,
          `update ${machine.table} set ${snake(campo)} = '${value}' where id = ${id} returning id`,
        )
        assert.equal(codeOf(await ask(command, { id, ...told })), '200 OK', campo)
      }

      async function meaning(
        mode: RuleMode,
        guard: string,
        law: LegalRule,
        name: string,
        command: string,
        told: Row,
      ): Promise<void> {
        await setRules(mode)
        const { values } = fixture.guards[guard]!.beyond[0]!
        const id = await addFor(fixture, world, client, machine.moves[name]!.from[0], values)
        const answer = await ask(command, { id, ...told })
        if (mode === 'recusar') {
          assert.equal(codeOf(answer), '422 REGRA_IMPEDE')
          return
        }
        assert.equal(codeOf(answer), '200 OK')
        const [result] = answer.body.resultados
        const kept = (await history(id)).at(-1)!
        // Who made the move accepted the warning.
        assert.deepEqual([result.achados, kept.autor], [kept.achados, 'painel'])
        const expected = mode === 'alertar' ? [[law, 'alerta']] : []
        assert.deepEqual(
          result.achados.map(({ regra, gravidade }: Row) => [regra, gravidade]),
          expected,
        )
      }

      type Call = (operation: string, body: Fields) => Promise<Answer>
      let known: Promise<Record<string, Call>> | undefined
      const callers = () => {
        known ??= makeCallers()
        return known
      }
      async function makeCallers(): Promise<Record<string, Call>> {
        const rights = [...new Set(moves.flatMap(({ command }) => rightsOf(command)))]
        const withKey = async (of: Institution, scopes = rights): Promise<Call> => {
          const authorization = await keyOf(of, scopes)
          return (operation, body) => ask(operation, body, { authorization })
        }
        const signedIn = async (login: string): Promise<Call> => {
          const browser = new Browser(world.base)
          await browser.signIn(client.codigo, login, 's')
          const headers = { 'x-csrf-token': browser.csrf }
          return (operation, body) => browser.go('POST', `/gestao/${operation}`, body, headers)
        }
        const staff = async (login: string, permissoes: readonly string[]) => {
          const perfil_id = await insert(world, client, 'perfil', { codigo: login, nome: login, permissoes })
          await addUsuario(world, client, login, { senha: 's', how: 'weak', perfil_id })
          return signedIn(login)
        }
        await addAluno(world, client, 'aluna', { senha: 's', how: 'weak' })
        return {
          'somebody with the right': await staff('com', rights),
          'somebody without it': await staff('sem', ['cadastros.ver']),
          'a student': await signedIn('aluna'),
          'another client': await withKey(stranger),
          'a key without the right': await withKey(client, ['cadastros.ver']),
          'a token of the integration': (operation, body) =>
            ask(operation, body, { authorization: client.token }),
          nobody: (operation, body) => ask(operation, body, {}),
        }
      }
    })
  }
})
