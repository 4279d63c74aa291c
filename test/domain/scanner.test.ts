import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { render } from '../../catalogue/render.ts'
import { type Json, parseStrict } from '../../server/json/parse.ts'
import { JsonError } from '../../server/json/scanner.ts'

const parse = (text: string) => parseStrict(Buffer.from(text))

function refusal(text: string | Uint8Array): string {
  try {
    parseStrict(typeof text === 'string' ? Buffer.from(text) : text)
  } catch (error) {
    assert.ok(error instanceof JsonError, String(error))
    return render(error.said, 'pt')
  }
  return 'accepted'
}

/** Number of keys in a text; a value with repeated keys has fewer. */
const keysIn = (text: string) =>
  [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/gs)].filter(([, colon]) => colon !== undefined).length
const keysOf = (value: Json): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>(
        (sum, one) => sum + keysOf(one),
        Array.isArray(value) ? 0 : Object.keys(value).length,
      )
    : 0

describe('strict JSON', () => {
  it('parses every form of the grammar', () => {
    const texts = [
      '{}',
      '[]',
      ' \t\r\n{ "a" : [ 1 , -0 , 0.5 , 1e3 , 1E+3 , 2e-7 ] } \n',
      '"\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83D\\uDE00\\ud800"',
      '"\u007f\u0085\u2028é😀"',
      '[true,false,null,""]',
      '{"":{"":{}}}',
      '{"a":{"a":1},"b":[{"a":1},{"a":2}]}',
      '0',
      '-12.25e-2',
    ]
    for (const text of texts) assert.deepEqual(parse(text), JSON.parse(text), text)
  })

  it('skips a leading byte order mark', () => {
    assert.deepEqual(parse('\ufeff{"a":1}'), { a: 1 })
  })

  const refused: Record<string, string[]> = {
    'o texto termina antes da hora': ['', '  ', '[', '[1,', '{"a":'],
    'valor inesperado': [
      'x',
      'tru',
      'nul',
      'NaN',
      'Infinity',
      '+1',
      '.5',
      "'a'",
      '[,1]',
      '[1,]',
      'undefined',
      'True',
    ],
    'esperava o nome de um campo': ['{', '{a:1}', '{"a":1,}', '{1:2}', '{,}'],
    'esperava dois-pontos': ['{"a"}', '{"a" 1}', '{"a"=1}'],
    'esperava vírgula ou fim do objeto': ['{"a":1 "b":2}', '{"a":1', '{"a":1]', '{"a":01}'],
    'esperava vírgula ou fim da lista': ['[1 2]', '[1', '[1}', '[01]', '[1.2.3]', '[1/**/]'],
    'um texto não termina': ['"', '"abc', '"\\"'],
    'há um caractere de controle dentro de um texto': ['"a\nb"', '"\u0000"', '"\t"', '{"a\u001f":1}'],
    'há um escape \\u malformado': ['"\\u12"', '"\\u12G4"', '"\\u{1F600}"', '"\\u'],
    'há um escape desconhecido': ['"\\x41"', '"\\a"', '"\\', '"\\ "'],
    'há um número malformado': ['-', '1.', '1e', '1e+', '-a', '[1.e3]'],
    'há texto depois do fim': ['{} {}', '1 2', '[]]', '01', '{}\u00a0', '{}\u0000'],
    'há uma chave repetida no mesmo objeto': [
      '{"a":1,"a":1}',
      '{"a":1,"b":2,"a":3}',
      '{"a":1,"\\u0061":2}',
      '{"\\u00e9":1,"é":2}',
      '{"a\\/b":1,"a/b":2}',
      '{"":1,"":2}',
      '{"__proto__":1,"__proto__":2}',
      '[{"a":1,"b":2},{"a":1,"b":2,"a":3}]',
      '[{"a":1,"b":2},{"a":1,"a":2}]',
      '[{"a":1,"b":2},{"b":1,"a":2,"b":3}]',
      '{"x":{"y":[{"a":{"b":1,"b":2}}]}}',
    ],
  }
  for (const [reason, texts] of Object.entries(refused)) {
    it(`refuses with the reason "${reason}"`, () => {
      for (const text of texts)
        assert.equal(refusal(text).replace(/(: ".*")? \(byte \d+\)$/s, ''), reason, text)
    })
  }

  it('names the byte of the error, and the repeated key', () => {
    assert.equal(refusal('{"é":x}'), 'valor inesperado (byte 7)')
    assert.equal(refusal('{"NOME":1,"NOME":2}'), 'há uma chave repetida no mesmo objeto: "NOME" (byte 17)')
    for (const key of ['a\\nb', 'senha dela', 'x#1', '12345678900', 'x'.repeat(5_000)]) {
      assert.match(refusal(`{"${key}":1,"${key}":2}`), /^há uma chave repetida no mesmo objeto \(byte \d+\)$/)
    }
  })

  it('reports a compressed text without its header', () => {
    assert.equal(refusal(gzipSync('{}')), 'parece gzip; falta Content-Encoding: gzip')
  })

  it('refuses invalid UTF-8', () => {
    for (const bytes of [
      [0x22, 0xe9, 0x22],
      [0x22, 0xc0, 0x80, 0x22],
      [0x22, 0xed, 0xa0, 0x80, 0x22],
      [0xff],
    ]) {
      assert.equal(refusal(Uint8Array.from(bytes)), 'o texto não está em UTF-8')
    }
  })

  it('allows 32 levels, refuses 33, and survives any depth', () => {
    const nested = (open: string, close: string, levels: number) =>
      `${open.repeat(levels)}1${close.repeat(levels)}`
    assert.equal(refusal(nested('[', ']', 32)), 'accepted')
    assert.equal(refusal(nested('{"a":', '}', 32)), 'accepted')
    for (const levels of [33, 34, 100_000]) {
      assert.match(refusal(nested('[', ']', levels)), /^há mais de 32 níveis/)
      assert.match(refusal(nested('{"a":', '}', levels)), /^há mais de 32 níveis/)
    }
  })

  it('keeps every digit of a number too wide for JavaScript', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (number) => {
        const [{ n }] = parse(`[{"n":${number}}]`) as [{ n: Json }]
        assert.equal(String(n), String(number))
      }),
    )
    assert.deepEqual(parse('[123456789012345,0.1,"1234567890123456789"]'), [
      123456789012345,
      0.1,
      '1234567890123456789',
    ])
    assert.deepEqual(parse('{"a":9007199254740993,"b":1}'), { a: '9007199254740993', b: 1 })
  })

  it('accepts what JSON.parse accepts, with the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom('', ' ', '\t', '  '), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        // Wide numbers are returned as digits by design.
        fc.pre(!/\d[\d.e+-]{14}/.test(text))
        assert.deepEqual(parse(text), JSON.parse(text))
      }),
      { numRuns: 500 },
    )
  })

  it('refuses what JSON.parse refuses, and otherwise only repeated keys', () => {
    const piece = fc.constantFrom(
      ...'{}[]":,\\0123456789-+.eEtrufalsn \n\t/u',
      '"a":',
      '"a":1,',
      '\\u0061',
      '\u0000',
      '\u00a0',
    )
    const edit = fc.record({ at: fc.nat(), cut: fc.nat(2), insert: fc.array(piece, { maxLength: 2 }) })
    const source = fc.oneof(
      fc.json({ maxDepth: 3 }),
      fc.constant('[{"a":1,"b":"x"},{"a":-2.5e3,"b":{"c":[null,true]}}]'),
    )
    fc.assert(
      fc.property(source, fc.array(edit, { minLength: 1, maxLength: 3 }), (original, edits) => {
        let text = original
        for (const { at, cut, insert } of edits) {
          const start = at % (text.length + 1)
          text = text.slice(0, start) + insert.join('') + text.slice(start + cut)
        }
        text = text.toWellFormed()
        let value: Json | undefined
        try {
          value = JSON.parse(text)
        } catch {}
        const reason = refusal(text)
        if (value === undefined) assert.notEqual(reason, 'accepted')
        else if (reason === 'accepted') assert.equal(keysIn(text), keysOf(value))
        else {
          assert.match(reason, /^há uma chave repetida/)
          assert.notEqual(keysIn(text), keysOf(value))
        }
      }),
      { numRuns: 5_000 },
    )
  })
})
