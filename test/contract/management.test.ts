import assert from 'node:assert/strict'
import { after, before, describe, it, test } from 'node:test'
import { peoplePathOf, type Right, rights, rightsOf } from '../../catalogue/doors.ts'
import { managementInput, managementOutput } from '../../catalogue/management/envelopes.ts'
import { machines, management } from '../../catalogue/management/index.ts'
import { nouns } from '../../catalogue/management/nouns.ts'
import { documentName, managementProblems } from '../../catalogue/openapi/management.ts'
import type { ManagementOperation } from '../../catalogue/operation.ts'
import { portuguese } from '../../catalogue/phrase.ts'
import { referencePage } from '../../catalogue/reference-page.ts'
import { isField } from '../../catalogue/schema.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { document, documented } from '../support/documented.ts'
import { Staff } from '../support/staff.ts'
import { type Institution, World } from '../support/world.ts'

const all: readonly ManagementOperation[] = management
const everyRight = Object.keys(rights) as Right[]
const page = referencePage()
/** Sections of the page by name; searching the whole page for each would be slow. */
const sections = new Map(
  page.split(/(?=<section class="operation" id=")/).map((one) => {
    const [section = ''] = one.split('</section>', 1)
    return [/ id="([^"]+)"/.exec(section)?.[1], section] as const
  }),
)
const schemas = (document.components as unknown as { schemas: Record<string, { properties: object }> })
  .schemas

test('management operations have unique paths, and every noun has a plural', () => {
  const paths = all.map(peoplePathOf)
  assert.equal(new Set(paths).size, paths.length)
  for (const { noun } of all) assert.ok(nouns[noun], noun)
  for (const { noun, plural } of machines)
    assert.equal(portuguese(nouns[noun]!), portuguese(plural).toLowerCase())
})

for (const operation of all) {
  const { id } = operation
  test(`${id} is in the OpenAPI document and on the reference page, with everything it declares`, () => {
    const { described } = documented.find(({ path }) => path === peoplePathOf(operation))!
    assert.equal(described.operationId, documentName(operation))
    const name = documentName(operation)
    assert.deepEqual(
      Object.keys(schemas[`${name}Pedido`]!.properties),
      Object.keys(managementInput(operation)),
    )
    assert.deepEqual(
      Object.keys(schemas[`${name}Resposta`]!.properties),
      Object.keys(managementOutput(operation)),
    )
    const told = Object.values(described.responses).flatMap(({ content }) =>
      Object.keys(content?.['application/json'].examples ?? {}),
    )
    for (const code of managementProblems(operation)) assert.ok(told.includes(code), code)
    const section = sections.get(name) ?? ''
    assert.ok(section.includes(`<code>${peoplePathOf(operation)}</code>`))
    for (const right of rightsOf(operation)) assert.ok(section.includes(`<code>${right}</code>`), right)
    for (const field of Object.keys(managementInput(operation))) {
      assert.ok(section.includes(`<code>${field}</code>`), field)
    }
  })

  if (operation.kind !== 'listing') continue
  test(`${id} has a default order among its orders`, () => {
    assert.ok(Object.hasOwn(operation.orders, operation.usualOrder.replace(/^-/, '')))
  })
}

test('every machine is drawn on the reference page, with its states and moves in words', () => {
  for (const { noun, states, moves } of machines) {
    const section = sections.get(`situacoes-${noun}`) ?? ''
    assert.match(section, /<svg [^>]*aria-hidden="true"/)
    for (const [name, { text }] of Object.entries(states)) {
      assert.ok(section.includes(`<title>${name}</title>`) && section.includes(portuguese(text)), name)
    }
    for (const { rotulo, text } of Object.values(moves)) {
      assert.ok(
        section.includes(`<strong>${portuguese(rotulo)}</strong>`) && section.includes(portuguese(text)),
      )
    }
  }
})

describe('a management operation', () => {
  let world: World
  let client: Institution
  let staff: Staff
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    staff = new Staff(world, client)
  })
  after(() => world.close())

  const ask = (
    browser: Browser,
    operation: ManagementOperation,
    body: unknown = operation.example,
    headers: Record<string, string> = { 'x-csrf-token': browser.csrf },
  ) => browser.go('POST', peoplePathOf(operation), body, headers)
  /** A caller cannot grant a right it lacks, which is refused after access is allowed. */
  const lacksAnother = (answer: Parameters<typeof codeOf>[0], right: Right) =>
    codeOf(answer) === '403 PERMISSAO_AUSENTE' && answer.body.error.detalhes?.permissao !== right

  /** Whether access was allowed, whatever the result. Proof of identity comes after access. */
  const entered = (answer: Parameters<typeof codeOf>[0], right?: Right) =>
    ![401, 403].includes(answer.status) ||
    codeOf(answer) === '403 IDENTIDADE_NAO_CONFIRMADA' ||
    (right !== undefined && lacksAnother(answer, right))

  // Sorted by right, so that the profile changes once per right.
  const byRight = all.toSorted((one, other) => rightsOf(one)[0]!.localeCompare(rightsOf(other)[0]!))
  for (const operation of byRight) {
    const { id } = operation
    const [right] = rightsOf(operation)

    // callers.test.ts covers the refusal of every other kind of caller.
    it(`${id} is open to a caller with only its right`, async () => {
      const bySession = await ask(await staff.as('one', [right!]), operation)
      assert.ok(entered(bySession, right), bySession.text)
      const authorization = await staff.key([right!])
      const byKey = await ask(new Browser(world.base), operation, operation.example, { authorization })
      assert.ok(entered(byKey, right), byKey.text)
    })

    // problem-examples.test.ts covers bodies that are no JSON or no object.
    it(`${id} refuses invalid fields by name`, async () => {
      const browser = await staff.as('everything', everyRight)
      const get = await browser.get(peoplePathOf(operation))
      assert.equal(codeOf(get), '405 METODO_INVALIDO')
      assert.equal(get.headers.get('allow'), 'POST')
      const toldOf = async (wrong: object) => {
        const answer = await ask(browser, operation, { ...operation.example, ...wrong })
        assert.equal(codeOf(answer), '422 REGISTRO_INVALIDO', JSON.stringify(wrong))
        return answer.body.error.campos.map(({ campo }: { campo: string }) => campo)
      }
      // An object is no value of any field, and a text is no group.
      const wrong = Object.entries(managementInput(operation)).map(
        ([name, field]) => [name, isField(field) ? {} : 'x'] as const,
      )
      // One error may hide others, which are then tried without it.
      for (let left = wrong; left.length > 0; ) {
        const told = await toldOf(Object.fromEntries(left))
        const next = left.filter(([name]) => !told.includes(name))
        assert.ok(next.length < left.length, `${left.map(([name]) => name)}: ${told}`)
        left = next
      }
    })
  }
})
