import type { AddressInfo } from 'node:net'
import { metricsRefused, portRefused } from './config/ports.ts'
import { publicAddress } from './config/public-address.ts'
import { type Context, retryOptionsOf } from './context.ts'
import { createMetricsServer, createServer } from './http/server.ts'
import { BatchWorkers } from './inbound/run/workers.ts'
import { Background } from './jobs/background.ts'
import { untilAvailable } from './store/until-available.ts'
import { WebhookDispatcher } from './webhooks/dispatcher.ts'

export interface Running {
  context: Context
  address: string
  stop: () => Promise<void>
}

/** Longest time that a stopping process waits for requests under way, in milliseconds. */
const longestRequest = 20_000

/**
 * The serving role: HTTP, batch threads, webhooks and background work on one database. The signal aborts the
 * start.
 */
export async function serve(context: Context, signal: AbortSignal): Promise<Running> {
  const { config } = context
  const server = createServer(context)
  const metrics = config.metrics && createMetricsServer(context)
  let workers: BatchWorkers | undefined
  let background: Background | undefined
  let webhooks: WebhookDispatcher | undefined
  const close = () =>
    Promise.all([
      closeServer(server),
      metrics?.close(),
      background?.stop(),
      workers?.stop(),
      webhooks?.stop(),
    ])
  try {
    const { host, port } = config
    await server.listen({ host, port }).catch((error) => {
      throw portRefused({ host, port }, error)
    })
    if (config.metrics) {
      const at = config.metrics
      await metrics!.listen({ host: at.host, port: at.port }).catch((error) => {
        throw metricsRefused(at, error)
      })
    }
    workers = new BatchWorkers(context)
    webhooks = new WebhookDispatcher(context)
    background = await untilAvailable(() => Background.start(context), retryOptionsOf(context.events, signal))
  } catch (error) {
    await close()
    await context.close()
    throw error
  }
  const { port } = server.server.address() as AddressInfo
  const address = publicAddress(config, port)
  context.events.report({ kind: 'started', role: 'serve', address })
  return {
    context,
    address,
    stop: async () => {
      await close()
      context.events.report({ kind: 'stopped', role: 'serve' })
      await context.close()
    },
  }
}

/** Stops accepting connections and waits for requests under way. */
async function closeServer(server: ReturnType<typeof createServer>): Promise<void> {
  // A busy keep-alive connection becomes idle after its request; without this it would stay open.
  const idle = setInterval(() => server.server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.server.closeAllConnections(), longestRequest)
  await server.close()
  clearInterval(idle)
  clearTimeout(late)
}

/** The worker role: batches, webhooks and background work, beside serving processes. */
export async function work(context: Context, signal: AbortSignal): Promise<{ stop: () => Promise<void> }> {
  const workers = new BatchWorkers(context)
  const webhooks = new WebhookDispatcher(context)
  let background: Background
  try {
    background = await untilAvailable(() => Background.start(context), retryOptionsOf(context.events, signal))
  } catch (error) {
    await Promise.all([workers.stop(), webhooks.stop()])
    await context.close()
    throw error
  }
  context.events.report({ kind: 'started', role: 'work' })
  return {
    stop: async () => {
      await Promise.all([background.stop(), workers.stop(), webhooks.stop()])
      context.events.report({ kind: 'stopped', role: 'work' })
      await context.close()
    },
  }
}
