import { parentPort } from 'node:worker_threads'
import type { Asked, Done } from './desk.ts'
import { stepBack } from './step-back.ts'

/** Answers, inside a thread, what its desk is asked; requests of others go before it. */
export function answering<W, A>(answer: (wanted: W) => A | Promise<A>): void {
  stepBack()
  const port = parentPort!
  port.on('message', async ({ id, wanted }: Asked<W>) => {
    try {
      port.postMessage({ id, answer: await answer(wanted) } satisfies Done<A>)
    } catch (error) {
      const told = error instanceof Error ? error.message : String(error)
      port.postMessage({ id, error: told } satisfies Done<A>)
    }
  })
}
