import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CopyFailure } from '../copy-failure.ts'
import { replaceDurably } from '../durable-file.ts'
import { DatabaseClient } from '../store/client.ts'
import { installBinaries } from '../store/embedded/binaries.ts'
import { type Location, spawnAs } from '../store/embedded/location.ts'
import { runningPostmaster } from '../store/embedded/postmaster.ts'
import { openLog, readPlainFile } from '../store/embedded/private-files.ts'
import { ServerLog } from '../store/embedded/server-log.ts'
import { serverFlags } from '../store/embedded/settings.ts'
import { socketFolder } from '../store/embedded/socket.ts'

const port = 5432
const longestStart = 30 * 60_000
const longestStop = 60_000
/** Readable by the server's account; it names no secret. */
const accessFile = 'acesso-da-restauracao.conf'

/**
 * A server on a restored cluster whose password may be unknown: everybody may log in who can enter the
 * socket's folder, which is private. It must not write to the operator's archive, nor follow another server.
 */
export class TemporaryServer {
  readonly #location: Location
  readonly #socket: string
  readonly #child: ChildProcess

  private constructor(location: Location, socket: string, child: ChildProcess) {
    this.#location = location
    this.#socket = socket
    this.#child = child
  }

  static async start(
    location: Location,
    binaries = installBinaries(location.base),
  ): Promise<TemporaryServer> {
    const { base, account } = location
    const socket = socketFolder(base, location)
    replaceDurably(join(base, accessFile), 'local all all trust\n', 0o644)
    const log = new ServerLog(join(base, 'postgres.log'))
    log.mark()
    const file = openLog(log.path, account)
    const flags = {
      hba_file: join(base, accessFile),
      archive_mode: 'off',
      primary_conninfo: '',
      restore_command: '',
      shared_preload_libraries: '',
      max_connections: 20,
      shared_buffers: '64MB',
      autovacuum: 'off',
    }
    const child = spawn(
      join(binaries, 'bin', 'postgres'),
      [
        '-D',
        join(base, 'pg'),
        ...serverFlags({ socket, port, listen: false }),
        ...Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { ...spawnAs(location), stdio: ['ignore', file, file] },
    )
    child.on('error', () => {})
    closeSync(file)
    const server = new TemporaryServer(location, socket, child)
    try {
      await server.#untilReady(log)
      return server
    } catch (error) {
      await server.stop()
      throw error
    }
  }

  url(database: string, role: string): string {
    return `postgres://${role}@localhost:${port}/${database}?host=${encodeURIComponent(this.#socket)}`
  }

  async stop(): Promise<void> {
    const { exitCode, signalCode, pid } = this.#child
    if (pid !== undefined && exitCode === null && signalCode === null) {
      const ended = new Promise((resolve) => this.#child.once('exit', resolve))
      this.#child.kill('SIGINT')
      const late = setTimeout(() => this.#child.kill('SIGQUIT'), longestStop)
      await ended
      clearTimeout(late)
    }
    removeTraces(this.#location.base)
  }

  async #untilReady(log: ServerLog): Promise<void> {
    const end = Date.now() + longestStart
    for (;;) {
      const client = new DatabaseClient({
        connectionString: this.url('postgres', 'postgres'),
        connectionTimeoutMillis: 5_000,
      })
      client.on('error', () => {})
      try {
        await client.connect()
        return
      } catch (error) {
        const { exitCode, signalCode, pid } = this.#child
        const gone = pid === undefined || exitCode !== null || signalCode !== null
        if (gone || Date.now() > end) {
          const reason = log.sinceMark() || (error as Error).message
          throw new CopyFailure(`O banco restaurado não iniciou: ${reason}`)
        }
        await sleep(50)
      } finally {
        await client.end().catch(() => {})
      }
    }
  }
}

/** Ends a server that a killed process left on a cluster, and removes its traces. */
export async function endAbandonedServer(base: string): Promise<void> {
  const server = runningPostmaster(join(base, 'pg'))
  if (server) {
    process.kill(server.pid, 'SIGQUIT')
    const end = Date.now() + longestStop
    while (runningPostmaster(join(base, 'pg')) && Date.now() < end) await sleep(20)
  }
  removeTraces(base)
}

/** Removes what the server needed besides the cluster: its socket's folder may be in /tmp. */
function removeTraces(base: string): void {
  const pointer = join(base, 'postgres-socket')
  const named = readPlainFile(pointer)?.trim() ?? ''
  if (/^\/tmp\/vinculo-[^/]+$/.test(named)) rmSync(named, { recursive: true, force: true })
  for (const file of [pointer, join(base, accessFile)]) rmSync(file, { force: true })
}
