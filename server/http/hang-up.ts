import { Refusal } from '../refusal.ts'
import type { Exchange } from './exchange.ts'

/** Ends what is done for somebody who left before the answer was whole. */
export function hangUpOf({ reply: { raw } }: Exchange): AbortSignal {
  const hangUp = new AbortController()
  // Nobody hears it: who left while waiting for a turn is no failure of ours.
  const leave = () => hangUp.abort(new Refusal('INDISPONIVEL'))
  raw.on('close', () => {
    if (!raw.writableFinished) leave()
  })
  // Who left before the listener stood would otherwise be written to for ever.
  if (raw.closed || raw.destroyed) leave()
  return hangUp.signal
}
