import { parentPort } from 'node:worker_threads'
import { addEvidence, type Sealing } from './evidence.ts'
import { type Drawing, drawPdf } from './pdf.ts'

/** What the thread is asked for. */
export type Wanted = { draw: Drawing } | { seal: Sealing }

export interface Asked {
  id: number
  wanted: Wanted
}

export type Done = { id: number; bytes: Uint8Array } | { id: number; error: string }

parentPort?.on('message', async ({ id, wanted }: Asked) => {
  try {
    const bytes = 'draw' in wanted ? await drawPdf(wanted.draw) : await addEvidence(wanted.seal)
    parentPort!.postMessage({ id, bytes: new Uint8Array(bytes) } satisfies Done)
  } catch (error) {
    parentPort!.postMessage({
      id,
      error: error instanceof Error ? error.message : String(error),
    } satisfies Done)
  }
})
