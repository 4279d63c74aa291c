import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { previewCalendar } from '../../server/domain/calendario/due.ts'
import { jobs } from '../../server/jobs/background.ts'
import { keepCalendar, keepCalendars } from '../../server/jobs/calendar-moves.ts'
import { locks } from '../../server/store/locks.ts'
import { tester } from '../support/actor.ts'
import { stopClock } from '../support/browser.ts'
import { addInternship } from '../support/internships.ts'
import type { Row } from '../support/records.ts'
import { watchStatements } from '../support/statements.ts'
import { addVacancy } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const { signal } = new AbortController()

describe('the calendar', () => {
  let world: World
  let client: Institution
  let clock: ReturnType<typeof stopClock>
  before(async () => {
    world = await World.open({ processing: false })
    clock = stopClock(world, '2026-03-01T12:00:00Z')
  })
  after(() => world.close())

  const keep = () => keepCalendars(world.context, signal)
  const ending = (fim_inscricao: string, values: Row = {}) =>
    addVacancy(world, client, { inicio_inscricao: '2018-01-01', fim_inscricao, ...values })
  const ends = async () =>
    (
      await world.rows<Row>(
        client.id,
        `select id, situacao, encerramento_motivo, encerramento_data from vaga order by id`,
      )
    ).map((row) => Object.values(row))
  const zone = (fuso: string) =>
    sql`update cliente set fuso = ${fuso} where cliente_id = ${client.id}`.execute(world.context.owner.kysely)

  it('closes a vacancy after its last day, as the system, with a history entry', async () => {
    client = await world.institution()
    const id = await ending('2026-03-31')
    clock.at('2026-04-01T02:59:00Z')
    await keep()
    assert.deepEqual(await ends(), [[id, 'Aberta', null, null]])
    clock.at('2026-04-01T03:05:00Z')
    await keep()
    assert.deepEqual(await ends(), [[id, 'Encerrada', 'E', '2026-04-01']])
    const [entry] = await world.rows<Row>(
      client.id,
      `select movimento, de, para, motivo, autor, origem, operacao from historico where movimento <> 'incluir'`,
    )
    assert.deepEqual(Object.values(entry!), [
      'encerrar',
      'Aberta',
      'Encerrada',
      'O prazo de inscrições terminou.',
      'sistema',
      'Sistema',
      'calendario',
    ])
  })

  it('checks a day without due moves in one transaction', async () => {
    const { id } = await world.institution()
    const statements = watchStatements(world.context.db)
    await keepCalendar(world.context, { id, fuso: 'America/Sao_Paulo' }, signal)
    // The second call finds the day done.
    assert.equal(statements.filter((one) => one === 'begin').length, 2)
    const [kept] = await world.rows<Row>(id, 'select count(*) as days from calendario')
    assert.equal(kept!.days, 1)
  })

  it('catches up on missed days in order, each once', async () => {
    client = await world.institution()
    clock.at('2026-05-01T12:00:00Z')
    await keep()
    const ids = [await ending('2026-05-02'), await ending('2026-05-01'), await ending('2026-05-30')]
    clock.at('2026-05-04T12:00:00Z')
    await keep()
    const after = [
      [ids[0], 'Encerrada', 'E', '2026-05-03'],
      [ids[1], 'Encerrada', 'E', '2026-05-02'],
      [ids[2], 'Aberta', null, null],
    ]
    assert.deepEqual(await ends(), after)
    const history = await world.rows<Row>(
      client.id,
      `select registro_id from historico where movimento = 'encerrar' order by id`,
    )
    assert.deepEqual(
      history.map(({ registro_id }) => registro_id),
      [ids[1], ids[0]],
    )
    await keep()
    assert.deepEqual(await ends(), after)
  })

  it('moves many records in portions, and skips ended ones', async () => {
    client = await world.institution()
    const first = await ending('2026-06-01')
    await world.context.db.inClient(
      client.id,
      (tx) =>
        sql`insert into vaga (cliente_id, identificacao, situacao, titulo, tipo, concedente_id, quantidade, descricao,
            inicio_inscricao, fim_inscricao)
          select cliente_id, 'M' || n, case n when 1 then 'Cancelada' when 2 then 'Suspensa' else 'Em aprovação' end,
            titulo, tipo, concedente_id, 1, descricao, inicio_inscricao, fim_inscricao
            from vaga, generate_series(1, 1100) n where id = ${first}`.execute(tx),
      tester,
    )
    clock.at('2026-06-02T12:00:00Z')
    await keep()
    const states = await world.rows<Row>(
      client.id,
      'select situacao, count(*)::int as n from vaga group by 1 order by 1',
    )
    assert.deepEqual(states, [
      { situacao: 'Cancelada', n: 1 },
      { situacao: 'Encerrada', n: 1100 },
    ])
  })

  it('begins a day without a midnight', async () => {
    client = await world.institution()
    await zone('America/Sao_Paulo')
    const id = await ending('2018-11-03')
    // Clocks went from 23:59:59 on the 3rd to 01:00 on the 4th.
    clock.at('2018-11-04T02:59:59Z')
    await keep()
    assert.equal((await ends())[0]![1], 'Aberta')
    clock.at('2018-11-04T03:00:00Z')
    await keep()
    assert.deepEqual(await ends(), [[id, 'Encerrada', 'E', '2018-11-04']])
  })

  it('begins the day in the zone of each client', async () => {
    const zones = ['America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco']
    const clients: Institution[] = []
    for (const fuso of zones) {
      client = await world.institution()
      await zone(fuso)
      await addInternship(world, client, { situacao: 'Ativo', encerramento: '2026-08-31' })
      clients.push(client)
    }
    const over = async () => {
      await keep()
      const states = clients.map(({ id }) => world.rows<Row>(id, 'select situacao from contrato'))
      return (await Promise.all(states)).map(([row]) => row!.situacao === 'Concluído')
    }
    const hours = ['02:59:59', '03:00:00', '03:59:59', '04:00:00', '04:59:59', '05:00:00']
    const seen = []
    for (const hour of hours) {
      clock.at(`2026-09-01T${hour}Z`)
      seen.push(await over())
    }
    assert.deepEqual(seen, [
      [false, false, false],
      [true, false, false],
      [true, false, false],
      [true, true, false],
      [true, true, false],
      [true, true, true],
    ])
  })

  it('runs in one process at a time for each client', async () => {
    client = await world.institution()
    await ending('2026-06-30')
    clock.at('2026-07-02T12:00:00Z')
    await world.context.db.inClient(
      client.id,
      async (tx) => {
        await sql`select pg_advisory_xact_lock(${locks.calendar}, ${client.id})`.execute(tx)
        await keep()
        assert.equal((await ends())[0]![1], 'Aberta')
      },
      tester,
    )
    await keep()
    assert.equal((await ends())[0]![1], 'Encerrada')
  })

  it('skips a locked record, logs it, and continues with the next client', async () => {
    const held = await world.institution()
    client = held
    const id = await ending('2026-07-31')
    const other = await world.institution()
    client = other
    await ending('2026-07-31')
    clock.at('2026-08-02T12:00:00Z')
    await world.context.db.inClient(
      held.id,
      async (tx) => {
        await sql`select id from vaga where id = ${id} for update`.execute(tx)
        await keep()
      },
      tester,
    )
    assert.equal((await ends())[0]![1], 'Encerrada')
    client = held
    assert.equal((await ends())[0]![1], 'Aberta')
    assert.ok(world.logs.some((line) => line.includes('calendário')))
    await keep()
    assert.equal((await ends())[0]![1], 'Encerrada')
  })

  it('can be previewed for coming days', async () => {
    client = await world.institution()
    for (const day of ['2026-09-01', '2026-09-01', '2026-10-15']) await ending(day)
    const registro = await ending('2026-08-24')
    const foreseen = await world.context.db.reading(client.id, (tx) => previewCalendar(tx, '2026-08-25'))
    const encerrar = { noun: 'vaga', movimento: 'encerrar' }
    assert.deepEqual(foreseen, [
      { dia: '2026-08-25', quantidade: 1, registro, ...encerrar },
      { dia: '2026-09-02', quantidade: 2, registro: null, ...encerrar },
    ])
  })

  it('runs at every start and every quarter of an hour, which covers the midnight of every zone', () => {
    const job = jobs.find(({ run }) => run === keepCalendars)
    assert.deepEqual([job?.cron, job?.atStart], ['*/15 * * * *', true])
  })
})
