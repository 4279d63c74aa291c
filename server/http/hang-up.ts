import { Refusal } from '../refusal.ts'
import type { Exchange } from './exchange.ts'

/** Aborts when the caller disconnects before the answer is complete. */
export function hangUpOf({ reply: { raw } }: Exchange): AbortSignal {
  const hangUp = new AbortController()
  // The reason is never sent; a refusal keeps it out of the failure log.
  const leave = () => hangUp.abort(new Refusal('INDISPONIVEL'))
  raw.on('close', () => {
    if (!raw.writableFinished) leave()
  })
  // The connection may have closed before the listener was added.
  if (raw.closed || raw.destroyed) leave()
  return hangUp.signal
}
