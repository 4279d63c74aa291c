import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CopyFailure } from '../copy-failure.ts'
import { replaceDurably } from '../durable-file.ts'
import { installBinaries } from '../store/embedded/binaries.ts'
import type { Location } from '../store/embedded/location.ts'
import { runningPostmaster } from '../store/embedded/postmaster.ts'
import { readPlainFile } from '../store/embedded/private-files.ts'
import { ServerLog } from '../store/embedded/server-log.ts'
import { isRunning, loginError, spawnServer } from '../store/embedded/server-process.ts'
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
    const { base } = location
    const socket = socketFolder(base, location)
    replaceDurably(join(base, accessFile), 'local all all trust\n', 0o644)
    const log = new ServerLog(join(base, 'postgres.log'))
    log.mark()
    const settings = {
      hba_file: join(base, accessFile),
      archive_mode: 'off',
      primary_conninfo: '',
      restore_command: '',
      shared_preload_libraries: '',
      max_connections: 20,
      shared_buffers: '64MB',
      autovacuum: 'off',
    }
    const flags = [
      ...serverFlags({ socket, port, listen: false }),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ]
    const child = spawnServer(location, { binaries, log, flags })
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
    if (isRunning(this.#child)) {
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
      const error = await loginError(this.url('postgres', 'postgres'))
      if (!error) return
      if (!isRunning(this.#child) || Date.now() > end) {
        throw new CopyFailure(`O banco restaurado não iniciou: ${log.sinceMark() || error.message}`)
      }
      await sleep(50)
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
