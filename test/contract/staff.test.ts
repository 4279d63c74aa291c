import assert from 'node:assert/strict'
import { after, before, describe, it, test } from 'node:test'
import { peoplePathOf, type Right, rights, rightsOf, unlimitedRights } from '../../catalogue/doors.ts'
import { operations } from '../../catalogue/index.ts'
import { staffProblems } from '../../catalogue/openapi/staff.ts'
import { type SharedOperation, sharedOperations } from '../../catalogue/operation.ts'
import { referencePage } from '../../catalogue/reference-page.ts'
import { peopleBody, periodSubstitutes } from '../../catalogue/wire/envelope.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { type Row, validRequest, validStatus } from '../support/contracts.ts'
import { document as whole } from '../support/documented.ts'
import { Staff } from '../support/staff.ts'
import { type Institution, World } from '../support/world.ts'

const alternatives = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

const all = sharedOperations(operations)
const everyRight = Object.keys(rights) as Right[]
/** Rows without a unit. */
const withoutUnits = ['RetornaDadosConvenios', 'RetornaDadosPessoas', 'RetornaDadosVaga']
/** Each row belongs to a unit and is shown to its staff. */
const byUnit = [
  'RetornaDadosArquivos',
  'RetornaDadosContratosMonitoria',
  'RetornaDadosContratos',
  'RetornaDadosContratacoes',
  'RetornaDadosIntegracaoAlunos',
  'RetornaDadosIntegracaoAlunoCurso',
  'RetornaDadosIntegracaoCursos',
  'RetornaFaturamentos',
  'RetornaDadosFaturamento',
  'RetornaFaturamentosAPagar',
  'RetornaDadosFaturamentoAPagar',
  'ValoresRecebidos',
]

const document = whole as unknown as {
  paths: Record<
    string,
    { post: { responses: Record<string, { content?: Record<string, { examples: object }> }> } }
  >
  components: { schemas: Record<string, { properties: object }> }
}

const page = referencePage()

test('staff have operations of every answering family, and all are described', () => {
  assert.ok(all.some(({ family }) => family === 'control') && all.some(({ family }) => family === 'query'))
  for (const operation of all) assert.ok(document.paths[peoplePathOf(operation)], operation.id)
})

test('operations that show rows of all units declare it, or need a right that no unit limits', () => {
  for (const operation of all) {
    const { unlimited } = operation.doors
    const wide = rightsOf(operation).every((right) => unlimitedRights.includes(right))
    assert.ok(unlimited || wide || [...withoutUnits, ...byUnit].includes(operation.id), operation.id)
  }
})

for (const operation of all) {
  test(`${operation.id} of staff is in the OpenAPI document and on the reference page, with everything it declares`, () => {
    const { post } = document.paths[peoplePathOf(operation)]!
    const { properties } = document.components.schemas[`${operation.id}GestaoPedido`]!
    assert.deepEqual(Object.keys(properties), Object.keys(peopleBody(operation)))
    const told = Object.values(post.responses).flatMap(({ content }) =>
      Object.keys(content?.['application/json']?.examples ?? {}),
    )
    for (const code of staffProblems(operation)) assert.ok(told.includes(code), code)
    assert.ok(page.includes(`<code>${peoplePathOf(operation)}</code>`))
  })
}

describe('an operation of staff', () => {
  let world: World
  let client: Institution
  let staff: Staff
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    staff = new Staff(world, client)
  })
  after(() => world.close())

  const example = (operation: SharedOperation): Row => {
    const { TOKEN: _, token: __, ...body } = validRequest(operation, client).body
    return body
  }
  const ask = (
    browser: Browser,
    operation: SharedOperation,
    headers: Record<string, string> = { 'x-csrf-token': browser.csrf },
    body: unknown = example(operation),
  ) => browser.go('POST', peoplePathOf(operation), body, headers)
  const authorization = (value: string) => ({ authorization: value })

  /** The right for the example. */
  function rightOf(operation: SharedOperation): Right {
    const { staff: asked } = operation.doors
    if (typeof asked === 'object' && 'among' in asked) return asked.among[0]!
    return typeof asked === 'object' ? asked.rights[String(example(operation)[asked.by])]! : asked!
  }

  for (const operation of all) {
    const { id } = operation
    const ok = validStatus(operation)

    it(`${id} is open to a session with the right, and to a management key with it`, async () => {
      assert.equal((await ask(await staff.as('one', [rightOf(operation)]), operation)).status, ok)
      const right = await staff.key([rightOf(operation)])
      // The word Bearer is optional.
      for (const key of [right, `Bearer ${right}`]) {
        assert.equal((await ask(new Browser(world.base), operation, authorization(key))).status, ok)
      }
    })

    it(`${id} accepts a management key only under its own path`, async () => {
      const { body, path } = validRequest(operation, {
        ...client,
        token: await staff.key([rightOf(operation)]),
      })
      assert.equal((await world.post(path, body)).status, 401)
    })

    // problem-examples.test.ts covers bodies that are no JSON or no object.
    it(`${id} refuses invalid input with a code and a message`, async () => {
      const browser = await staff.as('everything', everyRight)
      const headers = { 'x-csrf-token': browser.csrf }
      const answer = await ask(browser, operation, headers, {})
      if (operation.family === 'query') {
        const names = periodSubstitutes(operation)
        const [code, details] =
          operation.period === 'none'
            ? ['CAMPO_INVALIDO', { campo: names[0], detalhe: `informe ${alternatives.format(names)}` }]
            : ['PERIODO_INVALIDO', { detalhe: 'informe dataInicio' }]
        assert.equal(codeOf(answer), `400 ${code}`)
        assert.deepEqual(answer.body.error.detalhes, details)
      } else {
        assert.equal(codeOf(answer), '422 REGISTRO_INVALIDO')
        for (const [name, part] of Object.entries(peopleBody(operation))) {
          if (!('required' in part && part.required)) continue
          const told = answer.body.error.campos.find(({ campo }: { campo: string }) => campo === name)
          assert.equal(told?.codigo, 'CAMPO_OBRIGATORIO', name)
        }
      }
      const get = await browser.get(peoplePathOf(operation))
      assert.equal(codeOf(get), '405 METODO_INVALIDO')
      assert.equal(get.headers.get('allow'), 'POST')
    })
  }
})
