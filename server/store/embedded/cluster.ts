import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseClient } from '../client.ts'
import { isUnavailable } from '../connection.ts'
import type { Patience } from '../patience.ts'
import { installBinaries } from './binaries.ts'
import { EmbeddedFailure, wrongSecrets } from './failure.ts'
import { initialise } from './initialise.ts'
import { type Location, locate, spawnAs } from './location.ts'
import { requireUnused } from './older-server.ts'
import { passwordOf } from './passwords.ts'
import { clearStaleLock, type Postmaster, runningPostmaster } from './postmaster.ts'
import { holdFolder, openLog, requirePrivate } from './private-files.ts'
import { ServerLog } from './server-log.ts'
import { serverFlags } from './settings.ts'
import { socketFolder } from './socket.ts'
import { withStartLock } from './start-lock.ts'

/** After a crash the server first reads its log again; that takes as long as it takes. */
const longestRecovery = 15 * 60_000
const tellEvery = 5_000
/** How long whoever still uses the port or the memory of a dead server is waited for. */
const longestTakeover = 60_000
const mostAttempts = 3
/** Part of the socket's name where no port is opened. */
const usualPort = 5432

export interface EmbeddedOptions {
  data: string
  /** The superuser's; the other roles' are derived from it. */
  password: string
  /** A port of 127.0.0.1 to open besides the socket. The program itself never uses it. */
  port?: number | undefined
  /** Called whenever the server was found dead and is started again. */
  onRestart?: (reason: string) => void
  /** Told every few seconds while a server that recovers is waited for; may end the waiting. */
  patience?: Pick<Patience, 'onAway' | 'signal'> | undefined
  /** What must be done before another process may start or stop the server. */
  settle?: (cluster: EmbeddedCluster) => Promise<void>
}

const wrongPassword = '28P01'

/** The server ended before it answered. */
class ServerGone extends Error {}

/** A PostgreSQL server of our own, kept in the data folder and supervised while this process lives. */
export class EmbeddedCluster {
  readonly #options: EmbeddedOptions
  readonly #location: Location
  readonly #log: ServerLog
  #child: ChildProcess | undefined
  #stopping = false
  #supervisor: NodeJS.Timeout | undefined
  #restart: Promise<void> = Promise.resolve()
  /** Where the server answers. Processes that outlive a restart find it there again. */
  #socket: string
  #port: number

  private constructor(options: EmbeddedOptions) {
    this.#options = options
    this.#location = locate(options.data)
    holdFolder(this.#location.base)
    this.#socket = socketFolder(options.data, this.#location)
    this.#port = options.port ?? usualPort
    this.#log = new ServerLog(join(this.#location.base, 'postgres.log'))
  }

  /** Starts the server of this data folder, or joins the one that already runs there. */
  static async open(options: EmbeddedOptions): Promise<EmbeddedCluster> {
    mkdirSync(options.data, { recursive: true, mode: 0o755 })
    return withStartLock(options.data, async () => {
      const cluster = new EmbeddedCluster(options)
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

  get #cluster(): string {
    return join(this.#location.base, 'pg')
  }

  url(database: string, role: string): string {
    const password = encodeURIComponent(passwordOf(this.#options.password, role))
    const socket = encodeURIComponent(this.#socket)
    return `postgres://${role}:${password}@localhost:${this.#port}/${database}?host=${socket}&require_auth=scram-sha-256`
  }

  /** Watches the server and starts it again when it dies. Only the serving process does this. */
  supervise(): void {
    this.#supervisor = setInterval(() => {
      if (this.#stopping || runningPostmaster(this.#cluster)) return
      clearInterval(this.#supervisor)
      this.#options.onRestart?.('o processo do PostgreSQL terminou')
      this.#restart = withStartLock(this.#options.data, () => this.#start())
        .catch((error) => this.#options.onRestart?.(String(error)))
        .finally(() => {
          if (!this.#stopping) this.supervise()
        })
    }, 100)
    this.#supervisor.unref()
  }

  /** Ends the supervision; a restart under way is waited for. */
  async release(): Promise<void> {
    this.#stopping = true
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
    // The data folder had another name when the server was started.
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
    const log = openLog(this.#log.path, this.#location.account)
    const child = spawn(join(binaries, 'bin', 'postgres'), ['-D', this.#cluster, ...serverFlags(reach)], {
      ...spawnAs(this.#location),
      stdio: ['ignore', log, log],
      // Its own group: Ctrl-C reaches us first, and we stop it after our own work is done.
      detached: true,
    })
    child.unref()
    child.on('error', () => {})
    closeSync(log)
    this.#child = child
  }

  async #untilReady(): Promise<void> {
    const end = Date.now() + longestRecovery
    const { patience } = this.#options
    for (let tell = Date.now() + tellEvery; ; ) {
      patience?.signal.throwIfAborted()
      const client = new DatabaseClient({
        connectionString: this.url('postgres', 'postgres'),
        connectionTimeoutMillis: 5_000,
      })
      client.on('error', () => {})
      try {
        await client.connect()
        await client.end()
        return
      } catch (error) {
        await client.end().catch(() => {})
        const { message } = error as Error
        if ((error as { code?: string }).code === wrongPassword) throw wrongSecrets(this.#options.data)
        if (!isUnavailable(error)) {
          throw new EmbeddedFailure(`O PostgreSQL de ${this.#location.base} não deixa entrar: ${message}`)
        }
        if (!this.#isAlive() || runningPostmaster(this.#cluster)?.older) throw new ServerGone(message)
        if (Date.now() > end) throw new EmbeddedFailure(`O PostgreSQL embutido não respondeu: ${message}`)
        if (Date.now() > tell) {
          patience?.onAway(error)
          tell = Date.now() + tellEvery
        }
        await sleep(20)
      }
    }
  }

  /** Whether a server runs, or ours is on its way. */
  #isAlive(): boolean {
    const child = this.#child
    const starting = child?.pid !== undefined && child.exitCode === null && child.signalCode === null
    return starting || runningPostmaster(this.#cluster) !== undefined
  }
}
