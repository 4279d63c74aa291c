import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { operations } from '../../catalogue/index.ts'
import { answerExamples, requestExamples } from '../../catalogue/openapi/examples.ts'
import { openApi } from '../../catalogue/openapi.ts'
import { type Group, type Operation, pathOf } from '../../catalogue/operation.ts'
import { inLanguage, portuguese } from '../../catalogue/phrase.ts'
import { html } from '../../catalogue/reference/html.ts'
import { referencePage } from '../../catalogue/reference-page.ts'
import { projectRoot } from '../../server/config/config.ts'
import {
  authenticationOperations,
  deprecatedOperations,
  type InterfaceGroup,
  interfaceOperations,
} from '../support/interface-catalogue.ts'
import { openPoints } from '../support/open-points.ts'

const all: readonly Operation[] = operations
const byPath = new Map(all.map((operation) => [pathOf(operation), operation]))
const listed = [...interfaceOperations, ...authenticationOperations]
const paths = listed.map(({ path }) => path)
const declared = paths.flatMap((path) => byPath.get(path) ?? [])

/** Our group for each group of the document. */
const ours: Readonly<Record<InterfaceGroup, Group>> = {
  'Authentication (platform)': 'auth',
  'Financial integrations': 'financial',
  'Academic module integrations': 'academic',
  'Data query integrations': 'query',
  'Service integrations': 'service',
  'Recruitment integrations': 'recruitment',
  'Workforce: employees': 'workforce',
  'Workforce: access': 'workforce',
  'Workforce: schedules': 'workforce',
  'Workforce: vacancies': 'workforce',
  'Workforce: reports': 'workforce',
}

describe('the catalogue of the interface document', () => {
  it('has 69 operations, all of them and the authentication at our addresses', () => {
    assert.equal(new Set(interfaceOperations.map(({ path }) => path)).size, 69)
    assert.deepEqual(
      paths.filter((path) => !byPath.has(path)),
      [],
    )
  })

  it('has our groups, with Webhook under its related operations', () => {
    const elsewhere = listed.filter(({ group, path }) => byPath.get(path)!.group !== ours[group])
    assert.deepEqual(
      elsewhere.map(({ id }) => id),
      ['Webhook'],
    )
    const deprecated = all.filter((operation) => operation.deprecated).map(({ id }) => id)
    assert.deepEqual(deprecated.toSorted(), deprecatedOperations.toSorted())
  })

  it('is described in both languages, in the reference and in the OpenAPI document', () => {
    const page = referencePage()
    const { paths: documented } = openApi() as { paths: Record<string, { post: Row }> }
    for (const operation of declared) {
      const { id, title, description } = operation
      const english = { title: inLanguage(title, 'en'), text: inLanguage(description, 'en') }
      const texts = [portuguese(title), portuguese(description), english.title, english.text]
      assert.ok(
        texts.every((text) => text.trim().length > 3),
        id,
      )
      assert.equal(new Set(texts).size, texts.length, id)
      const { summary, 'x-ingles': other } = documented[pathOf(operation)]!.post
      assert.deepEqual(
        [summary, other],
        [portuguese(title), { summary: english.title, description: english.text }],
      )
      assert.ok(page.includes(escaped(`${english.title}. ${english.text}`)), id)
    }
  })

  it('names the schemas of the authentication, which requests and answers reference', () => {
    const { paths: documented, components } = openApi() as {
      paths: Record<string, { post: { requestBody: unknown; responses: Row } }>
      components: { schemas: Row }
    }
    const used = authenticationOperations.flatMap(({ path }) => {
      const { requestBody, responses } = documented[path]!.post
      return JSON.stringify([requestBody, responses[200]]).match(/(?<=schemas\/)\w+/g) ?? []
    })
    // The document names no request schema of ValidateToken.
    assert.deepEqual(
      ['GetTokenRequest', 'TokenResponse', 'ValidateTokenPedido', 'ValidateTokenResponse'],
      used.filter((name) => name in components.schemas),
    )
  })

  it('has an executed example of each operation with a successful answer', () => {
    // test/contract/examples.test.ts sends every example and compares its answer.
    for (const operation of declared) {
      assert.notEqual(Object.keys(requestExamples(operation)).length, 0, operation.id)
      const [answer] = Object.values(answerExamples(operation))
      assert.ok(answer, operation.id)
      assert.deepEqual(failureOf(answer.value as Row), undefined, operation.id)
    }
  })
})

describe('what the interface document leaves open', () => {
  const text = readFileSync(join(projectRoot, 'docs/DECISIONS.md'), 'utf8')
  /** Anchors of table rows, with their decision. */
  const decided = text.split('\n').flatMap((line) => {
    const [first = '', decision = ''] = line.startsWith('| ') ? line.slice(2).split(' | ') : []
    return [...first.matchAll(/<a id="([a-z-]+)"><\/a>/g)].map(([, anchor]) => ({
      anchor: anchor!,
      decision,
    }))
  })

  it('is decided point by point under a stable anchor', () => {
    assert.deepEqual(
      decided.map(({ anchor }) => anchor).toSorted(),
      openPoints.map(({ anchor }) => anchor).toSorted(),
    )
    assert.equal(new Set(openPoints.map(({ anchor }) => anchor)).size, openPoints.length)
    for (const { anchor, decision } of decided) assert.notEqual(decision.trim(), '', anchor)
  })

  it('is marked for each operation: no body of an operation that is only named is attributed to the document', () => {
    const met = new Set(openPoints.flatMap((point) => point.operations))
    assert.deepEqual([...met].toSorted(), interfaceOperations.map(({ id }) => id).toSorted())
    const bodies = openPoints.filter(({ anchor }) => anchor.startsWith('named-'))
    assert.equal(bodies.flatMap((point) => point.operations).length, 69 - 6 - 1)
  })
})

type Row = Record<string, unknown>

/** HTML-escaped. */
const escaped = (text: string) => html`${text}`.text

/** The error of an answer in the shape of any family. */
function failureOf(answer: Row): unknown {
  const { error, response } = answer as { error?: Row; response?: Row }
  if (error && Object.keys(error).length > 0) return error
  return response && response.statusCode !== 200 ? response : undefined
}
