import { Refusal } from '../refusal.ts'
import type { Exchange } from './exchange.ts'

/** Aborts when the caller disconnects before the answer is complete. */
export function disconnectSignal({ reply: { raw } }: Exchange): AbortSignal {
  const disconnected = new AbortController()
  // The reason is never sent; a refusal keeps it out of the failure log.
  const abort = () => disconnected.abort(new Refusal('INDISPONIVEL'))
  raw.on('close', () => {
    if (!raw.writableFinished) abort()
  })
  // The connection may have closed before the listener was added.
  if (raw.closed || raw.destroyed) abort()
  return disconnected.signal
}
