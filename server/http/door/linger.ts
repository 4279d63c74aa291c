import type { IncomingMessage, ServerResponse } from 'node:http'
import { Flow } from './flow.ts'

/** How much of an unwanted body is taken and thrown away, so that its sender comes to read the answer. */
export interface Patience {
  bytes: number
  /** Milliseconds in all, and without a byte. */
  longest: number
  idle: number
}

/** Nobody keeps us busy with what we throw away: of all together so many bytes are taken a second. */
const discarding = new Flow(2 ** 24)
const mostAtOnce = 256
let lingering = 0

/**
 * Answers a request of which more is still to come. Closing at once would reset the connection, and a sender that
 * writes its whole body before it reads would never see the answer. So the answer goes out, our side closes behind
 * it, and what still comes is thrown away for a while.
 */
export function answerEarly(
  request: IncomingMessage,
  response: ServerResponse,
  answer: { status: number; headers: Record<string, string | number | string[]>; body: string },
  patience: Patience,
): void {
  const { socket } = request
  // Who left hears nothing any more.
  if (socket.destroyed) return
  // Answers go out in the order of their requests: ending the connection now would cut off the one before.
  if (!response.socket) {
    response.once('socket', () => answerEarly(request, response, answer, patience))
    return
  }
  const length = Buffer.byteLength(answer.body)
  response.writeHead(answer.status, { ...answer.headers, 'content-length': length, connection: 'close' })
  if (request.method === 'HEAD') response.flushHeaders()
  else response.write(answer.body)
  // Ending the response would make the server drop the connection with what is unread in it.
  socket.end()
  if (lingering < mostAtOnce) discard(request, patience)
  else socket.destroySoon()
}

function discard(request: IncomingMessage, { bytes: most, longest, idle }: Patience): void {
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
    // Silence is counted from when they may go on.
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
