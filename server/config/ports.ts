import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { Config } from './config.ts'
import type { ListenAt } from './listen-at.ts'
import { SettingError } from './setting-error.ts'

type Addresses = Pick<Config, 'host' | 'port' | 'metrics'>

/** The error of a listener at the address of the platform, for the operator. */
export function portRefused({ host, port }: ListenAt, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return error
  if (code === 'EACCES') {
    return new SettingError(
      `VINCULO_PORT: esta conta não pode escutar na porta ${port} (EACCES). Use uma porta a partir de 1024, com um proxy à frente.`,
    )
  }
  return new SettingError(`VINCULO_HOST: não é possível escutar em ${host}:${port} (${code}).`)
}

export const metricsRefused = ({ host, port }: ListenAt, error: unknown): SettingError =>
  new SettingError(
    `VINCULO_METRICS: não é possível escutar em ${host}:${port} (${(error as NodeJS.ErrnoException).code}).`,
  )

/**
 * Listens at the addresses of a serving process for a moment, so that one in use or forbidden is reported before
 * the database is started or changed. Both are open at the same time, because they may be the same.
 */
export async function requirePorts({ host, port, metrics }: Addresses): Promise<void> {
  const open: Server[] = []
  try {
    open.push(await listening({ host, port }, portRefused))
    if (metrics) open.push(await listening(metrics, metricsRefused))
  } finally {
    await Promise.all(open.map(closed))
  }
}

async function listening(at: ListenAt, refused: (at: ListenAt, error: unknown) => unknown): Promise<Server> {
  const server = createServer((socket) => socket.destroy())
  try {
    server.listen({ host: at.host, port: at.port })
    await once(server, 'listening')
    return server
  } catch (error) {
    throw refused(at, error)
  }
}

async function closed(server: Server): Promise<void> {
  server.close()
  await once(server, 'close')
}
