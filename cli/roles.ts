import { realpathSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { basename, join } from 'node:path'
import { sandboxSample } from '../demo/sandbox.ts'
import type { UnknownVariable } from '../server/config/check.ts'
import type { Config } from '../server/config/config.ts'
import { requirePorts } from '../server/config/ports.ts'
import { type Context, openContext } from '../server/context.ts'
import { describeError } from '../server/facts.ts'
import { actAsOwner } from '../server/store/embedded/owner-of-data.ts'
import type { Filling } from './first-start.ts'

/** Serves until a signal stops it. */
export async function runServe(config: Config, unknown: readonly UnknownVariable[]): Promise<void> {
  const { running, isStopping } = await start(async (signal) => {
    // As the account that will listen: only root may use some ports.
    if (!config.databaseUrl) actAsOwner(config.data)
    await requirePorts(config)
    const [{ serve }, context] = await whileOpening(
      openContext(config, { serving: true, signal, sample: sandboxSample }),
      () => import('../server/serve.ts'),
    )
    reportUnknown(context, unknown)
    return serve(context, signal)
  })
  if (!running) return
  // Flushed now, because a killed process could not do it at the end.
  flushCompileCache()
  tellLocation(running.context)
  console.error(`Vínculo em ${running.address}  (referência: ${running.address}/docs)`)
  if (!config.demo) return
  let fill: Filling | undefined
  try {
    const { firstStart } = await import('./first-start.ts')
    fill = await firstStart(running)
  } catch (error) {
    if (isStopping()) return
    await running.stop()
    throw error
  }
  try {
    await fill?.()
  } catch (error) {
    // Serving does not depend on the sample data.
    if (isStopping()) return
    running.context.events.report({ kind: 'worker.trouble', reason: `demonstração: ${describeError(error)}` })
    console.error('Os dados de exemplo não puderam ser terminados; o próximo início continua.')
  }
}

export async function runWork(config: Config, unknown: readonly UnknownVariable[]): Promise<void> {
  await start(async (signal) => {
    const workers = Math.max(1, config.workers)
    const [{ work }, context] = await whileOpening(
      openContext({ ...config, workers }, { signal, sample: sandboxSample }),
      () => import('../server/serve.ts'),
    )
    reportUnknown(context, unknown)
    tellLocation(context)
    return work(context, signal)
  })
}

/** Where everything is that a backup has to have. */
function tellLocation({ config: { data }, location: { cluster } }: Context): void {
  const place = cluster ?? 'o PostgreSQL de DATABASE_URL'
  console.error(`Pasta de dados: ${data}; banco: ${place}`)
  if (!cluster || realpathSync(cluster) === join(realpathSync(data), basename(cluster))) return
  console.error(
    'O banco fica fora da pasta de dados, porque a conta do PostgreSQL não a alcança ou porque foi posto em outro disco. As cópias precisam dos dois: vinculo backup PASTA copia ambos.',
  )
}

const reportUnknown = ({ events }: Context, unknown: readonly UnknownVariable[]) => {
  for (const one of unknown) events.report({ kind: 'setting.unknown', ...one })
}

/** Imports the rest of the program while the database opens. */
async function whileOpening<T>(opening: Promise<Context>, read: () => Promise<T>): Promise<[T, Context]> {
  // The rejection is handled where `opening` is awaited.
  opening.catch(() => {})
  const program = await read()
  return [program, await opening]
}

/** Starts a role. A signal stops it, also during the start, and then nothing is running. */
async function start<T extends { stop: () => Promise<void> }>(
  begin: (signal: AbortSignal) => Promise<T>,
): Promise<{ running?: T; isStopping: () => boolean }> {
  const ending = new AbortController()
  const starting = begin(ending.signal)
  const isStopping = untilSignal(async () => {
    ending.abort()
    await (await starting.catch(() => undefined))?.stop()
  })
  try {
    return { running: await starting, isStopping }
  } catch (error) {
    if (!isStopping()) throw error
    return { isStopping }
  }
}

const longestStop = 60_000
/**
 * Ctrl-C reaches us both from the terminal and through the launcher; both count as one signal. Milliseconds.
 */
const sameSignal = 1_000

/** The first signal drains: requests and the current part finish. A later one exits at once. */
function untilSignal(stop: () => Promise<void>): () => boolean {
  let since: number | undefined
  const onSignal = () => {
    if (since !== undefined) {
      if (performance.now() - since > sameSignal) process.exit(1)
      return
    }
    since = performance.now()
    setTimeout(() => {
      console.error('vinculo: o encerramento demorou demais e foi interrompido.')
      process.exit(1)
    }, longestStop).unref()
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal)
  // The launcher bin/vinculo.mjs runs under another Node; when it dies, this process stops.
  if (process.connected) process.once('disconnect', onSignal)
  return () => since !== undefined
}
