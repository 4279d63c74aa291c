import assert from 'node:assert/strict'
import { PassThrough, Readable } from 'node:stream'
import { after, afterEach, before, describe, it } from 'node:test'
import { type Written, written } from '../../catalogue/message.ts'
import { run } from '../../cli/run.ts'
import { rescindeNoDia } from '../../server/domain/contrato/rescinde.ts'
import type { DoneRecord } from '../../server/domain/machine/bound.ts'
import { move } from '../../server/domain/move.ts'
import { remessaItens } from '../../server/domain/remessa-item/guards.ts'
import { vagas } from '../../server/domain/vaga/guards.ts'
import type { Tx } from '../../server/store/database.ts'
import { tester } from '../support/actor.ts'
import { stopClock } from '../support/browser.ts'
import { wrapConsequences } from '../support/consequences.ts'
import { addApplication } from '../support/fixtures/candidatura.ts'
import { addPaymentIn } from '../support/fixtures/remessa.ts'
import { addInternship } from '../support/internships.ts'
import { plainSettings } from '../support/process.ts'
import type { Row } from '../support/records.ts'
import { call } from '../support/run-command.ts'
import { addVacancy } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const today = '2026-03-10'
const reasons = ['Mudança de cidade', 'Problema de saúde', 'Outro emprego']
let asNow = () => {}

/** As earlier versions did: all consequences get the reason of the first record. */
function asBefore(): void {
  asNow = wrapConsequences(['contrato', 'remessa_item', 'vaga'], (one) => (tx, records, acting, deed) => {
    const [{ motivo }] = records as [DoneRecord]
    return one(
      tx,
      records.map(({ id }) => ({ id, motivo })),
      acting,
      deed,
    )
  })
}

