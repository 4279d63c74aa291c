import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { aroundChanges, lineChanges } from '../../console/derive/line-changes.ts'

const words = (changes: ReturnType<typeof lineChanges>) =>
  changes!.map(({ kind, text, line }) => `${kind} ${line} ${text}`)

describe('changes between two texts', () => {
  it('are removed and added lines, with the numbers of their text', () => {
    assert.deepEqual(words(lineChanges('a\nb\nc', 'a\nx\nc\nd')), [
      'same 1 a',
      'removed 2 b',
      'added 2 x',
      'same 3 c',
      'added 4 d',
    ])
  })

  it('give both texts again, whatever they are', () => {
    const text = fc
      .array(fc.constantFrom('', 'a', 'b', 'CLÁUSULA'), { maxLength: 12 })
      .map((all) => all.join('\n'))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const changes = lineChanges(before, after)!
        const without = (kind: string) =>
          changes
            .filter((one) => one.kind !== kind)
            .map((one) => one.text)
            .join('\n')
        assert.equal(without('added'), before)
        assert.equal(without('removed'), after)
        if (before === after) assert.deepEqual(aroundChanges(changes), [])
      }),
    )
  })

  it('are shown with the lines beside them only', () => {
    const changes = lineChanges('a\nb\nc\nd\ne', 'a\nb\nx\nd\ne')!
    assert.deepEqual(
      aroundChanges(changes).map(({ text }) => text),
      ['b', 'c', 'x', 'd'],
    )
  })

  it('are not sought in texts that would take long', () => {
    const long = 'a\n'.repeat(2_100)
    assert.equal(lineChanges(long, long), undefined)
  })
})
