import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operations } from '../../catalogue/index.ts'
import { rotuloOf } from '../../catalogue/labels.ts'
import {
  listingInput,
  listingOutput,
  recordInput,
  recordOutput,
} from '../../catalogue/management/envelopes.ts'
import { management } from '../../catalogue/management/index.ts'
import type { InputShape, ManagementOperation, Operation } from '../../catalogue/operation.ts'
import type { Shape } from '../../catalogue/output.ts'
import { alike, type Phrase, portuguese } from '../../catalogue/phrase.ts'
import { sessionOperations } from '../../catalogue/session/index.ts'
import type { SessionOperation } from '../../catalogue/session/operation.ts'
import { controlBody, inboundEnvelope, queryEnvelope } from '../../catalogue/wire/envelope.ts'

interface Labelled {
  rotulo?: Phrase | undefined
}

const ofInput = (shape: InputShape): [string, Labelled][] =>
  Object.entries(shape).flatMap(([name, part]) => {
    const inside = 'fields' in part ? part.fields : (part.items ?? {})
    return [[name, 'fields' in part ? {} : part] as [string, Labelled], ...ofInput(inside)]
  })

const ofShape = (shape: Shape): [string, Labelled][] =>
  Object.entries(shape).flatMap(([name, part]) => [
    [name, part] as [string, Labelled],
    ...('fields' in part ? ofShape(part.fields) : []),
  ])

function ofOperation(operation: Operation): [string, Labelled][] {
  switch (operation.family) {
    case 'inbound':
      return [...ofInput(inboundEnvelope), ...ofInput(operation.fields)]
    case 'query': {
      const shapes = [operation.element, ...Object.values(operation.formats ?? {})]
      return [...ofInput(queryEnvelope(operation)), ...shapes.flatMap(ofShape)]
    }
    case 'workforce':
      return [...ofInput(operation.input), ...ofShape(operation.output ?? {})]
    case 'control':
      return [...ofInput(controlBody(operation)), ...ofShape(operation.output)]
  }
}

function ofManagement(operation: ManagementOperation): [string, Labelled][] {
  if (operation.kind === 'command') return [...ofInput(operation.input), ...ofShape(operation.output)]
  if (operation.kind === 'listing')
    return [...ofInput(listingInput(operation)), ...ofShape(listingOutput(operation))]
  return [...ofInput(recordInput(operation)), ...ofShape(recordOutput(operation))]
}

const ofSession = ({ query = {}, input = {}, output }: SessionOperation): [string, Labelled][] => [
  ...ofInput(query),
  ...ofInput(input),
  ...(output === 'redirect' ? [] : ofShape(output)),
]

const all: readonly (readonly [string, readonly [string, Labelled][]])[] = [
  ...operations.map((one) => [one.id, ofOperation(one)] as const),
  ...management.map((one) => [one.id, ofManagement(one)] as const),
  ...sessionOperations.map((one) => [one.id, ofSession(one)] as const),
]

test('everything that people see has a short Portuguese label', () => {
  const wrong = all.flatMap(([id, parts]) =>
    parts.flatMap(([name, part]) => {
      const label = portuguese(rotuloOf(name, part))
      const good =
        label !== name &&
        label.length >= 2 &&
        label.length <= 40 &&
        /^[\p{Lu}\d]/u.test(label) &&
        !/[.:;]$/.test(label)
      return good ? [] : [`${id} ${name}: ${label}`]
    }),
  )
  assert.deepEqual(wrong, [])
})

test('a name has the same label in every operation', () => {
  assert.equal(portuguese(rotuloOf('ESIAL_NOME_SOCIAL', {})), 'Nome social')
  assert.equal(portuguese(rotuloOf('nomeSocial', {})), 'Nome social')
  const named = alike('Como se chama')
  assert.equal(rotuloOf('nomeSocial', { rotulo: named }), named)
})
