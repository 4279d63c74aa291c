import { recebeAlunos } from '../../../catalogue/academic/recebe-alunos.ts'
import { pathOf } from '../../../catalogue/operation.ts'
import { retornaDadosOcorrencias } from '../../../catalogue/query/retorna-dados-ocorrencias.ts'
import type { Attack } from '../attack.ts'
import { addressOf, lanes, send } from '../tools.ts'

/** Each replaces a value of the body. */
const broken: readonly (string | Buffer)[] = [
  '',
  '[',
  '{"a"',
  'nul',
  'NaN',
  '1e999999',
  `-${'9'.repeat(100_000)}`,
  '"\\ud800"',
  '"\\u0000"',
  '"\u0001"',
  `"${'\\u0041'.repeat(50_000)}"`,
  '['.repeat(100_000),
  `${'['.repeat(33)}${']'.repeat(33)}`,
  '{"a":'.repeat(50_000),
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1},"constructor":1}',
  Buffer.from([0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22]),
  `[${'0,'.repeat(500_000)}0]`,
  `[${'{},'.repeat(100_001)}{}]`,
  '"unfinished',
  '1 2',
  '/* */ 1',
]

export const brokenJson: Attack = {
  name: 'broken-json',
  what: 'JSON that is wrong in every way we know, from a client and from strangers',
  token: true,
  run: (field) =>
    lanes(4, field, 300, async (lane, turn) => {
      const value = broken[turn % broken.length]!
      const token = lane % 2 === 0 ? field.token : 'vinc_int_nobody'
      const from = lane % 2 === 0 ? '127.0.0.1' : addressOf(lane)
      const [path, opening] =
        lane < 2
          ? [pathOf(recebeAlunos), `{"TOKEN":"${token}","${recebeAlunos.list}":`]
          : [pathOf(retornaDadosOcorrencias), `{"token":"${token}","dataInicio":`]
      await send(field, {
        path,
        from,
        body: Buffer.concat([Buffer.from(opening), Buffer.from(value), Buffer.from('}')]),
      })
    }),
}
