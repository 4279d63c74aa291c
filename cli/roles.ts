import type { Config } from '../server/config/config.ts'
import { openContext } from '../server/context.ts'
import { serve, work } from '../server/serve.ts'
import { firstStart } from './first-start.ts'

/** Serves until told to stop. */
export async function runServe(config: Config): Promise<void> {
  const running = await serve(config)
  untilSignal(running.stop)
  console.error(`Vínculo em ${running.address}  (referência: ${running.address}/docs)`)
  if (config.demo) await firstStart(running)
}

export async function runWork(config: Config): Promise<void> {
  const running = await work(config)
  untilSignal(running.stop)
}

export async function runMigrate(config: Config): Promise<void> {
  const context = await openContext({ ...config, logLevel: 'silent' })
  await context.close()
  console.log('O esquema do banco está atualizado.')
}

/** The first signal drains: requests and the current part are finished. A second one ends at once. */
function untilSignal(stop: () => Promise<void>): void {
  let stopping = false
  const onSignal = () => {
    if (stopping) process.exit(1)
    stopping = true
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal)
}
