import assert from 'node:assert/strict'
import { METHODS } from 'node:http'
import { after, before, describe, it, test } from 'node:test'
import { bodyExample } from '../../catalogue/openapi/session.ts'
import type { Shape } from '../../catalogue/output.ts'
import { portuguese } from '../../catalogue/phrase.ts'
import { type ProblemCode, problems } from '../../catalogue/problems.ts'
import { referencePage } from '../../catalogue/reference-page.ts'
import { sessionOperations, sessionPaths } from '../../catalogue/session/index.ts'
import { type SessionOperation, sessionProblems } from '../../catalogue/session/operation.ts'
import { Database } from '../../server/store/database.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { document as whole } from '../support/documented.ts'
import { addAluno } from '../support/people.ts'
import { type Institution, World } from '../support/world.ts'

const all: readonly SessionOperation[] = sessionOperations

interface Described {
  operationId: string
  parameters?: { name: string; in: string; description: string }[]
  requestBody?: unknown
  responses: Record<string, { content?: Record<string, { examples: Record<string, unknown> }> }>
}

const document = whole as unknown as {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, { properties?: Record<string, { description?: string }> }> }
}

const components = JSON.stringify(document.components)
const page = referencePage()

function leaves(shape: Shape): string[] {
  return Object.entries(shape).flatMap(([name, output]) =>
    'fields' in output ? leaves(output.fields) : [name],
  )
}

for (const operation of all) {
  const { id, path, method, query = {}, input = {}, output } = operation

  test(`${id} is in the OpenAPI document and on the reference page, with everything it declares`, () => {
    const described = document.paths[path]![method.toLowerCase()]!
    assert.equal(described.operationId, id)
    const parameters = new Map(described.parameters?.map((one) => [one.name, one.description]))
    for (const [name, field] of Object.entries(query))
      assert.equal(parameters.get(name), portuguese(field.text))
    assert.equal(parameters.has('X-CSRF-Token'), operation.access === 'change')
    const body = document.components.schemas[`${id}Pedido`]?.properties ?? {}
    for (const [name, field] of Object.entries(input))
      assert.ok(body[name]?.description?.startsWith(portuguese(field.text)), name)
    const told = Object.values(described.responses).flatMap(({ content }) =>
      Object.keys(content?.['application/json']?.examples ?? {}),
    )
    for (const code of sessionProblems(operation)) assert.ok(told.includes(code), code)
    assert.ok(page.includes(`<section class="operation" id="${id}"`))
    assert.ok(page.includes(`<span class="method">${method}</span> <code>${path}</code>`))
    if (output !== 'redirect') for (const name of leaves(output)) assert.ok(components.includes(`"${name}":`))
  })
}

test('every served path of the family is described exactly once', () => {
  const described = Object.keys(document.paths).filter((path) => path.startsWith('/sessao'))
  assert.deepEqual(described, [...sessionPaths().keys()])
  assert.equal(new Set(all.map(({ id }) => id)).size, all.length)
})

describe('the session family', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    await addAluno(world, client, 'mariana', { senha: 's', how: 'weak' })
  })
  after(() => world.close())

  const ask = async (operation: SessionOperation, headers: Record<string, string> = {}, body?: string) => {
    const browser = new Browser(world.base)
    if (operation.access !== 'open') {
      await browser.signIn(client.codigo, 'mariana', 's', { tipo: 'aluno' })
      if (operation.access === 'change') browser.headers['x-csrf-token'] = browser.csrf
    }
    const valid = JSON.stringify({ cliente: client.codigo, login: 'mariana', senha: 's' })
    const path = `${operation.path}?cliente=${client.codigo}`
    return browser.go(operation.method, path, operation.input ? (body ?? valid) : undefined, headers)
  }

  for (const [path, operations] of sessionPaths()) {
    it(`names the allowed methods of ${path}`, async () => {
      const methods = operations.map(({ method }) => method)
      for (const method of METHODS.filter((one) => !methods.some((known) => known === one))) {
        if (['CONNECT', 'TRACE', 'QUERY'].includes(method)) continue
        const { status, headers, body } = await new Browser(world.base).go(method, path)
        assert.deepEqual([status, headers.get('allow')], [405, methods.join(', ')], method)
        if (method !== 'HEAD') assert.equal(body.error.codigo, 'METODO_INVALIDO')
      }
    })
  }

  for (const operation of all) {
    it(`answers only declared problems when ${operation.id} fails, without details`, async () => {
      const { db, guests } = world.context
      const declared = sessionProblems(operation)
      const expect = (answer: Awaited<ReturnType<typeof ask>>, codes: ProblemCode[]) => {
        const code = answer.body?.error?.codigo as ProblemCode
        assert.ok(codes.includes(code) && declared.includes(code), codeOf(answer))
        assert.equal(answer.status, problems[code].status)
        assert.match(answer.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/)
        assert.equal(answer.headers.get('cache-control'), 'no-store')
      }
      if (operation.access !== 'open') {
        const browser = new Browser(world.base)
        expect(await browser.go(operation.method, operation.path), ['SESSAO_INVALIDA'])
      }
      // The session begins with a database; the request then has none.
      const nowhere = new Database({ connectionString: 'postgres://ninguem@127.0.0.1:1/nada' })
      const browser = new Browser(world.base)
      await browser.signIn(client.codigo, 'mariana', 's', { tipo: 'aluno' })
      browser.cookies.set('vinculo-oidc', 'A'.repeat(43))
      browser.cookies.set('vinculo-colaborador', 'A'.repeat(43))
      Object.assign(world.context, { db: nowhere, guests: nowhere })
      try {
        const path = `${operation.path}?cliente=${client.codigo}&state=${'A'.repeat(43)}`
        const own = { cliente: client.codigo, login: 'mariana', senha: 's' }
        const body = operation.input && { ...bodyExample(operation.input), ...own }
        const answer = await browser.go(operation.method, path, body, { 'x-csrf-token': browser.csrf })
        expect(answer, ['INDISPONIVEL'])
        assert.equal(answer.headers.get('retry-after'), '5')
      } finally {
        Object.assign(world.context, { db, guests })
        await nowhere.close()
      }
    })
  }

  it('parses bodies as strictly as every operation', async () => {
    const operation = all.find(({ id }) => id === 'EntraSessao')!
    assert.equal(codeOf(await ask(operation, {}, '{"a":1,}')), '400 JSON_INVALIDO')
    assert.equal(codeOf(await ask(operation, {}, '[]')), '400 CORPO_INVALIDO')
    assert.equal(codeOf(await ask(operation, { 'content-type': 'text/plain' })), '415 CONTEUDO_NAO_JSON')
    assert.equal(codeOf(await ask(operation, {}, `"${'x'.repeat(70_000)}"`)), '413 CORPO_GRANDE')
    assert.equal(codeOf(await ask(operation)), '200 OK')
  })
})
