import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { BaseResolver, createConfig, lintDocument, Source } from '@redocly/openapi-core'
import type { Field } from '../../catalogue/fields.ts'
import { operations } from '../../catalogue/index.ts'
import { integrationOpenApi, openApi } from '../../catalogue/openapi.ts'
import {
  type InboundOperation,
  type InputShape,
  type Operation,
  pathOf,
  type QueryOperation,
} from '../../catalogue/operation.ts'
import type { Shape } from '../../catalogue/output.ts'
import { alike, portuguese } from '../../catalogue/phrase.ts'
import { problems } from '../../catalogue/problems.ts'
import { fieldSchema } from '../../catalogue/schema.ts'
import { inboundEnvelope, queryEnvelope, recordsText } from '../../catalogue/wire/envelope.ts'
import { readerOf } from '../../server/records/readers.ts'
import { Report } from '../../server/records/report.ts'
import { answerOf, documented, emitted, objections, document as read } from '../support/documented.ts'

interface Schema {
  $ref?: string
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

interface Body {
  content: { 'application/json': { schema: Schema } }
}

interface Document {
  paths: Record<string, { post: { operationId: string; requestBody: Body; responses: { 200: Body } } }>
  components: Record<string, Record<string, Schema>>
}

const all: readonly Operation[] = operations
const document = read as unknown as Document
const integration = JSON.parse(JSON.stringify(integrationOpenApi())) as Document

/** The document in named parts, so that a difference can be named. */
function pieces(whole: Document): Map<string, string> {
  const { paths, components, ...rest } = whole
  const sections = { rest, paths, ...components }
  const named = Object.entries(sections).flatMap(([section, parts]) =>
    Object.entries(parts).map(([name, part]) => [`${section}/${name}`, JSON.stringify(part)] as const),
  )
  return new Map(named)
}

const inputOf = (operation: Exclude<Operation, QueryOperation>): InputShape =>
  operation.family === 'inbound' ? { ...inboundEnvelope, ...operation.fields } : operation.input

/** Every input field, also in elements of lists and in objects. */
function fieldsIn(shape: InputShape): [string, Field][] {
  return Object.entries(shape).flatMap(([name, entry]): [string, Field][] => {
    if ('fields' in entry) return fieldsIn(entry.fields)
    return [[name, entry], ...fieldsIn(entry.items ?? {})]
  })
}

const told = '"totalElementos":"1"'

describe('the OpenAPI document', () => {
  test('equals the reviewed snapshot', () => {
    const file = new URL('openapi.snapshot.json', import.meta.url)
    if (process.env.UPDATE_SNAPSHOT === '1') writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
    const [reviewed, current] = [pieces(JSON.parse(readFileSync(file, 'utf8')) as Document), pieces(document)]
    const names = new Set([...reviewed.keys(), ...current.keys()])
    const changed = [...names].filter((name) => reviewed.get(name) !== current.get(name))
    const advice =
      'The emitted OpenAPI differs from the reviewed snapshot in the pieces named below. If the change is meant, ' +
      'run UPDATE_SNAPSHOT=1 npm test -- test/contract/openapi.test.ts and review the diff of the snapshot.'
    assert.equal(changed.length, 0, `${advice}\n${changed.join('\n')}`)
  })

  test('is deterministic', () => {
    assert.equal(JSON.stringify(openApi()), emitted)
  })

  test('passes the recommended rules of the public linter without warnings', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      // The test below validates examples, with each schema compiled once.
      rules: { 'info-contact': 'error', 'no-invalid-media-type-examples': 'off' },
    })
    const lint = async (parsed: Document) => {
      // Parsed here, because the linter parses JSON as YAML, which is slow.
      const document = { source: new Source('/openapi.json', ''), parsed }
      const externalRefResolver = new BaseResolver(config.resolve)
      const found = await lintDocument({ document, config, externalRefResolver })
      return found.map(({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer}`)
    }
    // Operations that redirect the browser succeed with a redirect.
    const redirects = ['/sessao/oidc', '/sessao/oidc/retorno'].map(
      (path) =>
        'operation-2xx-response: Operation must have at least one `2XX` response. at ' +
        `#/paths/${path.replaceAll('/', '~1')}/get/responses`,
    )
    assert.deepEqual(await lint(document), redirects)
    assert.deepEqual(await lint(integration), [])
    // Checks that the rules are active.
    const [[path, { post }] = assert.fail()] = Object.entries(document.paths)
    const nameless = { ...document, paths: { [path]: { post: { ...post, operationId: 'não vale' } } } }
    const objected = await lint({ ...nameless, components: {} })
    assert.ok(objected.some((one) => one.startsWith('operation-operationId-url-safe')))
  })

  test('for integrators has their operations, as in the complete one, and nothing of the console', () => {
    assert.deepEqual(Object.keys(integration.paths), all.map(pathOf))
    for (const [path, item] of Object.entries(integration.paths))
      assert.deepEqual(item, document.paths[path], path)
    const text = JSON.stringify(integration)
    const referred = new Set([...text.matchAll(/"#\/components\/([^"]+)"/g)].map(([, name]) => name!))
    const defined = Object.entries(integration.components).flatMap(([kind, parts]) =>
      kind === 'securitySchemes' ? [] : Object.keys(parts).map((name) => `${kind}/${name}`),
    )
    assert.deepEqual(
      [...referred].filter((name) => !defined.includes(name)),
      [],
    )
    assert.deepEqual(
      defined.filter((name) => !referred.has(name)),
      [],
    )
    for (const [kind, parts] of Object.entries(integration.components)) {
      for (const [name, part] of Object.entries(parts))
        assert.deepEqual(part, document.components[kind]![name], name)
    }
    assert.doesNotMatch(text, /"\/gestao\/|"\/sessao/)
    assert.ok(text.length < JSON.stringify(document).length / 2)
    assert.equal(JSON.stringify(integrationOpenApi()), text)
  })

  test('has no example that violates its schema', () => {
    let count = 0
    let counting = 0
    const seen = new Set<string>()
    for (const { path, described } of documented) {
      const answers = Object.keys(described.responses).map((status) => answerOf(described, Number(status)))
      for (const media of [described.requestBody?.content?.['application/json'], ...answers]) {
        for (const [name, { value }] of Object.entries(media?.examples ?? {})) {
          count++
          const text = JSON.stringify(value)
          if (text.includes(told)) counting++
          // Many operations share the examples of common refusals.
          const same = JSON.stringify(media!.schema) + text
          if (seen.has(same)) continue
          seen.add(same)
          assert.deepEqual(objections(media!.schema, value), [], `${path} ${name}`)
          // A total declared as text must not accept a number.
          if (!text.includes(told)) continue
          assert.notDeepEqual(
            objections(media!.schema, JSON.parse(text.replace(told, told.replaceAll('"1"', '1')))),
            [],
          )
        }
      }
    }
    assert.ok(count > 5_000 && counting > 20, `${count} examples, ${counting} with a total`)
  })

  test('accepts JSON booleans exactly where they are read', () => {
    const context = { zone: 'America/Sao_Paulo', today: '2026-03-02', suspicious: true }
    const reads = (field: Field) => {
      const report = new Report()
      readerOf(field)(true, 'campo', report, context)
      return field.booleans === true || report.count === 0
    }
    const takes = (field: Field) => objections(fieldSchema(field), true).length === 0
    const fields = all.flatMap((operation) =>
      fieldsIn(operation.family === 'query' ? queryEnvelope(operation) : inputOf(operation)).map(
        ([name, field]) => ({ name: `${operation.id} ${name}`, field }),
      ),
    )
    assert.deepEqual(
      fields.filter(({ field }) => reads(field) !== takes(field)).map(({ name }) => name),
      [],
    )
    assert.ok(fields.some(({ field }) => takes(field)))
  })

  test('has every operation exactly once', () => {
    const ids = Object.entries(document.paths)
      // Sessions have other paths, and staff have some operations a second time.
      .filter(([path]) => !/^\/(sessao|gestao)/.test(path))
      .map(([path, item]) => `${path} ${item.post.operationId}`)
    assert.deepEqual(ids.sort(), all.map((operation) => `${pathOf(operation)} ${operation.id}`).sort())
  })

  test('has every problem of a known operation somewhere', () => {
    const told = new Set([...emitted.matchAll(/"([A-Z_]+)":\{/g)].map(([, code]) => code!))
    const missing = Object.keys(problems).filter((code) => !told.has(code))
    assert.deepEqual(missing, ['OPERACAO_DESCONHECIDA'])
  })
})

function resolved(schema: Schema): Schema {
  if (!schema.$ref) return schema
  const [, , section, name] = schema.$ref.split('/') as [string, string, string, string]
  return document.components[section]![name]!
}

/** Descriptions by path of a property. */
function describedPaths(
  schema: Schema,
  path = '',
  found = new Map<string, string[]>(),
): Map<string, string[]> {
  const own = resolved(schema)
  for (const choice of [...(own.anyOf ?? []), ...(own.oneOf ?? [])]) describedPaths(choice, path, found)
  if (own.items) describedPaths(own.items, path, found)
  for (const [name, property] of Object.entries(own.properties ?? {})) {
    const below = `${path}/${name}`
    found.set(below, [...(found.get(below) ?? []), property.description ?? ''])
    describedPaths(property, below, found)
  }
  return found
}

/** The records of a batch as a group of fields. */
const group = (operation: InboundOperation) => ({
  text: alike(recordsText(operation)),
  fields: operation.fields,
})

function assertDescribed(found: Map<string, string[]>, path: string, text: string) {
  const described = found.get(path)?.some((description) => description.startsWith(text))
  assert.ok(described, `${path} is not described as "${text}"`)
}

function assertInput(found: Map<string, string[]>, shape: InputShape, path: string) {
  for (const [name, entry] of Object.entries(shape)) {
    assertDescribed(found, `${path}/${name}`, portuguese(entry.text))
    if ('fields' in entry) assertInput(found, entry.fields, `${path}/${name}`)
  }
}

function assertOutput(found: Map<string, string[]>, shape: Shape, path: string) {
  for (const [name, output] of Object.entries(shape)) {
    if ('fields' in output) assertOutput(found, output.fields, `${path}/${name}`)
    else assertDescribed(found, `${path}/${name}`, portuguese(output.text))
  }
}

describe('every declared field is in the document', () => {
  for (const operation of all) {
    test(operation.id, () => {
      const { requestBody, responses } = document.paths[pathOf(operation)]!.post
      const input = describedPaths(requestBody.content['application/json'].schema)
      const output = describedPaths(responses[200].content['application/json'].schema)
      switch (operation.family) {
        case 'inbound':
          assertInput(input, { ...inboundEnvelope, [operation.list]: group(operation) }, '')
          assert.ok(output.has('/MsgRetorno'))
          break
        case 'query': {
          for (const [name, filter] of Object.entries(operation.filters))
            assertDescribed(input, `/${name}`, portuguese(filter.field.text))
          // A look-up has no period.
          const days = operation.period === 'none' ? [] : ['dataInicio', 'dataFim']
          for (const name of ['token', 'cliente', ...days, 'quantidade', 'pagina'])
            assert.ok(input.has(`/${name}`), name)
          const around = operation.wrapper.kind === 'A' ? `/${operation.wrapper.name}` : ''
          for (const shape of [operation.element, ...Object.values(operation.formats ?? {})])
            assertOutput(output, shape, `${around}/elementos`)
          break
        }
        case 'workforce':
          assertInput(input, operation.input, '')
          if (operation.output) assertOutput(output, operation.output, '')
          break
        case 'control':
          assertInput(input, operation.input, '')
          assertOutput(output, operation.output, '')
          assert.equal(output.has('/response'), operation.response)
      }
    })
  }
})
