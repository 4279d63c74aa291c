import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems hand out to outgoing connections, so that none of those takes ours meanwhile. */
const lowest = 15_000
const highest = 32_000

/** The port given, if it is free, or another one. */
export async function freePort(preferred: number | undefined): Promise<number> {
  if (preferred && (await isFree(preferred))) return preferred
  for (;;) {
    const port = randomInt(lowest, highest)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.on('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
