import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Field } from './attack.ts'

/** Milliseconds after which an attacker gives up on an answer. */
const patience = 60_000
/** Shortest interval of an attack loop. */
const shortestPause = 20
const mostSteps = 100_000

/**
 * Attackers use other loopback addresses, which Linux allows; elsewhere they share the honest clients'
 * address, which is harder for the program.
 */
export function addressOf(lane: number): string {
  return process.platform === 'linux' ? `127.0.0.${2 + (lane % 8)}` : '127.0.0.1'
}

/** Waits, or returns early at the end of the attack. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {})
}

/** Runs a step and counts its error without stopping. */
export async function attempt({ signal, count }: Field, act: () => Promise<unknown>): Promise<void> {
  await act().catch((error: NodeJS.ErrnoException) => {
    if (!signal.aborted) count(error.code ?? error.name)
  })
}

/** Repeats a step in several lanes until the end of the attack. */
export async function lanes(
  many: number,
  field: Field,
  every: number,
  step: (lane: number, turn: number) => Promise<unknown>,
): Promise<void> {
  const { signal } = field
  const run = async (lane: number) => {
    // Lanes start at different times.
    await pause((every * lane) / many, signal)
    for (let turn = 0; turn < mostSteps && !signal.aborted; turn++) {
      await attempt(field, () => step(lane, turn))
      await pause(Math.max(every, shortestPause), signal)
    }
  }
  await Promise.all(Array.from({ length: many }, (_, lane) => run(lane)))
}

export interface Sending {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  from?: string
}

export interface Answer {
  status: number
  headers: NodeJS.Dict<string | string[]>
  text: string
}

const agents = new Map<string, Agent>()

function agentOf(from: string): Agent {
  const known = agents.get(from) ?? new Agent({ keepAlive: true, localAddress: from, maxFreeSockets: 16 })
  agents.set(from, known)
  return known
}

/** Bytes kept of an answer's body. */
const longestBody = 16_384

/** Sends a request, counts its status and returns it with the headers and the start of its body. */
export function send(field: Field, { path, method = 'POST', headers = {}, body, from }: Sending) {
  const { target, signal, count } = field
  return new Promise<Answer>((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sending = request(
      {
        host: '127.0.0.1',
        port: target.port,
        path,
        method,
        agent: agentOf(from ?? '127.0.0.1'),
        headers: { 'content-type': 'application/json', ...length, ...headers },
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      },
      (answer) => {
        count(answer.statusCode ?? 0)
        let text = ''
        answer.setEncoding('utf8').on('data', (piece: string) => {
          if (text.length < longestBody) text += piece
        })
        answer.on('error', reject)
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
      },
    )
    sending.on('error', reject)
    sending.end(body)
  })
}

/** A raw connection, closed at the end of the attack or after the given time. */
export function dial({ target, signal }: Field, from: string, longest: number): Socket {
  const socket = connect({ host: '127.0.0.1', port: target.port, localAddress: from })
  const end = () => socket.destroy()
  const late = setTimeout(end, longest)
  signal.addEventListener('abort', end)
  socket.on('error', () => {})
  socket.once('close', () => {
    clearTimeout(late)
    signal.removeEventListener('abort', end)
  })
  return socket
}

/** Counts the status of an answer and discards the rest. */
export function countStatus({ count }: Field, socket: Socket): void {
  socket.once('data', (chunk) => count(/^HTTP\/1\.1 (\d{3})/.exec(chunk.toString('latin1'))?.[1] ?? 'other'))
}

export const closed = (socket: Socket) =>
  new Promise<void>((resolve) => {
    if (socket.closed) resolve()
    else socket.once('close', () => resolve())
  })

/** Writes and waits for the drain; false when the connection is closed. */
export async function write(socket: Socket, chunk: string | Buffer): Promise<boolean> {
  if (socket.destroyed) return false
  if (socket.write(chunk)) return true
  await new Promise<void>((resolve) => {
    const go = () => {
      socket.off('drain', go)
      socket.off('close', go)
      resolve()
    }
    socket.once('drain', go)
    socket.once('close', go)
  })
  return !socket.destroyed
}

/** The head of a request for raw connections. */
export const head = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'host: 127.0.0.1', 'content-type: application/json', ...headers, '', ''].join(
    '\r\n',
  )
