import { recebeAlunos } from '../../../catalogue/academic/recebe-alunos.ts'
import { pathOf } from '../../../catalogue/operation.ts'
import type { Attack, Field } from '../attack.ts'
import { addressOf, closed, countStatus, dial, head, lanes, pause, write } from '../tools.ts'

const connections = 40
const mebibyte = 2 ** 20
const declared = 60 * mebibyte
const longest = 120_000
const path = pathOf(recebeAlunos)
const opening = `{"${recebeAlunos.list}":[`
const filling = Buffer.alloc(mebibyte, ' ')
const ending = '],"TOKEN":"vinc_int_nobody"}'

/** Sends 60 MiB as fast as possible, with an invalid token at the very end. */
async function flood(field: Field, lane: number): Promise<void> {
  const socket = dial(field, addressOf(lane), longest)
  countStatus(field, socket)
  const rest = declared - opening.length - ending.length
  await write(socket, head(path, `content-length: ${declared}`) + opening)
  let sent = 0
  for (; sent < rest; sent += mebibyte) {
    if (!(await write(socket, filling.subarray(0, Math.min(mebibyte, rest - sent))))) break
  }
  field.count(sent >= rest ? 'sent whole' : 'cut off')
  if (sent >= rest) await write(socket, ending)
  await closed(socket)
}

/** Announces a large body and sends it byte by byte. */
async function drip(field: Field, lane: number): Promise<void> {
  const socket = dial(field, addressOf(lane), longest)
  countStatus(field, socket)
  await write(socket, head(path, `content-length: ${declared}`) + opening)
  while (!field.signal.aborted && (await write(socket, ' '))) await pause(1_000, field.signal)
}

/** A chunked body, a few kilobytes at a time. */
async function chunks(field: Field, lane: number): Promise<void> {
  const socket = dial(field, addressOf(lane), longest)
  countStatus(field, socket)
  await write(
    socket,
    `${head(path, 'transfer-encoding: chunked')}${opening.length.toString(16)}\r\n${opening}\r\n`,
  )
  const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`
  while (!field.signal.aborted && (await write(socket, chunk))) await pause(200, field.signal)
}

const ways = [flood, drip, chunks] as const

export const strangersBodies: Attack = {
  name: 'strangers-bodies',
  what: 'bodies of 60 MiB from nobody known, fast, drop by drop and without end',
  run: (field) => lanes(connections, field, 2_000, (lane) => ways[lane % ways.length]!(field, lane)),
}
