import { parentPort, workerData } from 'node:worker_threads'
import type { Fact } from '../facts.ts'
import { Sealer } from '../store/sealing.ts'
import { crowded, runProcessor } from './processor.ts'

const { url, keys, digestKey, rank } = workerData as {
  url: string
  keys: { id: number; key: Uint8Array }[]
  digestKey: Uint8Array
  rank: number
}
const stop = new AbortController()
parentPort!.on('message', () => stop.abort())

await runProcessor({
  url,
  sealer: new Sealer({
    keys: keys.map(({ id, key }) => ({ id, key: Buffer.from(key) })),
    digestKey: Buffer.from(digestKey),
  }),
  report: (fact: Fact) => parentPort!.postMessage(fact),
  crowded: () => parentPort!.postMessage(crowded),
  rank,
  signal: stop.signal,
})
parentPort!.close()
