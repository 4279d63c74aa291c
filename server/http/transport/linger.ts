import type { IncomingMessage, ServerResponse } from 'node:http'
import { Throttle } from './throttle.ts'

/** How much of an unwanted body is read and discarded, so that its sender gets to read the answer. */
export interface LingerLimits {
  bytes: number
  /** Time limits in milliseconds: in total, and without a byte. */
  longest: number
  idle: number
}

/** All discarded bodies share this rate, so that discarding costs little. */
const discarding = new Throttle(2 ** 24)
const mostAtOnce = 256
let lingering = 0

/**
 * Answers a request whose body has not fully arrived. Closing at once would reset the connection, and a
 * sender that writes its whole body before reading would never see the answer. The answer is sent, our side
 * is half-closed, and further input is discarded for a while.
 */
export function answerEarly(
  request: IncomingMessage,
  response: ServerResponse,
  answer: { status: number; headers: Record<string, string | number | string[]>; body: string },
  limits: LingerLimits,
): void {
  const { socket } = request
  if (socket.destroyed) return
  // With pipelining, responses go out in order: ending the connection now would cut off the previous one.
  if (!response.socket) {
    response.once('socket', () => answerEarly(request, response, answer, limits))
    return
  }
  const length = Buffer.byteLength(answer.body)
  response.writeHead(answer.status, { ...answer.headers, 'content-length': length, connection: 'close' })
  if (request.method === 'HEAD') response.flushHeaders()
  else response.write(answer.body)
  // `response.end` would make the server drop the connection with unread input.
  socket.end()
  if (lingering < mostAtOnce) discard(request, limits)
  else socket.destroySoon()
}

function discard(request: IncomingMessage, { bytes: most, longest, idle }: LingerLimits): void {
  const { socket } = request
  let bytes = 0
  const leave = () => socket.destroySoon()
  const late = setTimeout(leave, longest)
  let silent = setTimeout(leave, idle)
  let pause: NodeJS.Timeout | undefined
  lingering++
  request.on('error', () => {})
  request.on('data', ({ length }: Buffer) => {
    bytes += length
    if (bytes > most) {
      leave()
      return
    }
    const wait = discarding.take(length)
    // The idle timeout starts again when the sender may continue.
    silent.refresh()
    if (wait === 0) return
    clearTimeout(silent)
    request.pause()
    pause = setTimeout(() => {
      silent = setTimeout(leave, idle)
      request.resume()
    }, wait)
  })
  request.on('end', leave)
  socket.on('close', () => {
    lingering--
    for (const timer of [late, silent, pause]) clearTimeout(timer)
  })
  request.resume()
}
