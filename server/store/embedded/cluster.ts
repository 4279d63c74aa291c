import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeFolderDurably } from '../../durable-file.ts'
import { isUnavailable } from '../connection.ts'
import type { RetryOptions } from '../until-available.ts'
import { addressOf } from './address.ts'
import { installBinaries } from './binaries.ts'
import { outsideFolder, recordOwner } from './clusters.ts'
import { DataGone, EmbeddedFailure, WrongSecrets, wrongPassword } from './failure.ts'
import { initialise } from './initialise.ts'
import { type Location, locate } from './location.ts'
import { requireUnused } from './older-server.ts'
import { refuseOtherMajor } from './other-major.ts'
import { clearStaleLock, type Postmaster, runningPostmaster } from './postmaster.ts'
import { holdFolder, requirePrivate } from './private-files.ts'
import { ServerLog } from './server-log.ts'
import { isRunning, loginError, spawnServer } from './server-process.ts'
import { serverFlags } from './settings.ts'
import { socketFolder } from './socket.ts'
import { withStartLock } from './start-lock.ts'

/** Crash recovery replays the log, which may take long. */
const longestRecovery = 15 * 60_000
const tellEvery = 5_000
/** How long to wait for a process that still uses the port or shared memory of a dead server. */
const longestTakeover = 60_000
const mostAttempts = 3
/** Pauses between attempts to restart a dead server double from the first to the last. */
const firstPause = 1_000
const longestPause = 30_000
/** Part of the socket's name when no port is opened. */
const usualPort = 5432

export interface EmbeddedOptions {
  data: string
  /** Password of the superuser; those of the other roles are derived from it. */
  password: string
  /** Opens this port on 127.0.0.1 besides the socket. The program itself does not use it. */
  port?: number | undefined
  /** Called when the server is found dead and is restarted. */
  onRestart?: (reason: string) => void
  /** Notified every few seconds while the server recovers; its signal aborts the wait. */
  retry?: Pick<RetryOptions, 'onUnavailable' | 'signal'> | undefined
  /** Runs under the start lock, before another process may start or stop the server. */
  settle?: (cluster: EmbeddedCluster) => Promise<void>
}

const textOf = (error: unknown) => (error instanceof EmbeddedFailure ? error.message : String(error))

/** The server exited before it answered. */
class ServerGone extends Error {}

/** A PostgreSQL server in the data folder, supervised while this process runs. */
export class EmbeddedCluster {
  readonly #options: EmbeddedOptions
  readonly #location: Location
  readonly #log: ServerLog
  #child: ChildProcess | undefined
  readonly #ending = new AbortController()
  #supervisor: NodeJS.Timeout | undefined
  #restart: Promise<void> = Promise.resolve()
  /** Address of the server. It stays the same after a restart, for processes that keep running. */
  #socket: string
  #port: number

