import { parentPort, type Transferable } from 'node:worker_threads'
import type { Asked, Done } from './desk.ts'
import { lowerPriority } from './low-priority.ts'

/**
 * Runs inside a worker thread: answers the questions of its `Desk`, at low priority. `transferred` lists what
 * is moved back.
 */
export function answering<W, A>(
  answer: (wanted: W) => A | Promise<A>,
  transferred: (answer: A) => Transferable[] = () => [],
): void {
  lowerPriority()
  const port = parentPort!
  port.on('message', async ({ id, wanted }: Asked<W>) => {
    port.postMessage({ id, begun: true } satisfies Done<A>)
    try {
      const found = await answer(wanted)
      port.postMessage({ id, answer: found } satisfies Done<A>, transferred(found))
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      const { code } = Object(error) as { code?: unknown }
      port.postMessage({ id, error: message, ...(typeof code === 'string' && { code }) } satisfies Done<A>)
    }
  })
}
