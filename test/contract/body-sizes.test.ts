import assert from 'node:assert/strict'
import test from 'node:test'
import type { Field } from '../../catalogue/fields.ts'
import { management } from '../../catalogue/management/index.ts'
import type { InputShape } from '../../catalogue/operation.ts'
import { longestObject, roomForBody } from '../../server/http/body/declared-size.ts'

/** A typical text for a field, with a multi-byte character. */
const usual = ({ length }: Field) => 'á'.repeat(Math.min(length, 12))

/** A body with every list at its declared length. */
const fullest = (shape: InputShape): object =>
  Object.fromEntries(
    Object.entries(shape).map(([name, part]) => {
      if ('fields' in part) return [name, fullest(part.fields)]
      if (!part.most) return [name, usual(part)]
      const { items } = part
      return [name, Array.from({ length: part.most }, () => (items ? fullest(items) : usual(part)))]
    }),
  )

test('the body limit holds every list of a command at its declared length', () => {
  const inputs = management.flatMap((one) => (one.kind === 'command' ? [[one.id, one.input] as const] : []))
  const small = inputs.filter(
    ([, input]) => Buffer.byteLength(JSON.stringify(fullest(input))) > roomForBody(input),
  )
  assert.deepEqual(
    small.map(([id]) => id),
    [],
  )
  assert.ok(inputs.every(([, input]) => roomForBody(input) <= longestObject))
  assert.ok(inputs.some(([, input]) => roomForBody(input) > 2 ** 17))
})
