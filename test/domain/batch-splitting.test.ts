import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { render } from '../../catalogue/render.ts'
import type { CutBody } from '../../server/inbound/receive/body.ts'
import { cutBody } from '../../server/inbound/receive/cut.ts'
import { parsePart } from '../../server/inbound/write/part-store.ts'
import type { Json } from '../../server/json/parse.ts'
import { JsonError } from '../../server/json/scanner.ts'

const cut = (text: string) => cutBody(Buffer.from(text), { list: 'LISTA' })!

/** All records of a body, parsed part by part. */
function records(text: string, { parts }: CutBody): Json[] {
  const bytes = Buffer.from(text)
  return parts.flatMap(({ start, end, wide }) => parsePart(bytes.subarray(start, end).toString(), wide))
}

/** The sentence of a refused body, as its sender reads it. */
const refuses = (cutting: () => unknown, sentence: RegExp) =>
  assert.throws(cutting, (error) => error instanceof JsonError && sentence.test(render(error.said, 'pt')))

describe('splitting a batch', () => {
  it('finds the list and the known scalars around it in any order, and nothing else', () => {
    for (const text of [
      '{"TOKEN":"t","RETORNO":"","N":7,"SIMULAR":true,"cliente":null,"LISTA":[{"a":1}]}',
      ' \n{ "LISTA" : [ {"a":1} ] , "TOKEN":"t","RETORNO":"","N":7,"SIMULAR":true,"cliente":null } ',
      '\ufeff{"TOKEN":"t","RETORNO":"","\\u004cISTA":[{"a":1}],"N":7,"\\u0053IMULAR":true,"cliente":null}',
    ]) {
      const body = cut(text)
      assert.deepEqual(body.envelope, { TOKEN: 't', RETORNO: '', SIMULAR: true, cliente: null })
      assert.deepEqual([body.list, body.records], ['ok', 1])
      assert.deepEqual(records(text, body), [{ a: 1 }])
    }
  })

  it('distinguishes a missing list from a value that is no list', () => {
    assert.equal(cut('{}').list, 'missing')
    assert.equal(cut('{"lista":[],"X":{"LISTA":[]}}').list, 'missing')
    for (const wrong of ['null', '1', '"x"', '{}', 'true'])
      assert.equal(cut(`{"LISTA":${wrong}}`).list, 'invalid')
  })

  it('refuses a record that needs much memory for few bytes, and counts nothing around the records', () => {
    const many = (count: number, value = '{}') => `[${Array(count).fill(value).join()}]`
    const listOf = (count: number) => cut(`{"LISTA":[{"a":${many(count)}}]}`).records
    assert.equal(listOf(10_000), 1)
    refuses(() => listOf(10_001), /há uma lista com mais de 10000 elementos/)
    const valuesOf = (lists: number) => cut(`{"LISTA":[1,${many(lists, many(9_998))},1]}`).records
    assert.equal(valuesOf(10), 3)
    refuses(() => valuesOf(11), /há um registro com mais de 100000 valores/)
    const lone = Buffer.from(`{"LISTA":{"a":${many(11, many(9_998))}}}`)
    refuses(() => cutBody(lone, { list: 'LISTA', lone: true }), /100000 valores/)
    assert.equal(cut(`{"LISTA":${many(100_001)}}`).records, 100_001)
    assert.equal(cut(`{"OUTRA":${many(100_001)}}`).list, 'missing')
  })

  it('returns nothing for a body that is no object, but validates it', () => {
    for (const text of ['[]', '"x"', '1', 'null', ' [{"LISTA":[]}] '])
      assert.equal(cutBody(Buffer.from(text), { list: 'LISTA' }), undefined)
    refuses(() => cut('[1,]'), /valor inesperado/)
    refuses(() => cut('[] x'), /há texto depois do fim/)
  })

  it('refuses errors anywhere in the body', () => {
    refuses(() => cut('{"LISTA":[],"LISTA":[]}'), /chave repetida/)
    refuses(() => cut('{"LISTA":[{"a":1,"a":2}]}'), /chave repetida.*: "a" \(byte 21, registro 1\)$/)
    refuses(() => cut('{"LISTA":[{"a":1},{"a":2},{"b":{"c":1,"c":2}}]}'), /"c" \(byte \d+, registro 3\)$/)
    refuses(() => cut('{"LISTA":[{"a":1} {"a":2}]}'), /fim da lista \(byte 19\)$/)
    refuses(() => cut('{"LISTA":[{"a":1}],"x":{"b":1,"b":2}}'), /"b" \(byte \d+\)$/)
    refuses(() => cut('{"LISTA":[{"a":1}'), /esperava vírgula ou fim da lista/)
    refuses(() => cut('{"LISTA":[{"a":1},]}'), /valor inesperado/)
    refuses(() => cut('{"LISTA":[]} x'), /há texto depois do fim/)
    refuses(() => cutBody(Uint8Array.from([0x7b, 0xff, 0x7d]), { list: 'LISTA' }), /UTF-8/)
  })

  it('keeps no nested, huge or prototype-changing value of the envelope', () => {
    const body = cut(
      `{"RETORNO":{"x":1},"SIMULAR":[1],"cliente":"${'x'.repeat(5_000)}","__proto__":"p","LISTA":[]}`,
    )
    // Present but empty: such a value is no credential and no label.
    assert.deepEqual(body.envelope, { RETORNO: {}, SIMULAR: {}, cliente: {} })
    assert.equal(Object.getPrototypeOf(body.envelope), Object.prototype)
    assert.equal(cut('{"RETORNO":12345678901234567890,"LISTA":[]}').envelope.RETORNO, '12345678901234567890')
  })

  it('reads at most one record more than the limit', () => {
    const body = Buffer.from(`{"LISTA":[{},{},{},{},${'é'.repeat(10)}`)
    const { records, list } = cutBody(body, { list: 'LISTA' }, 3)!
    assert.deepEqual([list, records], ['ok', 4])
    refuses(() => cutBody(body, { list: 'LISTA' }, 4), /valor inesperado/)
  })

  it('refuses objects with more than a thousand fields', () => {
    const object = (count: number) => `{${Array.from({ length: count }, (_, at) => `"c${at}":${at}`).join()}`
    assert.equal(cut(`${object(999)},"LISTA":[${object(1_000)}}]}`).records, 1)
    refuses(() => cut(`${object(1_000)},"LISTA":[]}`), /mais de 1000 campos/)
    refuses(() => cut(`{"LISTA":[${object(1_001)}}]}`), /mais de 1000 campos/)
  })

  it('makes small parts first and then parts of 4,000 records, numbered from 1', () => {
    for (const [count, firsts] of [
      [0, []],
      [1, [1]],
      [500, [1]],
      [501, [1, 501]],
      [9_000, [1, 501, 1_501, 3_501, 7_501]],
      [12_000, [1, 501, 1_501, 3_501, 7_501, 11_501]],
    ] as const) {
      const text = JSON.stringify({ LISTA: Array.from({ length: count }, (_, index) => ({ n: index })) })
      const body = cut(text)
      assert.equal(body.records, count)
      assert.deepEqual(
        body.parts.map(({ first }) => first),
        firsts,
      )
      assert.equal(
        body.parts.reduce((sum, part) => sum + part.records, 0),
        count,
      )
      assert.deepEqual(
        records(text, body).map((record) => (record as { n: number }).n),
        Array.from({ length: count }, (_, index) => index),
      )
    }
  })

  it('ends a part before 4 MiB, and keeps a single larger record whole', () => {
    const big = 'x'.repeat(2 ** 20)
    const text = JSON.stringify({
      LISTA: [...Array.from({ length: 9 }, () => big), 'y'.repeat(5 * 2 ** 20), 'z'],
    })
    const body = cut(text)
    assert.deepEqual(
      body.parts.map(({ first, records }) => [first, records]),
      [
        [1, 3],
        [4, 3],
        [7, 3],
        [10, 1],
        [11, 1],
      ],
    )
    assert.deepEqual(
      records(text, body).map((record) => String(record).length),
      [...Array.from({ length: 9 }, () => 2 ** 20), 5 * 2 ** 20, 1],
    )
  })

  it('marks only the part with a wide number, and keeps its digits', () => {
    const list = Array.from({ length: 8_001 }, (_, index) => (index === 4_500 ? '12345678901234567890' : '7'))
    const text = `{"LISTA":[${list.join()}]}`
    const body = cut(text)
    assert.deepEqual(
      body.parts.map(({ wide }) => wide),
      [false, false, false, true, false],
    )
    assert.equal(records(text, body)[4_500], '12345678901234567890')
  })

  it('returns any records exactly, however they are written', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 3 })), fc.constantFrom('', ' ', '\n'), (list, indent) => {
        const text = JSON.stringify({ A: 1, LISTA: list }, null, indent)
        fc.pre(!/\d[\d.e+-]{14}/.test(text))
        const body = cut(text)
        assert.equal(body.records, list.length)
        assert.deepEqual(records(text, body), JSON.parse(JSON.stringify(list)))
      }),
      { numRuns: 300 },
    )
  })
})
