import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { maxQuantidade } from '../../catalogue/common-fields.ts'
import { operations } from '../../catalogue/index.ts'
import { statesOf } from '../../catalogue/machines/machine.ts'
import type { Operation, QueryOperation } from '../../catalogue/operation.ts'
import { tiposPendenciaExtensao } from '../../catalogue/values/pendencia.ts'
import { institution } from '../../demo/institution.ts'
import { addContract, addStudent } from '../support/contracts.ts'
import { sendExamples } from '../support/examples.ts'
import type { Fixture } from '../support/fixture.ts'
import { listed } from '../support/listed.ts'
import type { ListingFixture } from '../support/listing-fixture.ts'
import { fixtures } from '../support/machines.ts'
import type { Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const queries = (operations as readonly Operation[]).filter((one) => one.family === 'query')

/** Where an element shows what a filter compares, unless a field of the element has the name of the filter. */
const shown: Readonly<Record<string, (element: Row) => unknown>> = {
  'RetornaDadosContratacoes tipo': ({ tipoContratacao }) => tipoContratacao,
  'RetornaDadosIntegracaoDisciplinaTurma semestre': ({ turma }) => (turma as Row).semestre,
  'RetornaDadosPendenciasContratos vencidas': ({ diasAtraso }) => (Number(diasAtraso) > 0 ? 'Sim' : ''),
  'RetornaDadosRemessaBanco banco': ({ banco }) => (banco as Row).codigo,
}

/** Filters that choose the form of the answer and not its elements. */
const forms = ['formato']

describe('filters of queries, with every value that they declare', () => {
  let world: World
  /** The first has records received in batches, the second has records of an office in every state. */
  let clients: Institution[]
  before(async () => {
    world = await World.open()
    const [received, office] = [await world.institution(), await world.institution()]
    clients = [received, office]
    const loads = institution(1 / 2_000).map(
      ({ operation, count, record }) =>
        [operation, Array.from({ length: count }, (_, at) => record(at))] as const,
    )
    await sendExamples(world, received, new Map(loads))
    for (const { machine, add } of Object.values<Fixture>(fixtures))
      for (const state of statesOf(machine)) await add(world, office, state)
    for (const { several } of Object.values<ListingFixture>(listed)) await several(world, office)
    await world.process(received, 'RecebeAlunos', 'SDT_INT_ALUNOS', [{}])
    await addHirings(office)
    for (const semestre of [1, 2]) await fixtures.orcamento.add(world, office, 'Aprovado', { semestre })
    const projeto_extensao_id = await fixtures.projeto_extensao.add(world, office, 'Aprovada')
    for (const tipo of tiposPendenciaExtensao)
      for (const state of statesOf(fixtures.pendencia.machine))
        await fixtures.pendencia.add(world, office, state, { projeto_extensao_id, tipo })
  })
  after(() => world.close())

  /** A first contract of a student with a host, a second one, and an extension of that. */
  async function addHirings(client: Institution): Promise<void> {
    const common = {
      aluno_id: await addStudent(world, client),
      concedente_id: await addHost(world, client),
      modalidade: 'estagio',
      situacao: 'Ativo',
    }
    await addContract(world, client, { ...common, numero: 700_001, contratacao: '2026-03-09' })
    await addContract(world, client, { ...common, numero: 700_002, contratacao: '2026-03-10' })
    await addContract(world, client, { ...common, numero: 700_002, sequencia: 2, contratacao: '2026-03-11' })
  }

  async function ask({ token }: Institution, { id, wrapper }: QueryOperation, more: Row): Promise<Row[]> {
    const question = {
      token,
      dataInicio: '2000-01-01',
      dataFim: '2999-12-31',
      quantidade: maxQuantidade,
      ...more,
    }
    const { status, body, text } = await world.query(id, question)
    assert.equal(status, 200, text)
    const content = (wrapper.kind === 'A' ? body[wrapper.name] : body) as Row
    const elements = content.elementos as Row[]
    assert.equal(Number(content.totalElementos), elements.length)
    return elements
  }

  for (const operation of queries) {
    for (const [name, { field }] of Object.entries(operation.filters)) {
      if (!field.codes || forms.includes(name)) continue
      it(`${operation.id} finds by each ${name} the elements that show it`, async () => {
        const cell = shown[`${operation.id} ${name}`] ?? ((element: Row) => element[name])
        let parted = 0
        for (const client of clients) {
          const all = await ask(client, operation, {})
          // Requests are audited: only entries of before are compared.
          const known = new Set(all.map(({ identificador }) => identificador))
          for (const value of Object.keys(field.codes!.values)) {
            const expected = all.filter((element) => [cell(element)].flat().map(String).includes(value))
            if (expected.length > 0 && expected.length < all.length) parted++
            const found = await ask(client, operation, { [name]: value })
            assert.deepEqual(
              found.map(({ identificador }) => identificador).filter((id) => known.has(id)),
              expected.map(({ identificador }) => identificador),
              value,
            )
          }
        }
        assert.ok(parted > 0, 'no value keeps some elements and leaves others out')
      })
    }
  }
})
