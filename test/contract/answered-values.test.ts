import assert from 'node:assert/strict'
import { after, before, describe, it, mock } from 'node:test'
import { operations } from '../../catalogue/index.ts'
import type { Operation, QueryOperation } from '../../catalogue/operation.ts'
import { fillDemo } from '../../demo/fill.ts'
import { renderer } from '../../server/documents/renderer.ts'
import { stopDrawing } from '../../server/jobs/make-documents.ts'
import { Answered, answersOf } from '../support/answered-values.ts'
import { elementsOf } from '../support/first-user.ts'
import { batchScenario } from '../support/values/batches.ts'
import { registerDiplomas, sendCodes } from '../support/values/codes.ts'
import { contractScenario } from '../support/values/contracts.ts'
import { moneyScenario } from '../support/values/money.ts'
import { userScenario } from '../support/values/people.ts'
import { projectScenario } from '../support/values/projects.ts'
import { Scenario } from '../support/values/scenario.ts'
import { workforceScenario } from '../support/values/workforce.ts'
import { type Institution, World } from '../support/world.ts'

const all: readonly Operation[] = operations
const queries = all.filter((one): one is QueryOperation => one.family === 'query')
const scopes = ['recebe', 'consulta', 'financeiro', 'auditoria', 'sensivel'] as const
const ever = { dataInicio: '2000-01-01', dataFim: '2099-12-31' }

/** The list of invoices that a look-up reads. */
const listsOf: Readonly<Record<string, string>> = {
  RetornaDadosFaturamento: 'RetornaFaturamentos',
  RetornaDadosFaturamentoAPagar: 'RetornaFaturamentosAPagar',
}

describe('every enumerated value of an answer', () => {
  let world: World
  let office: Scenario
  const answered = new Answered()
  const { draw } = renderer
  // The content of documents does not matter here, so one is rendered and reused.
  let paper: Promise<Uint8Array> | undefined
  const drawing = mock.method(renderer, 'draw', async (...told: Parameters<typeof draw>) => {
    paper ??= draw.apply(renderer, told)
    return (await paper).slice()
  })
  before(async () => {
    world = await World.open()
  })
  after(async () => {
    drawing.mock.restore()
    await stopDrawing()
    await world.close()
  })

  const shapes = new Map(all.flatMap(answersOf))
  const note = (name: string, answer: unknown) => answered.note(name, shapes.get(name)!, answer)

  /** Queries all employees and vacancies. */
  async function askWorkforce({ key }: Institution): Promise<void> {
    const told = async (id: string, body: object) => {
      const answer = await world.workforce(id, key, body)
      assert.equal(answer.status, 200, answer.text)
      note(id, answer.body)
      return answer.body
    }
    const { colaboradores } = await told('listacolaboradores', {})
    for (const { cpf } of colaboradores as { cpf: string }[]) await told('dadoscolaborador', { cpf })
    await told('listavagas', {})
    await told('historicocontratacoes', ever)
  }

  async function elements(id: string, body: Record<string, unknown>) {
    const answer = await world.query(id, body)
    assert.equal(answer.status, 200, `${id}: ${answer.text}`)
    return elementsOf(id, answer.body)
  }

  /** Sends every query for all data of a client, in each format. */
  async function ask({ token }: Institution): Promise<void> {
    for (const operation of queries) {
      for (const [name] of answersOf(operation)) {
        const formato = / \((\w+)\)$/.exec(name)?.[1] ?? ''
        for (const body of await requests(operation, token))
          for (const one of await elements(operation.id, { ...body, formato })) note(name, one)
      }
    }
  }

  async function requests({ id }: QueryOperation, token: string): Promise<Record<string, unknown>[]> {
    const list = listsOf[id]
    if (!list) return [{ token, ...ever }]
    return (await elements(list, { token, ...ever })).map(({ identificador }) => ({ token, identificador }))
  }

  it('from batches', async () => {
    const told = new Scenario(world, await world.institution([...scopes]))
    await sendCodes(told)
    await registerDiplomas(told)
    await ask(told.client)
  })

  it('from the sample data of a first start', async () => {
    const client = await world.institution([...scopes])
    await fillDemo(world.context, client.id, { alunos: 200, contratos: 60, semente: 1 })
    office = new Scenario(world, client)
    await ask(client)
  })

  it('from contracts', async () => {
    await contractScenario(office)
  })

  it('from projects, equivalences, agreements and requests', async () => {
    await projectScenario(office)
  })

  it('from money', async () => {
    await moneyScenario(office)
  })

  it('from the workforce', async () => {
    await workforceScenario(office)
    await askWorkforce(office.client)
  })

  it('from users and settings', async () => {
    await userScenario(office)
    await ask(office.client)
  })

  it('from batches in every state', async () => {
    const quiet = await World.open({ processing: false })
    try {
      const told = new Scenario(quiet, await quiet.institution([...scopes]))
      await batchScenario(told, async (lote) => {
        const { token } = told.client
        note('ConsultaLote', (await quiet.control('ConsultaLote', { TOKEN: token, LOTE: lote })).body)
        const { body } = await quiet.query('RetornaDadosOcorrencias', { token, lote })
        for (const one of elementsOf('RetornaDadosOcorrencias', body)) note('RetornaDadosOcorrencias', one)
      })
    } finally {
      await quiet.close()
    }
  })

  it('from tokens', async () => {
    const { codigo: cliente, usuario, senha } = await world.institution([...scopes])
    note('GetToken', (await world.control('GetToken', { cliente, usuario, senha })).body)
  })

  it('occurs in some answer, and answers have no others', () => {
    assert.deepEqual(answered.unlisted(), [])
    assert.deepEqual(
      // answered-webhooks.test.ts covers webhooks.
      answered.missing((group) => group !== 'webhook'),
      [],
      'no scenario of test/support/values/ leads to these values: add one, or declare as `inherited` what only older data have',
    )
  })
})
