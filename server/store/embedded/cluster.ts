import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isUnavailable } from '../connection.ts'
import { installBinaries } from './binaries.ts'
import { EmbeddedFailure } from './failure.ts'
import { initialise } from './initialise.ts'
import { giveTo, type Location, locate, spawnAs } from './location.ts'
import { freePort } from './ports.ts'
import { clearStaleLock, runningPostmaster } from './postmaster.ts'
import { ServerLog } from './server-log.ts'
import { serverFlags } from './settings.ts'
import { withStartLock } from './start-lock.ts'

/** After a crash the server first reads its log again; that takes as long as it takes. */
const longestRecovery = 15 * 60_000
/** How long whoever still uses the port or the memory of a dead server is waited for. */
const longestTakeover = 60_000
const mostAttempts = 3

export interface EmbeddedOptions {
  data: string
  password: string
  /** Called whenever the server was found dead and is started again. */
  onRestart?: (reason: string) => void
  /** What must be done before another process may start or stop the server. */
  settle?: (cluster: EmbeddedCluster) => Promise<void>
}

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
  port = 0

  private constructor(options: EmbeddedOptions) {
    this.#options = options
    this.#location = locate(options.data)
    this.#log = new ServerLog(join(this.#location.base, 'postgres.log'))
  }

  /** Starts the server of this data folder, or joins the one that already runs there. */
  static async open(options: EmbeddedOptions): Promise<EmbeddedCluster> {
    mkdirSync(options.data, { recursive: true, mode: 0o755 })
    return withStartLock(options.data, async () => {
      const cluster = new EmbeddedCluster(options)
      const joined = runningPostmaster(cluster.#cluster) !== undefined
      await cluster.#start()
      try {
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

  /** The port of the last start. Processes that outlive a restart find the server there again. */
  get #portFile(): string {
    return join(this.#location.base, 'port')
  }

  url(database: string, user = 'postgres'): string {
    return `postgres://${user}:${encodeURIComponent(this.#options.password)}@127.0.0.1:${this.port}/${database}`
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
    if (!server) return
    process.kill(server.pid, 'SIGINT')
    for (let waited = 0; waited < 30_000 && runningPostmaster(this.#cluster); waited += 20) await sleep(20)
  }

  async #start(): Promise<void> {
    const fixedPort = this.port
    const giveUp = Date.now() + longestTakeover
    for (let attempt = 1; ; attempt++) {
      const running = runningPostmaster(this.#cluster)
      this.#log.mark()
      if (running) this.port = running.port
      else await this.#launch(fixedPort)
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

  async #launch(fixedPort: number): Promise<void> {
    const { base, account } = this.#location
    mkdirSync(base, { recursive: true })
    giveTo(account, base)
    if (account) chmodSync(base, 0o755)
    const binaries = installBinaries(base)
    if (!existsSync(join(this.#cluster, 'PG_VERSION'))) {
      await initialise(this.#location, this.#cluster, binaries, this.#options.password)
    }
    clearStaleLock(this.#cluster)
    this.port = fixedPort || (await freePort(rememberedPort(this.#portFile)))
    writeFileSync(this.#portFile, `${this.port}\n`)
    const log = openSync(this.#log.path, 'a', 0o600)
    // Root may start what belongs to somebody else, who will want to start it again.
    for (const file of [this.#portFile, this.#log.path]) giveTo(account, file)
    const child = spawn(join(binaries, 'bin', 'postgres'), ['-D', this.#cluster, ...serverFlags(this.port)], {
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
    for (;;) {
      const client = new pg.Client({ connectionString: this.url('postgres'), connectionTimeoutMillis: 5_000 })
      client.on('error', () => {})
      try {
        await client.connect()
        await client.end()
        return
      } catch (error) {
        await client.end().catch(() => {})
        const { message } = error as Error
        if (!isUnavailable(error) && !/timeout/.test(message)) {
          throw new EmbeddedFailure(`O PostgreSQL de ${this.#location.base} não deixa entrar: ${message}`)
        }
        if (!this.#isAlive()) throw new ServerGone(message)
        if (Date.now() > end) throw new EmbeddedFailure(`O PostgreSQL embutido não respondeu: ${message}`)
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

function rememberedPort(file: string): number | undefined {
  try {
    const port = Number(readFileSync(file, 'utf8'))
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined
  } catch {
    return undefined
  }
}
