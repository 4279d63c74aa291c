import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Right, rightsOf } from '../../catalogue/doors.ts'
import { type LegalRule, type RuleMode, ruleModes } from '../../catalogue/law/rules.ts'
import { finalStates, type Machine, outcomesOf, statesOf, trailOf } from '../../catalogue/machines/machine.ts'
import { type MoveCommand, management } from '../../catalogue/management/index.ts'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { Browser, stopClock } from '../support/browser.ts'
import type { Caller } from '../support/callers.ts'
import type { Fixture } from '../support/fixture.ts'
import { stateSql } from '../support/machine-walk.ts'
import { addFor, bringsItsOwn, fixtures, isAlone, naming, staffMoves, toldTo } from '../support/machines.ts'
import { addUsuario } from '../support/people.ts'
import type { Fields, Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

/** A record and its initial state. */
interface Standing {
  id: number
  state: string
}

/** The result of a tried move; without a code it succeeded. */
interface Said {
  codigo: string
  situacao: string
  achados: Row[]
}

/** State, version and later history of a record. */
type Stand = [situacao: unknown, versao: unknown, feito: Row[]]

/** A proposal that is a value of the field, not the command of another record. */
const isValue = (proposta: string) => proposta !== '' && !management.some(({ id }) => id === proposta)

/** Status of the answer to a single record. */
const statuses: Readonly<Record<string, number>> = { '': 200, MOVIMENTO_INVALIDO: 409, REGRA_IMPEDE: 422 }

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

describe('the machines', () => {
  /** One server for all machines, each with clients of its own. */
  let world: World
  let owners = 0
  before(async () => {
    world = await World.share({ processing: false })
  })
  after(() => world.close())

  async function keyOf(of: Institution, scopes: readonly Right[]): Promise<string> {
    const owner = await addUsuario(world, of, `dono.${++owners}`)
    const made = { clienteId: of.id, kind: 'gestao', name: 'painel', scopes, owner } as const
    return createCredential(world.context.owner, made)
  }

  const ask = (operation: string, body: Fields, headers: Record<string, string>) =>
    new Browser(world.base).go('POST', `/gestao/${operation}`, body, headers)

  const withKey =
    (authorization: string): Caller =>
    (operation, body) =>
      ask(operation, body, { authorization })

  for (const fixture of Object.values<Fixture>(fixtures)) {
    const { machine, add, today, sees = [] } = fixture
    const moves = staffMoves(machine)
    const rights = [...new Set([...moves.flatMap(({ command }) => rightsOf(command)), ...sees])]
    const record = management.find(({ kind, noun }) => kind === 'record' && noun === machine.noun)!

    describe(`the machine of ${machine.noun}`, () => {
      let client: Institution
      let key: string
      before(async () => {
        client = await world.institution()
        // Guards use disabilities only for callers who may see them.
        key = await keyOf(client, [...rights, 'sensivel.ver'])
        stopClock(world, `${today}T15:00:00Z`)
        await setRules('recusar', ...Object.values(fixture.guards).flatMap(({ law }) => law ?? []))
      })

      const setRules = async (mode: RuleMode, ...laws: readonly LegalRule[]) => {
        const changes = new Map(laws.map((law) => [`regra.${law}`, mode]))
        if (laws.length > 0) await changeSettings(world.context.owner, client.id, changes)
      }
      /** State, version and later history of records. */
      const standOf = async (ids: readonly number[], of = client) => {
        const rows = await world.rows<Row & { feito: Row[] }>(
          of.id,
          `select ${stateSql(machine, 'x', today)} as situacao, versao,
                  (select json_agg(json_build_object('movimento', movimento, 'de', de, 'para', para, 'autor', autor,
                                                     'achados', achados) order by h.id)
                     from historico h where entidade = '${trailOf(machine)}' and registro_id = x.id) as feito
             from ${machine.table} x where id = any($1) order by array_position($1::bigint[], id)`,
          [ids],
        )
        return rows.map(({ situacao, versao, feito }): Stand => [situacao, versao, feito.slice(1)])
      }

      const still = new Map<string, Promise<number>>()
      /** A record unchanged since its creation, shared by tests that do not change it. */
      const stillIn = (state: string, needs: Row, of = client): Promise<number> => {
        const name = JSON.stringify([state, needs, of.id])
        const known = (!bringsItsOwn(machine) && still.get(name)) || add(world, of, state, needs)
        still.set(name, known)
        return known
      }

      /** Results for each record, named singly or together. */
      async function tried(command: MoveCommand, ids: readonly number[]): Promise<Said[]> {
        const told = toldTo(command)
        if (ids.length > 1 && !isAlone(command)) {
          const answer = await withKey(key)(command.id, {
            registros: ids.map((id) => naming(command, id)),
            ...told,
          })
          assert.equal(answer.status, 200, answer.text)
          return answer.body.resultados
        }
        const said: Said[] = []
        for (const id of ids) {
          const { status, body, text } = await withKey(key)(command.id, { ...naming(command, id), ...told })
          const { codigo = '', detalhes } = body.error ?? {}
          assert.equal(status, statuses[codigo], text)
          said.push(status === 200 ? body.resultados[0] : { codigo, achados: [], ...detalhes })
        }
        return said
      }

      for (const { name, command } of moves) {
        const { from } = machine.moves[name]!
        const needs = fixture.needs?.[name] ?? {}

        // Input may be valid for one record only, and a move may cause another.
        const singly = isAlone(command) || bringsItsOwn(machine)

        const saidOf = (said: readonly Said[]) => said.map(({ codigo }) => codigo)
        const expected = ({ state }: Standing) => (from.includes(state) ? '' : 'MOVIMENTO_INVALIDO')

        async function tryAlone({ id, state }: Standing): Promise<void> {
          const [said] = await tried(command, [id])
          assert.equal(said!.codigo, expected({ id, state }), state)
          if (said!.codigo) assert.equal(said!.situacao, state)
        }

        /** Records have moved as declared, or are unchanged. */
        async function stand(records: readonly Standing[]): Promise<void> {
          const found = await standOf(records.map(({ id }) => id))
          assert.equal(found.length, records.length)
          for (const [at, { state }] of records.entries()) {
            const [to, version, written] = found[at]!
            if (!from.includes(state)) {
              assert.deepEqual([to, version, written], [state, 1, []])
              continue
            }
            assert.deepEqual([state, version], [state, 2])
            assert.ok(outcomesOf(machine.moves[name]!).includes(String(to)), String(to))
            assert.deepEqual(written, [
              { movimento: name, de: state, para: to, autor: 'painel', achados: [] },
            ])
          }
        }

        it(`${name} leaves exactly its declared states`, async () => {
          const records: Standing[] = []
          for (const state of statesOf(machine)) {
            const id = await (from.includes(state) ? add(world, client, state, needs) : stillIn(state, needs))
            records.push({ id, state })
            if (!singly) continue
            await tryAlone({ id, state })
            await stand([{ id, state }])
          }
          if (singly) return
          // An invalid move is refused alone as well as among others.
          for (const one of records.filter(({ state }) => !from.includes(state))) await tryAlone(one)
          const ids = records.map(({ id }) => id)
          assert.deepEqual(saidOf(await tried(command, ids)), records.map(expected))
          await stand(records)
        })

        /** Records with the values of a guard's case. */
        async function addAll(some: readonly { state: string; values: Row }[]): Promise<number[]> {
          const ids: number[] = []
          for (const { state, values } of some)
            ids.push(await addFor(fixture, world, client, state, { ...needs, ...values }))
          return ids
        }

        const guards = (machine.moves[name]!.guards ?? []).flatMap((guard) =>
          from.map((state) => ({ guard, state, ...fixture.guards[guard]! })),
        )
        const stops = ({ state, in: states = from }: (typeof guards)[number]) => states.includes(state)
        const within = guards.flatMap((one) =>
          [...one.within, ...(stops(one) ? [] : one.beyond.map(({ values }) => values))].map((values) => ({
            guard: one.guard,
            state: one.state,
            values,
          })),
        )
        const beyond = guards
          .filter(stops)
          .flatMap(({ guard, state, law, beyond }) => beyond.map((one) => ({ guard, state, law, ...one })))

        if (within.length > 0)
          it(`${name} passes its guards up to their limits`, {
            skip: within.length === 0,
          }, async () => {
            const said: Said[] = []
            // The example of a command for one record may be used up by the record before.
            for (const some of isAlone(command) ? within.map((one) => [one]) : [within])
              said.push(...(await tried(command, await addAll(some))))
            assert.deepEqual(
              said.map(({ codigo, achados }, at) => ({ ...within[at], codigo, achados })),
              within.map((one) => ({ ...one, codigo: '', achados: [] })),
            )
          })

        if (beyond.length > 0)
          it(`${name} is refused by its guards beyond them, with the smallest change that would pass`, async () => {
            const ids = await addAll(beyond)
            const said = await tried(command, ids)
            // A single record is refused for the same reasons as among others.
            for (const [at, id] of ids.entries()) {
              const [alone] = await tried(command, [id])
              assert.deepEqual([alone!.codigo, alone!.achados], [said[at]!.codigo, said[at]!.achados])
            }
            assert.deepEqual(
              said.map(({ codigo }, at) => [beyond[at]!.guard, codigo]),
              beyond.map(({ guard }) => [guard, 'REGRA_IMPEDE']),
            )
            for (const [at, { guard, state: _, law, values: __, ...limits }] of beyond.entries()) {
              const [finding, ...more] = said[at]!.achados
              const { artigo, mensagem, ...seen } = finding!
              assert.deepEqual([seen, more], [{ regra: guard, gravidade: 'impede', ...limits }, []])
              assert.equal(artigo !== '', law !== undefined)
              assert.match(String(mensagem), /^[A-ZÀ-Ú].*\.$/)
              await foretold(said[at]!, ids[at]!, name)
            }
            assert.deepEqual(
              await standOf(ids),
              beyond.map(({ state }) => [state, 1, []]),
            )
            const proposed = ids.filter((_, at) => isValue(beyond[at]!.proposta))
            for (const [at, id] of ids.entries()) await follow(id, beyond[at]!)
            assert.deepEqual(
              saidOf(await tried(command, proposed)),
              proposed.map(() => ''),
            )
          })

        const warned = guards
          .filter(stops)
          .flatMap(({ guard, state, warns = [] }) => warns.map((one) => ({ guard, state, ...one })))

        if (warned.length > 0)
          it(`${name} is made where its guards only warn`, async () => {
            const said = await tried(command, await addAll(warned))
            assert.deepEqual(
              said.map(({ codigo, achados }) => [
                codigo,
                achados.map(({ artigo: _, mensagem: __, ...seen }) => seen),
              ]),
              warned.map(({ guard, state: _, values: __, ...limits }) => [
                '',
                [{ regra: guard, gravidade: 'alerta', ...limits }],
              ]),
            )
          })

        const ofLaw = beyond.filter(({ law }) => law)
        if (ofLaw.length > 0)
          it(`${name} follows the client’s mode of legal rules`, async () => {
            const laws = ofLaw.map(({ law }) => law!)
            // The test above covers the mode that refuses.
            for (const mode of ruleModes.filter((one) => one !== 'recusar')) {
              await setRules(mode, ...laws)
              const ids = await addAll(ofLaw)
              const said = await tried(command, ids)
              for (const [at, [, , [kept]]] of (await standOf(ids)).entries()) {
                const { codigo, achados } = said[at]!
                // The actor of the move accepted the warning.
                // The history also keeps the codes of the messages.
                const texts = (kept!.achados as Row[]).map(({ mensagens: _, ...shown }) => shown)
                assert.deepEqual([codigo, achados, kept!.autor], ['', texts, 'painel'])
                assert.deepEqual(
                  achados.map(({ regra, gravidade }) => [regra, gravidade]),
                  mode === 'alertar' ? [[laws[at], 'alerta']] : [],
                )
              }
            }
            await setRules('recusar', ...laws)
          })
      }

      it('never leaves a final state', () => {
        for (const state of finalStates(machine)) {
          assert.ok(Object.values((machine as Machine).moves).every(({ from }) => !from.includes(state)))
        }
      })

      /** The page of the record shows the same findings. */
      async function foretold({ achados }: Said, id: number, name: string): Promise<void> {
        const page = await withKey(await viewer())(record.id, { id })
        const action = page.body.acoes.find(({ movimento }: Row) => movimento === name)
        const closed = achados.some(({ proposta }) => proposta !== action.comando)
        assert.deepEqual([action.permitido, action.achados], [!closed, achados])
      }
      let viewing: Promise<string> | undefined
      const viewer = () => {
        viewing ??= keyOf(client, [
          'sensivel.ver',
          ...sees,
          ...[record, ...moves.map(({ command }) => command)].flatMap(rightsOf),
        ])
        return viewing
      }

      async function follow(id: number, { campo, proposta }: { campo: string; proposta: string }) {
        if (!isValue(proposta)) return
        const value = { S: 'true', N: 'false' }[proposta] ?? proposta
        await world.rows(
          client.id,
          `update ${machine.table} set ${snake(campo)} = '${value}' where id = ${id} returning id`,
        )
      }
    })
  }
})
