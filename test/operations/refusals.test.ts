import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { rightsOf } from '../../catalogue/doors.ts'
import { encerraVaga } from '../../catalogue/management/vaga/index.ts'
import { written } from '../../catalogue/message.ts'
import { change } from '../../server/domain/change.ts'
import { type ClientDay, eachClient } from '../../server/domain/cliente/list.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { include } from '../../server/domain/include.ts'
import { idsOf } from '../../server/domain/machine/bound.ts'
import { RecordsRefused } from '../../server/domain/machine/outcome.ts'
import { move } from '../../server/domain/move.ts'
import { vagas } from '../../server/domain/vaga/guards.ts'
import { keepCalendar } from '../../server/jobs/calendar-moves.ts'
import type { Tx } from '../../server/store/database.ts'
import { tester } from '../support/actor.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import { wrapConsequences } from '../support/consequences.ts'
import { addUsuario } from '../support/people.ts'
import { addVacancy } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

describe('a refused record', () => {
  let world: World
  let client: Institution
  let clock: ReturnType<typeof stopClock>
  let putBack = () => {}
  before(async () => {
    world = await World.open({ processing: false })
    clock = stopClock(world, '2026-03-10T15:00:00Z')
    client = await world.institution()
  })
  afterEach(() => putBack())
  after(() => world.close())

  const acting = { today: '2026-03-10', actor: tester }
  const within = <T>(work: (tx: Tx) => Promise<T>) => world.context.db.inClient(client.id, work, tester)
  const statesOf = async (ids: readonly number[]) =>
    (
      await world.rows<{ situacao: string }>(
        client.id,
        `select situacao from vaga where id = any($1) order by id`,
        [ids],
      )
    ).map(({ situacao }) => situacao)

  /** Makes the end of one vacancy cause an impossible move. */
  function refuseAfter(bad: number): void {
    putBack = wrapConsequences(['vaga'], (one) => async (tx, records, acting, deed) => {
      await one(tx, records, acting, deed)
      if (idsOf(records).includes(bad)) await move(tx, vagas, 'aprovar', [{ id: bad }], acting)
    })
  }

  it('makes move throw with all outcomes, and nothing is committed', async () => {
    const ids = [await addVacancy(world, client), await addVacancy(world, client, { situacao: 'Encerrada' })]
    const wanted = ids.map((id) => ({ id, motivo: written('Fim.') }))
    await assert.rejects(
      within((tx) => move(tx, vagas, 'suspender', wanted, acting)),
      (error) => {
        assert.ok(error instanceof RecordsRefused)
        assert.equal(error.code, 'MOVIMENTO_INVALIDO')
        assert.equal(error.message, `vaga ${ids[1]}: suspender refused, MOVIMENTO_INVALIDO`)
        assert.deepEqual(
          error.outcomes.map(({ id, refusal }) => [id, refusal?.code]),
          [
            [ids[0], undefined],
            [ids[1], 'MOVIMENTO_INVALIDO'],
          ],
        )
        return true
      },
    )
    assert.deepEqual(await statesOf(ids), ['Aberta', 'Encerrada'])
  })

  it('makes change and include throw, with the violated rules', async () => {
    const id = await addVacancy(world, client)
    await assert.rejects(
      within((tx) => change(tx, vagas, [{ id, values: {} }], acting, 'propor')),
      new RegExp(`vaga ${id}: propor refused, REGRA_IMPEDE monitoriaSemProposta`),
    )
    const content = { identificacao: 'recusada', titulo: 'Vaga', tipo: 'N', quantidade: 0 }
    await assert.rejects(
      within((tx) => include(tx, vagas, [content as never], acting)),
      /vaga new record 1: incluir refused, REGRA_IMPEDE \w+/,
    )
  })

  it('is not written with columns of another: records of a set write the same columns', async () => {
    const ids = [await addVacancy(world, client), await addVacancy(world, client)]
    const wanted = [
      { id: ids[0]!, values: { encerramento_observacao: 'Fim.' } },
      { id: ids[1]!, values: { encerramento_motivo: 'O' } },
    ]
    await assert.rejects(
      within((tx) => move(tx, vagas, 'suspender', wanted, acting)),
      /records of a set write different columns/,
    )
  })

  it('refuses the command that causes it with its code, and rolls back the whole command', async () => {
    const ids = [await addVacancy(world, client), await addVacancy(world, client)]
    refuseAfter(ids[1]!)
    const authorization = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'painel',
      scopes: rightsOf(encerraVaga),
      owner: await addUsuario(world, client, 'dono'),
    })
    const ask = (body: object) =>
      new Browser(world.base).go('POST', '/gestao/EncerraVaga', body, { authorization })
    const several = { registros: ids.map((id) => ({ id })), motivo: 'Fim.' }
    assert.equal(codeOf(await ask(several)), '409 MOVIMENTO_INVALIDO')
    assert.equal(codeOf(await ask({ id: ids[1], motivo: 'Fim.' })), '409 MOVIMENTO_INVALIDO')
    assert.deepEqual(await statesOf(ids), ['Aberta', 'Aberta'])
    assert.equal(codeOf(await ask({ id: ids[0], motivo: 'Fim.' })), '200 OK')
    assert.deepEqual(await statesOf(ids), ['Encerrada', 'Aberta'])
  })

  it('stays unchanged on its day, is reported, and does not stop the client’s calendar', async () => {
    client = await world.institution()
    const ids: number[] = []
    for (let n = 0; n < 7; n++)
      ids.push(
        await addVacancy(world, client, { inicio_inscricao: '2026-01-01', fim_inscricao: '2026-03-20' }),
      )
    const bad = ids[3]!
    refuseAfter(bad)
    const told: string[] = []
    const { events } = world.context
    const report = events.report.bind(events)
    events.report = (fact) => {
      if (fact.kind === 'worker.trouble') told.push(fact.reason)
      report(fact)
    }
    clock.at('2026-03-21T15:00:00Z')
    const [own] = (await eachClient(world.context.owner)).filter(({ id }: ClientDay) => id === client.id)
    await keepCalendar(world.context, own!, new AbortController().signal)
    events.report = report
    assert.deepEqual(
      await statesOf(ids),
      ids.map((id) => (id === bad ? 'Aberta' : 'Encerrada')),
    )
    assert.deepEqual(told, [
      `calendário: vaga ${bad}, encerrar: vaga ${bad}: aprovar refused, MOVIMENTO_INVALIDO`,
    ])
    const [day] = await world.rows<{ ate: string }>(client.id, 'select ate::text from calendario')
    assert.equal(day!.ate, '2026-03-21')
  })
})