describe('reasons in the wrong record', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    stopClock(world, `${today}T15:00:00Z`)
  })
  afterEach(() => asNow())
  after(() => world.close())

  const settings = () => ({ DATABASE_URL: world.databaseUrl, VINCULO_DATA: world.context.config.data })
  const within = <T>(work: (tx: Tx) => Promise<T>) => world.context.db.inClient(client.id, work, tester)
  const each = async (add: (reason: string) => Promise<number>) => {
    const records: { id: number; motivo: Written }[] = []
    for (const motivo of reasons) records.push({ id: await add(motivo), motivo: written(motivo) })
    return records
  }
  const listed = async (): Promise<Row[]> => {
    const { code, stdout, stderr } = await call(['reasons', 'check', '--json'], settings())
    assert.equal(code, 0, stderr)
    return stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  }
  const summary = async () =>
    (await listed()).map(({ tabela, entidade, registro, atual, certo }) => [
      tabela,
      entidade,
      registro,
      atual,
      certo,
    ])

  /** Contracts that end on one day, a return with refusals and refunds, and vacancies with applications. */
  async function live() {
    const contracts = await each((rescisao_motivo) =>
      addInternship(world, client, {
        situacao: 'Ativo',
        inicio: '2026-01-01',
        rescisao: today,
        rescisao_motivo,
      }),
    )
    const refused = await each(() => addPaymentIn(world, client, 'Enviado'))
    const refunded = await each(() => addPaymentIn(world, client, 'Pago', { booked: true }))
    const vacancies = await each(async () => {
      const vaga_id = await addVacancy(world, client)
      await addApplication(world, client, { vaga_id })
      return vaga_id
    })
    await within((tx) =>
      rescindeNoDia(
        tx,
        { today, actor: tester },
        contracts.map(({ id }) => id),
      ),
    )
    await within(async (tx) => {
      await move(tx, remessaItens, 'recusar', refused, { today, actor: tester })
      await move(tx, remessaItens, 'devolver', refunded, { today, actor: tester })
    })
    await within((tx) => move(tx, vagas, 'encerrar', vacancies, { today, actor: tester }))
    return { contracts, refused, refunded, vacancies }
  }

  it('are none where each record has its own, or all have the same', async () => {
    await live()
    assert.deepEqual(await listed(), [])
    asBefore()
    const ids = [await addVacancy(world, client), await addVacancy(world, client)]
    for (const vaga_id of ids) await addApplication(world, client, { vaga_id })
    await within((tx) =>
      move(
        tx,
        vagas,
        'encerrar',
        ids.map((id) => ({ id, motivo: written('Fim.') })),
        { today, actor: tester },
      ),
    )
    assert.deepEqual(await listed(), [])
  })

  it('are listed, corrected after confirmation, and then gone; the journal is not updated', async () => {
    asBefore()
    const { contracts, refused, refunded, vacancies } = await live()
    asNow()
    const followers = async (table: string, column: string, some: readonly { id: number }[], joined = '') =>
      (
        await world.rows<{ id: number }>(
          client.id,
          `select x.id from ${table} x ${joined} where ${column} = any($1) order by x.id`,
          [some.map(({ id }) => id)],
        )
      ).map(({ id }) => id)
    const throughItem = 'join remessa_item i on i.faturamento_id = x.id'
    const wrong = (table: string, entity: string, ids: readonly number[], say = (reason: string) => reason) =>
      ids.slice(1).map((id, at) => [table, entity, id, say(reasons[0]!), say(reasons[at + 1]!)])
    const expected = [
      ...wrong('historico', 'candidatura', await followers('candidatura', 'x.vaga_id', vacancies)),
      ...wrong('historico', 'faturamento', await followers('faturamento', 'i.id', refused, throughItem)),
      ...wrong('historico', 'faturamento', await followers('faturamento', 'i.id', refunded, throughItem)),
      ...wrong(
        'contrato_historico',
        'contrato',
        contracts.map(({ id }) => id),
        (reason) => `Contrato rescindido: ${reason}`,
      ),
      ...wrong('movimento', 'faturamento', await followers('faturamento', 'i.id', refunded, throughItem)),
    ]
    assert.deepEqual(await summary(), expected)

    const journal = () =>
      world.rows<Row>(client.id, 'select to_jsonb(m)::text as linha from movimento m order by id')
    const booked = await journal()
    const unasked = await call(['reasons', 'correct'], settings())
    assert.equal(unasked.code, 2)
    assert.match(unasked.stderr, /--yes/)
    assert.equal(await answering('n\n'), 'Nada foi mudado.')
    assert.deepEqual(await summary(), expected)
    assert.equal(await answering('s\n'), `${expected.length} linhas corrigidas.`)
    assert.deepEqual(await listed(), [])
    const again = await call(['reasons', 'correct', '--yes', '--client', client.codigo], settings())
    assert.deepEqual([again.code, again.stdout], [0, 'Nenhum motivo foi gravado no registro errado.\n'])

    assert.deepEqual(await journal(), booked)
    const entries = await world.rows<Row>(
      client.id,
      `select m.motivo as booked, r.motivo as corrected, r.usuario, motivo_do_movimento(m) as said
         from movimento_retificacao r join movimento m on m.id = r.movimento_id order by r.id`,
    )
    assert.deepEqual(
      entries.map((row) => Object.values(row)),
      reasons.slice(1).map((reason) => [reasons[0], reason, 'operador', reason]),
    )
    const audited = await world.rows<Row>(
      client.id,
      `select entidade, menor, campos from auditoria where operacao = 'reasons correct' and acao <> 'Inclusão' order by id`,
    )
    const texts = ({ campos }: Row) => (campos as string[][])[0]
    assert.deepEqual(
      audited.filter(({ entidade }) => entidade === 'contratoHistorico').map(texts),
      expected
        .filter(([table]) => table === 'contrato_historico')
        .map((one) => ['historico', ...one.slice(3)]),
    )
    assert.deepEqual(
      audited
        .filter(({ entidade }) => entidade !== 'contratoHistorico')
        .map((one) => [one.entidade, one.menor, texts(one)]),
      expected
        .filter(([table]) => table !== 'contrato_historico')
        .map(([table, entity, id, ...said]) => [entity, id, [`${table}.motivo`, ...said]]),
    )
  })

  /** The final output for a user who answers the question. */
  async function answering(answer: string): Promise<string> {
    let said = ''
    const write = (text: string) => {
      said += text
      return true
    }
    const input = Object.assign(Readable.from([answer]), { isTTY: true })
    const output = { write } as unknown as NodeJS.WritableStream
    const code = await run(
      ['reasons', 'correct'],
      { ...plainSettings, ...settings() },
      {
        input,
        output,
        errors: new PassThrough(),
      },
    )
    assert.equal(code, 0, said)
    return said.trim().split('\n').at(-1)!
  }
})
