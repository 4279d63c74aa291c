import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Right, rights } from '../../catalogue/doors.ts'
import { management } from '../../catalogue/management/index.ts'
import type { ListingOperation, RecordOperation } from '../../catalogue/operation.ts'
import { type Output, type Shape, shownToParties } from '../../catalogue/output.ts'
import { codeOf, stopClock } from '../support/browser.ts'
import { askAs, type Caller, keyed } from '../support/callers.ts'
import { addContract, addStudent, insert } from '../support/contracts.ts'
import { pendenciaFixture } from '../support/fixtures/pendencia.ts'
import { linkUser } from '../support/links.ts'
import { listed } from '../support/listed.ts'
import type { ListingFixture } from '../support/listing-fixture.ts'
import type { Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

/** The parts of an answer that a party may read. */
function readBy(shape: Shape, answer: Row): Row {
  const leaf = (output: Output, value: unknown): unknown =>
    value === null || value === undefined || !('fields' in output)
      ? value
      : Array.isArray(value)
        ? value.map((one) => readBy(output.fields, one as Row))
        : readBy(output.fields, value as Row)
  return Object.fromEntries(Object.entries(shape).map(([name, output]) => [name, leaf(output, answer[name])]))
}

const civil = 'Nome De Registro'

describe('people are shown to each other by the social name', () => {
  let world: World
  before(async () => {
    world = await World.share({ processing: false })
    stopClock(world, '2026-03-10T15:00:00Z')
  })
  after(() => world.close())

  /** Gives everybody of the institution another civil name. */
  const rename = async (client: Institution) => {
    for (const table of ['aluno', 'professor', 'curriculo'])
      await world.rows(
        client.id,
        `update ${table} set nome = '${civil}', nome_social = 'Pessoa ' || id returning id`,
      )
    await world.rows(
      client.id,
      `update pessoa set nome = '${civil}', nome_social = 'Pessoa ' || id, nome_fantasia = null, tipo = 'F'
        returning id`,
    )
  }

  for (const one of management) {
    // A résumé is shown to its own student only.
    if (one.kind !== 'listing' || !('party' in one.doors) || one.noun === 'curriculo') continue
    const listing: ListingOperation = one
    it(`in ${one.id} and its page`, async () => {
      const client = await world.institution()
      const fixture = listed[one.id] as ListingFixture
      await fixture.several(world, client)
      await rename(client)
      const own = await fixture.caller?.(world, client)
      const ask: Caller = own
        ? (id, body) => askAs(own, id, body)
        : await keyed(world, client, Object.keys(rights) as Right[])
      const answer = await ask(one.id, { quantidade: 50 })
      assert.equal(codeOf(answer), '200 OK', answer.text)
      const seen = shownToParties(listing.columns)
      for (const row of answer.body.elementos as Row[])
        assert.ok(!JSON.stringify(readBy(seen, row)).includes(civil), JSON.stringify(row))
      await readPages(ask, listing, answer.body.elementos)
    })
  }

  async function readPages(ask: Caller, { noun }: ListingOperation, elementos: Row[]) {
    const page = management.find((one) => one.kind === 'record' && one.noun === noun && 'party' in one.doors)
    if (!page) return
    const { element } = page as RecordOperation
    for (const { id } of elementos.slice(0, 6)) {
      const { body, text } = await ask(page.id, { id })
      assert.ok(body.registro, text)
      const seen = JSON.stringify(readBy(shownToParties(element), body.registro))
      assert.ok(!seen.includes(civil), seen)
    }
  }

  it('at a personal link', async () => {
    const client = await world.institution()
    const [host, supervisor] = [
      await addHost(world, client, { tipo: 'F', email: 'host@exemplo.br' }),
      await addHost(world, client, { tipo: 'F', email: 'supervisora@exemplo.br' }),
    ]
    const aluno_id = await addStudent(world, client)
    const professor_id = await insert(world, client, 'professor', { identificacao: 'P1', nome: 'Prof.' })
    const contrato_id = await addContract(world, client, {
      ...{ situacao: 'Ativo', modalidade: 'estagio', aluno_id, professor_id },
      ...{ concedente_id: host, supervisor_id: supervisor },
    })
    const item = await pendenciaFixture.add(world, client, 'Entregue', { contrato_id })
    await rename(client)
    for (const [parte, id] of [
      ['concedente', host],
      ['supervisor', supervisor],
    ] as const) {
      const user = await linkUser(world, client, parte, id)
      const [list, look] = [await user.list(), await user.look('pendencia', item)]
      assert.deepEqual([codeOf(list), codeOf(look)], ['200 OK', '200 OK'], look.text)
      assert.ok(!(list.text + look.text).includes(civil), list.text + look.text)
    }
  })
})
