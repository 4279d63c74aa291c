import { parentPort, workerData } from 'node:worker_threads'
import '../../nouns/register.ts'
import { type FilesConfig, openFiles } from '../../store/files/open.ts'
import { Sealer } from '../../store/sealing.ts'
import { lowerPriority } from '../../threads/low-priority.ts'
import { Heartbeat } from '../threads/heartbeat.ts'
import { clientsWaiting, type ThreadMessage } from './messages.ts'
import { runProcessor } from './processor.ts'

const {
  url,
  keys,
  digestKey,
  files,
  rank,
  heartbeat: memory,
} = workerData as {
  url: string
  keys: { id: number; key: Uint8Array }[]
  digestKey: Uint8Array
  files: FilesConfig
  rank: number
  heartbeat: SharedArrayBuffer
}
lowerPriority()
const heartbeat = new Heartbeat(memory)
heartbeat.start()
const stop = new AbortController()
parentPort!.on('message', () => stop.abort())

const sealer = new Sealer({
  keys: keys.map(({ id, key }) => ({ id, key: Buffer.from(key) })),
  digestKey: Buffer.from(digestKey),
})

const say = (message: ThreadMessage) => parentPort!.postMessage(message)

await runProcessor({
  url,
  sealer,
  files: openFiles(files, sealer),
  report: say,
  clientsWaiting: () => say(clientsWaiting),
  rank,
  heartbeat,
  signal: stop.signal,
})
parentPort!.close()
