import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { operations } from '../../catalogue/index.ts'
import { placeholders, requestExamples } from '../../catalogue/openapi/examples.ts'
import {
  type Operation,
  pathOf,
  type QueryOperation,
  type WorkforceOperation,
} from '../../catalogue/operation.ts'
import type { Output, Shape } from '../../catalogue/output.ts'
import { choicesOf } from '../../catalogue/wire/envelope.ts'
import { fillDemo, firstSample } from '../../demo/fill.ts'
import { stopDrawing } from '../../server/jobs/make-documents.ts'
import { sendMessages } from '../../server/jobs/send-messages.ts'
import { answerOf, documented, objections } from '../support/documented.ts'
import { elementsOf } from '../support/first-user.ts'
import { MailServer } from '../support/mail-server.ts'
import { type Institution, World } from '../support/world.ts'

type Row = Record<string, unknown>

const declared: readonly Operation[] = operations
const queries = declared.filter((one): one is QueryOperation => one.family === 'query')
const workforce = declared.filter((one): one is WorkforceOperation => one.family === 'workforce')

/** Queries without a period, and the query that lists their records. */
const lookUps: Readonly<Record<string, string>> = {
  RetornaDadosFaturamento: 'RetornaFaturamentos',
  RetornaDadosFaturamentoAPagar: 'RetornaFaturamentosAPagar',
}

/** Parts of answers that sample data cannot fill, with the reason. */
const unfillable: Readonly<Record<string, string>> = {
  'RetornaDadosContratosMonitoria pendencias.concedente':
    'Only hosts of internships give an opinion on a report.',
  'RetornaDadosCurriculo deficiencia.informacao': 'RecebeCurriculos has no field for it.',
}

/** Examples with a record id that sample data cannot choose, with the reason. */
const unnamed: Readonly<Record<string, string>> = {
  'RetornaDadosOcorrencias lote':
    'The first batch of a first start brings the administrator, without an occurrence.',
}

describe('the sample data of a first start', () => {
  let world: World
  let mail: MailServer
  let client: Institution
  /** Listed parts that were empty. */
  const empty = new Set<string>()
  before(async () => {
    mail = await MailServer.open()
    world = await World.open({ mail: mail.settings })
    client = await world.institution(['recebe', 'consulta', 'financeiro', 'auditoria', 'sensivel'])
    await fillDemo(world.context, client.id, firstSample)
    // Signers are called once their message has left.
    await sendMessages(world.context, new AbortController().signal)
  })
  after(async () => {
    await stopDrawing()
    await world.close()
    await mail.close()
  })

  /** Sends a request and validates the answer against the document. */
  async function ask(operation: QueryOperation | WorkforceOperation, request: Row): Promise<Row> {
    const { described } = documented.find((one) => one.described.operationId === operation.id)!
    const own = { ...request, ...('token' in request && { token: client.token }) }
    const headers: Record<string, string> =
      operation.family === 'workforce' ? { authorization: client.key } : {}
    const { status, body, text } = await world.post(pathOf(operation), own, headers)
    assert.equal(status, 200, `${operation.id}: ${text}`)
    assert.deepEqual(objections(answerOf(described, 200)!.schema, body), [], operation.id)
    return body
  }

  for (const operation of queries) {
    it(`answers every example of ${operation.id} with data`, async () => {
      for (const [name, { value }] of Object.entries(requestExamples(operation))) {
        if (`${operation.id} ${name}` in unnamed) continue
        const elements = elementsOf(operation.id, await ask(operation, value as Row))
        assert.notEqual(elements.length, 0, `${operation.id} ${name}`)
      }
    })

    it(`fills every part of ${operation.id}`, async () => {
      const answers = await Promise.all((await requestsOf(operation)).map((one) => ask(operation, one)))
      const elements = answers.flatMap((body) => elementsOf(operation.id, body))
      const unfilled = emptyOf(operation.id, operation.element, elements)
      const listed = Object.keys(unfillable).filter((part) => unfilled.some((leaf) => isWithin(leaf, part)))
      for (const part of listed) empty.add(part)
      assert.deepEqual(
        unfilled.filter((leaf) => !listed.some((part) => isWithin(leaf, part))),
        [],
      )
    })
  }

  /** Requests that together select everything, in every format and grouping with all options. */
  async function requestsOf(operation: QueryOperation): Promise<Row[]> {
    const { token } = placeholders
    const listing = lookUps[operation.id]
    const everything = { token, dataInicio: '2000-01-01', dataFim: '2099-12-31' }
    if (listing) {
      const list = queries.find(({ id }) => id === listing)!
      const listed = elementsOf(listing, await ask(list, everything))
      return listed.map(({ identificador }) => ({ token, identificador }))
    }
    const { agruparPor, periodoPor: _, ...asked } = choicesOf(operation)
    const all = { ...everything, ...Object.fromEntries(Object.keys(asked).map((name) => [name, 'Sim'])) }
    const grouped = Object.keys(agruparPor?.codes?.values ?? {}).map((agruparPor) => ({ ...all, agruparPor }))
    return grouped.length > 0 ? grouped : [all]
  }

  it('leaves only listed parts empty', () => {
    assert.deepEqual([...empty].toSorted(), Object.keys(unfillable).toSorted())
  })

  for (const operation of workforce) {
    it(`answers the example of ${operation.id} with data`, async () => {
      const body = await ask(operation, operation.example as Row)
      for (const [name, value] of Object.entries(body)) {
        if (Array.isArray(value)) assert.notEqual(value.length, 0, `${operation.id} ${name}`)
      }
    })
  }

  it('fills every part of workforce answers', async () => {
    const byId = (id: string) => workforce.find((one) => one.id === id)!
    const { colaboradores } = await ask(byId('listacolaboradores'), {})
    const answers = new Map<string, Row[]>()
    for (const { cpf } of colaboradores as Row[])
      answers.set('dadoscolaborador', [
        ...(answers.get('dadoscolaborador') ?? []),
        await ask(byId('dadoscolaborador'), { cpf }),
      ])
    const paged = { quantidade: '500', pagina: '1' }
    for (const id of ['listacolaboradores', 'listahorarios', 'listavagas'])
      answers.set(id, [await ask(byId(id), id === 'listahorarios' ? {} : paged)])
    for (const id of ['historicocontratacoes', 'prazomediocontratacoes'])
      answers.set(id, [await ask(byId(id), byId(id).example as Row)])
    for (const [id, bodies] of answers) assert.deepEqual(emptyOf(id, byId(id).output ?? {}, bodies), [])
  })
})

/** Leaves of a shape that no element fills. */
function emptyOf(id: string, shape: Shape, elements: readonly Row[]): string[] {
  return leavesOf(shape)
    .filter((path) => !elements.some((element) => isFilled(element, path)))
    .map((path) => `${id} ${path.join('.')}`)
}

const isWithin = (leaf: string, part: string) => leaf === part || leaf.startsWith(`${part}.`)

function leavesOf(shape: Shape): string[][] {
  return Object.entries(shape).flatMap(([key, output]: [string, Output]) =>
    'fields' in output ? leavesOf(output.fields).map((path) => [key, ...path]) : [[key]],
  )
}

function isFilled(value: unknown, path: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((one) => isFilled(one, path))
  const [key, ...rest] = path
  if (key !== undefined)
    return value !== null && typeof value === 'object' && isFilled((value as Row)[key], rest)
  return value !== undefined && value !== null && value !== '' && value !== 0 && value !== '0'
}
