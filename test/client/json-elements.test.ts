import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { ElementCutter } from '../../client/json-elements.ts'
import { Unreachable } from '../../client/problem.ts'

/** Feeds a text in chunks of these lengths, repeatedly. */
function cut(text: string, name: string, lengths: readonly number[]) {
  const cutter = new ElementCutter(name)
  const found: string[] = []
  for (let at = 0, nth = 0; at < text.length; nth++) {
    const length = lengths[nth % lengths.length]!
    found.push(...cutter.push(text.slice(at, at + length)))
    at += length
  }
  return { found, around: cutter.end() }
}

describe('elements cut out of a JSON text', () => {
  const pieces = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 })

  it('are those of the list, wherever the text is split and whatever they contain', () => {
    const property = fc.property(fc.array(fc.jsonValue()), pieces, fc.boolean(), (list, lengths, spaced) => {
      const text = JSON.stringify(
        { 'a"[': 1, x: { elementos: list, total: 2 }, fim: ['y'] },
        null,
        spaced ? 2 : 0,
      )
      const { found, around } = cut(text, 'elementos', lengths)
      assert.deepEqual(
        found.map((one) => JSON.parse(one)),
        JSON.parse(JSON.stringify(list)),
      )
      assert.deepEqual(around, { 'a"[': 1, x: { elementos: [], total: 2 }, fim: ['y'] })
    })
    fc.assert(property, { numRuns: 300 })
  })

  it('are those of a text that is itself a list', () => {
    assert.deepEqual(cut(' [1, "a,]\\"", [2,3]] ', 'elementos', [1]).found, ['1', '"a,]\\""', '[2,3]'])
  })

  it('are given as written, with every digit of a number', () => {
    assert.deepEqual(cut('{"elementos":[{"n":12345678901234567890.10}]}', 'elementos', [4]).found, [
      '{"n":12345678901234567890.10}',
    ])
  })

  it('end with an error where the text is cut off, anywhere', () => {
    const whole = '{"x":{"elementos":[{"a":[1]},{"b":"]"}],"total":"2"}}'
    for (let length = 0; length < whole.length; length++) {
      assert.throws(() => cut(whole.slice(0, length), 'elementos', [7]), Unreachable, whole.slice(0, length))
    }
    assert.equal(cut(whole, 'elementos', [7]).found.length, 2)
  })

  it('are refused where one is missing between commas, or no list is found', () => {
    for (const text of ['{"elementos":[1,,2]}', '{"elementos":[1,]}', '{"outros":[1]}', '"elementos"']) {
      assert.throws(() => cut(text, 'elementos', [3]), Unreachable, text)
    }
  })

  it('are held one at a time: memory is constant for any list, and an endless element is refused', () => {
    const cutter = new ElementCutter('elementos')
    cutter.push('{"elementos":[')
    let count = 0
    for (let nth = 0; nth < 100_000; nth++) count += cutter.push(`{"nth":${nth}},`).length
    assert.equal(count, 100_000)
    cutter.push('"')
    const piece = 'x'.repeat(2 ** 22)
    assert.throws(() => {
      for (let nth = 0; nth < 20; nth++) cutter.push(piece)
    }, Unreachable)
  })
})
