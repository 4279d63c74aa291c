import { gzipSync } from 'node:zlib'
import { recebeAlunos } from '../../../catalogue/academic/recebe-alunos.ts'
import { pathOf } from '../../../catalogue/operation.ts'
import { retornaDadosOcorrencias } from '../../../catalogue/query/retorna-dados-ocorrencias.ts'
import type { Attack } from '../attack.ts'
import { addressOf, lanes, send } from '../tools.ts'

const member = 64 * 2 ** 20
const members = 16

export const gzipBombs: Attack = {
  name: 'gzip-bombs',
  what: 'a mebibyte that unpacks to a gibibyte',
  token: true,
  run: (field) => {
    const blanks = gzipSync(Buffer.alloc(member, ' '))
    const bomb = (opening: string) =>
      Buffer.concat([gzipSync(opening), ...Array<Buffer>(members).fill(blanks), gzipSync(']}')])
    const bombs = [
      { path: pathOf(recebeAlunos), body: bomb(`{"TOKEN":"${field.token}","${recebeAlunos.list}":[`) },
      { path: pathOf(retornaDadosOcorrencias), body: bomb(`{"token":"${field.token}","x":[`) },
      { path: pathOf(recebeAlunos), body: bomb(`{"${recebeAlunos.list}":[`), from: addressOf(0) },
    ]
    const headers = { 'content-encoding': 'gzip' }
    return lanes(bombs.length, field, 2_000, async (lane) => {
      await send(field, { ...bombs[lane]!, headers })
    })
  },
}
