import { pathOf } from '../../../catalogue/operation.ts'
import { retornaDadosIntegracaoAlunos } from '../../../catalogue/query/retorna-dados-integracao-alunos.ts'
import { day } from '../../../test/support/records.ts'
import type { Attack } from '../attack.ts'
import { closed, dial, head, lanes, pause } from '../tools.ts'

const readers = 30
const longest = 90_000

export const slowReaders: Attack = {
  name: 'slow-readers',
  what: 'unpaged answers that are read a byte a second, or never',
  token: true,
  run: (field) => {
    const body = JSON.stringify({ token: field.token, dataInicio: day(-1) })
    const question = head(pathOf(retornaDadosIntegracaoAlunos), `content-length: ${body.length}`) + body
    return lanes(readers, field, 1_000, async (lane) => {
      const socket = dial(field, '127.0.0.1', longest)
      socket.pause()
      socket.write(question)
      field.count('opened')
      if (lane % 2 === 0) {
        await closed(socket)
        return
      }
      while (!socket.destroyed && !field.signal.aborted) {
        await pause(1_000, field.signal)
        socket.read(1)
        if (socket.readableEnded) break
      }
      socket.destroy()
    })
  },
}
