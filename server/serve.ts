import type { AddressInfo } from 'node:net'
import type { Config } from './config/config.ts'
import { type Context, openContext } from './context.ts'
import { createServer } from './http/server.ts'
import { BatchWorkers } from './inbound/workers.ts'
import { Background } from './jobs/background.ts'

export interface Running {
  context: Context
  address: string
  stop: () => Promise<void>
}

/** The serving role: HTTP, batch threads and background work, on one database. */
export async function serve(config: Config): Promise<Running> {
  const context = await openContext(config, { serving: true })
  const server = createServer(context)
  try {
    await server.listen({ host: config.host, port: config.port })
  } catch (error) {
    await context.close()
    throw error
  }
  const workers = new BatchWorkers(context)
  const background = await Background.start(context)
  const { port } = server.server.address() as AddressInfo
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  const address = config.publicUrl ?? `http://${host}:${port}`
  context.events.report({ kind: 'started', role: 'serve', address })
  return {
    context,
    address,
    stop: async () => {
      await server.close()
      await background.stop()
      await workers.stop()
      context.events.report({ kind: 'stopped', role: 'serve' })
      await context.close()
    },
  }
}

/** The working role: batches and background work only, beside serving processes. */
export async function work(config: Config): Promise<{ stop: () => Promise<void> }> {
  const context = await openContext({ ...config, workers: Math.max(1, config.workers) })
  const workers = new BatchWorkers(context)
  const background = await Background.start(context)
  context.events.report({ kind: 'started', role: 'work' })
  return {
    stop: async () => {
      await background.stop()
      await workers.stop()
      context.events.report({ kind: 'stopped', role: 'work' })
      await context.close()
    },
  }
}
