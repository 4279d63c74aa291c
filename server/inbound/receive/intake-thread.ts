import { parentPort, workerData } from 'node:worker_threads'
import { JsonError } from '../../json/scanner.ts'
import { Sealer } from '../../store/sealing.ts'
import { giveBack } from '../../values/memory.ts'
import { Heartbeat } from '../threads/heartbeat.ts'
import type { IntakeReply, IntakeRequest } from './body.ts'
import { prepareBody } from './prepare.ts'

const {
  keys,
  digestKey,
  heartbeat: memory,
} = workerData as {
  keys: { id: number; key: Uint8Array }[]
  digestKey: Uint8Array
  heartbeat: SharedArrayBuffer
}
const heartbeat = new Heartbeat(memory)
heartbeat.start()
const sealer = new Sealer({
  keys: keys.map(({ id, key }) => ({ id, key: Buffer.from(key) })),
  digestKey: Buffer.from(digestKey),
})

parentPort!.on('message', ({ id, body, at, maxRecords, recognisable }: IntakeRequest) => {
  heartbeat.beat()
  let reply: IntakeReply
  try {
    reply = { id, prepared: prepareBody(body, at, maxRecords, sealer, recognisable) }
  } catch (error) {
    reply = error instanceof JsonError ? { id, problem: error.said } : { id, failure: String(error) }
  }
  // Only the sealed parts are needed from here on.
  giveBack(body)
  parentPort!.postMessage(reply)
})
