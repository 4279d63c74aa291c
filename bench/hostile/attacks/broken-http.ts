import { randomBytes } from 'node:crypto'
import { recebeAlunos } from '../../../catalogue/academic/recebe-alunos.ts'
import { pathOf } from '../../../catalogue/operation.ts'
import type { Attack, Field } from '../attack.ts'
import { addressOf, closed, countStatus, dial, head, lanes, pause, write } from '../tools.ts'

const path = pathOf(recebeAlunos)
const longest = 90_000

/** Sent as is; the connection is then left to the server. */
const broken: readonly (() => string | Buffer)[] = [
  () => randomBytes(4_096),
  () => 'GET / HTTP/9.9\r\n\r\n',
  () => `${head(path, `x-long: ${'a'.repeat(100_000)}`)}`,
  () => `${head(path, ...Array.from({ length: 5_000 }, (_, at) => `x-${at}: 1`))}`,
  () => `${head(path, 'content-length: 10', 'content-length: 20')}0123456789`,
  () => `${head(path, 'content-length: 5', 'transfer-encoding: chunked')}0\r\n\r\n`,
  () => `${head(path, 'transfer-encoding: chunked')}ZZZ\r\n`,
  () => `${head(path, 'transfer-encoding: chunked')}FFFFFFFFFFFFFFFF\r\n`,
  () => `POST ${path}${'/x'.repeat(5_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
  () => 'GET /%zz%00 HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(100),
  () => 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(200),
]

/** One header line every two seconds, without end. */
async function slowly(field: Field, lane: number): Promise<void> {
  const socket = dial(field, addressOf(lane), longest)
  countStatus(field, socket)
  await write(socket, `POST ${path} HTTP/1.1\r\nhost: a\r\n`)
  while (!field.signal.aborted && (await write(socket, 'x-more: 1\r\n'))) await pause(2_000, field.signal)
}

export const brokenHttp: Attack = {
  name: 'broken-http',
  what: 'heads that come a line at a time, and bytes that are no HTTP',
  run: (field) =>
    lanes(60, field, 1_000, async (lane, turn) => {
      if (lane >= 10) return slowly(field, lane)
      const socket = dial(field, addressOf(lane), 10_000)
      countStatus(field, socket)
      await write(socket, broken[(lane + turn) % broken.length]!())
      await closed(socket)
    }),
}