  private constructor(options: EmbeddedOptions) {
    this.#options = options
    this.#location = locate(options.data)
    holdFolder(this.#location.base)
    if (this.#location.base.startsWith(outsideFolder)) recordOwner(this.#location.base, options.data)
    this.#socket = socketFolder(options.data, this.#location)
    this.#port = options.port ?? usualPort
    this.#log = new ServerLog(join(this.#location.base, 'postgres.log'))
  }

  /** Starts the server of this data folder, or joins the one that runs there. */
  static async open(options: EmbeddedOptions): Promise<EmbeddedCluster> {
    makeFolderDurably(options.data, 0o755)
    return withStartLock(options.data, async () => {
      const cluster = new EmbeddedCluster(options)
      refuseOtherMajor(cluster.#cluster)
      const joined = runningPostmaster(cluster.#cluster)?.older === false
      try {
        await cluster.#start()
        await options.settle?.(cluster)
      } catch (error) {
        if (!joined) await cluster.stop()
        throw error
      }
      return cluster
    })
  }

  /** Folder of the cluster, its binaries and its log. */
  get base(): string {
    return this.#location.base
  }

  get #cluster(): string {
    return join(this.#location.base, 'pg')
  }

  url(database: string, role: string): string {
    return addressOf({ socket: this.#socket, port: this.#port }, this.#options.password, database, role)
  }

  /** Restarts the server when it dies. Only the serving process calls this. */
  supervise(): void {
    this.#supervisor = setInterval(() => {
      if (this.#stopping || runningPostmaster(this.#cluster)) return
      clearInterval(this.#supervisor)
      this.#options.onRestart?.('o processo do PostgreSQL terminou')
      this.#restart = this.#startAgain().then(() => {
        if (!this.#stopping) this.supervise()
      })
    }, 100)
    this.#supervisor.unref()
  }

  get #stopping(): boolean {
    return this.#ending.signal.aborted
  }

  async #startAgain(): Promise<void> {
    const { data, onRestart } = this.#options
    for (let pause = firstPause; !this.#stopping; pause = Math.min(2 * pause, longestPause)) {
      try {
        return await withStartLock(data, () => this.#requireCluster().#start())
      } catch (error) {
        onRestart?.(textOf(error))
      }
      // The rejection is that of `release`.
      await sleep(pause, undefined, { signal: this.#ending.signal }).catch(() => {})
    }
  }

  /** A restart creates no cluster: an empty folder is a disk that is not mounted. */
  #requireCluster(): this {
    if (existsSync(join(this.#cluster, 'PG_VERSION'))) return this
    throw new DataGone(this.#options.data)
  }

  /** Ends the supervision after a restart under way. */
  async release(): Promise<void> {
    this.#ending.abort()
    clearInterval(this.#supervisor)
    await this.#restart
  }

  async stop(): Promise<void> {
    await this.release()
    const server = runningPostmaster(this.#cluster)
    if (server) await this.#end(server)
  }

  async #end(server: Postmaster): Promise<void> {
    process.kill(server.pid, 'SIGINT')
    for (let waited = 0; waited < 30_000 && runningPostmaster(this.#cluster); waited += 20) await sleep(20)
  }

  async #start(): Promise<void> {
    const giveUp = Date.now() + longestTakeover
    for (let attempt = 1; ; attempt++) {
      let running = runningPostmaster(this.#cluster)
      if (running?.older) {
        await requireUnused(this.#options.data, this.#options.password, running)
        await this.#end(running)
        running = undefined
      }
      this.#log.mark()
      if (running) this.#join(running)
      else await this.#launch()
      try {
        await this.#untilReady()
        return
      } catch (error) {
        if (!(error instanceof ServerGone)) throw error
        const reason = this.#log.sinceMark()
        const inUse = running || /already in use|still in use|lock file/.test(reason)
        if (this.#stopping || Date.now() > giveUp || (!inUse && attempt >= mostAttempts)) {
          throw new EmbeddedFailure(`O PostgreSQL embutido não iniciou: ${reason || error.message}`)
        }
        await sleep(100)
      }
    }
  }

  #join({ port, socket }: Postmaster): void {
    this.#port = port
    if (socket === '' || socket === this.#socket) return
    // The data folder was renamed after the server started.
    requirePrivate(socket, this.#location.account)
    this.#socket = socket
  }

  async #launch(): Promise<void> {
    const binaries = installBinaries(this.#location.base)
    if (!existsSync(join(this.#cluster, 'PG_VERSION'))) {
      await initialise(this.#location, this.#cluster, binaries, this.#options.password)
    }
    clearStaleLock(this.#cluster)
    const reach = { socket: this.#socket, port: this.#port, listen: this.#port === this.#options.port }
    const child = spawnServer(
      this.#location,
      { binaries, log: this.#log, flags: serverFlags(reach) },
      // A process group of its own, so that Ctrl-C does not reach the server; we stop it after our own work.
      { detached: true },
    )
    child.unref()
    this.#child = child
  }

  async #untilReady(): Promise<void> {
    const end = Date.now() + longestRecovery
    const { retry } = this.#options
    for (let tell = Date.now() + tellEvery; ; ) {
      retry?.signal.throwIfAborted()
      const error = await loginError(this.url('postgres', 'postgres'))
      if (!error) return
      const { message } = error
      if ((error as { code?: string }).code === wrongPassword) throw new WrongSecrets(this.#options.data)
      if (!isUnavailable(error)) {
        throw new EmbeddedFailure(`O PostgreSQL de ${this.#location.base} não deixa entrar: ${message}`)
      }
      if (!this.#isAlive() || runningPostmaster(this.#cluster)?.older) throw new ServerGone(message)
      if (Date.now() > end) throw new EmbeddedFailure(`O PostgreSQL embutido não respondeu: ${message}`)
      if (Date.now() > tell) {
        retry?.onUnavailable(error)
        tell = Date.now() + tellEvery
      }
      await sleep(20)
    }
  }

  /** Whether a server runs or ours is starting. */
  #isAlive(): boolean {
    return (
      (this.#child !== undefined && isRunning(this.#child)) || runningPostmaster(this.#cluster) !== undefined
    )
  }
}
