import { type ChildProcess, execFile, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { createHash } from 'node:crypto'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { type Account, accountForRoot, isReachable } from './account.ts'
import { installBinaries } from './binaries.ts'
import { clearStaleLock, runningPostmaster } from './postmaster.ts'
import { withStartLock } from './start-lock.ts'

const run = promisify(execFile)

export interface EmbeddedOptions {
  data: string
  password: string
  /** Called whenever the server was found dead and is started again. */
  onRestart?: (reason: string) => void
}

/** A PostgreSQL server of our own, kept in the data folder and supervised while this process lives. */
export class EmbeddedCluster {
  readonly #options: EmbeddedOptions
  readonly #base: string
  readonly #account: Account | undefined
  #child: ChildProcess | undefined
  #stopping = false
  #supervisor: NodeJS.Timeout | undefined
  port = 0

  private constructor(options: EmbeddedOptions, base: string, account: Account | undefined) {
    this.#options = options
    this.#base = base
    this.#account = account
  }

  /** Starts the server of this data folder, or joins the one that already runs there. */
  static async open(options: EmbeddedOptions): Promise<EmbeddedCluster> {
    mkdirSync(options.data, { recursive: true, mode: 0o755 })
    const account = process.getuid?.() === 0 ? accountForRoot() : undefined
    if (process.getuid?.() === 0 && !account) {
      throw new Error(
        'PostgreSQL não roda como root e nenhuma conta vinculo, postgres ou nobody existe nesta máquina. Crie a conta "vinculo" ou use DATABASE_URL.',
      )
    }
    const cluster = new EmbeddedCluster(options, placeFor(options.data, account), account)
    await withStartLock(options.data, () => cluster.#start())
    return cluster
  }

  get #cluster(): string {
    return join(this.#base, 'pg')
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
      void this.#start()
        .catch((error) => this.#options.onRestart?.(String(error)))
        .finally(() => {
          if (!this.#stopping) this.supervise()
        })
    }, 200)
    this.#supervisor.unref()
  }

  async stop(): Promise<void> {
    this.#stopping = true
    clearInterval(this.#supervisor)
    const server = runningPostmaster(this.#cluster)
    if (!server) return
    process.kill(server.pid, 'SIGINT')
    for (let waited = 0; waited < 30_000 && runningPostmaster(this.#cluster); waited += 50) await sleep(50)
  }

  async #start(): Promise<void> {
    const running = runningPostmaster(this.#cluster)
    if (running) {
      this.port = running.port
      await this.#untilReady(30_000)
      return
    }
    this.#own(this.#base)
    const binaries = installBinaries(this.#base)
    if (!existsSync(join(this.#cluster, 'PG_VERSION'))) await this.#initialise(binaries)
    const wanted = this.port
    for (let attempt = 0; ; attempt++) {
      clearStaleLock(this.#cluster)
      this.port = wanted || (await freePort())
      this.#launch(binaries)
      try {
        await this.#untilReady(attempt < 20 ? 2_000 : 60_000)
        return
      } catch (error) {
        if (attempt >= 30 || this.#stopping) throw error
        await sleep(100)
      }
    }
  }

  async #initialise(binaries: string): Promise<void> {
    const fresh = `${this.#cluster}.new`
    const passwordFile = join(this.#base, `initdb-${process.pid}`)
    rmSync(fresh, { recursive: true, force: true })
    mkdirSync(fresh, { mode: 0o700 })
    writeFileSync(passwordFile, this.#options.password, { mode: 0o600 })
    this.#own(fresh)
    this.#own(passwordFile)
    try {
      await run(
        join(binaries, 'bin', 'initdb'),
        [
          '-D', fresh, '-U', 'postgres', '--pwfile', passwordFile, '--encoding=UTF8', '--data-checksums',
          '--locale-provider=builtin', '--locale=C.UTF-8', '--auth=scram-sha-256', '--no-instructions',
        ],
        { ...this.#identity(), env: this.#environment(), cwd: this.#base },
      )
    } catch (error) {
      throw new Error(`O PostgreSQL embutido não pôde ser criado: ${(error as { stderr?: string }).stderr}`)
    } finally {
      rmSync(passwordFile, { force: true })
    }
    renameSync(fresh, this.#cluster)
  }

  #launch(binaries: string): void {
    const log = openSync(join(this.#base, 'postgres.log'), 'a', 0o600)
    const sharedBuffers = Math.min(1024, Math.max(64, Math.floor(totalmem() / 2 ** 20 / 16)))
    const settings = {
      listen_addresses: '127.0.0.1',
      port: this.port,
      unix_socket_directories: '',
      max_connections: 100,
      shared_buffers: `${sharedBuffers}MB`,
      wal_buffers: '16MB',
      min_wal_size: '256MB',
      max_wal_size: '4GB',
      checkpoint_timeout: '15min',
      checkpoint_completion_target: 0.9,
      jit: 'off',
      timezone: 'UTC',
      log_timezone: 'UTC',
      log_min_messages: 'warning',
      // Statements carry personal values; they stay out of the server's own log.
      log_min_error_statement: 'panic',
      log_error_verbosity: 'terse',
      log_parameter_max_length: 0,
      log_parameter_max_length_on_error: 0,
    }
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = spawn(join(binaries, 'bin', 'postgres'), ['-D', this.#cluster, ...flags], {
      ...this.#identity(),
      env: this.#environment(),
      cwd: this.#base,
      stdio: ['ignore', log, log],
      // Its own group: Ctrl-C reaches us first, and we stop it after our own work is done.
      detached: true,
    })
    child.unref()
    child.on('error', () => {})
    closeSync(log)
    this.#child = child
  }

  async #untilReady(limit: number): Promise<void> {
    const end = Date.now() + limit
    for (;;) {
      const client = new pg.Client({ connectionString: this.url('postgres'), connectionTimeoutMillis: 2_000 })
      try {
        await client.connect()
        await client.end()
        return
      } catch (error) {
        await client.end().catch(() => {})
        const died = this.#child !== undefined && this.#child.exitCode !== null
        if (Date.now() > end || died) {
          throw new Error(`O PostgreSQL embutido não respondeu: ${this.#lastLogLines() || String(error)}`)
        }
        await sleep(30)
      }
    }
  }

  #lastLogLines(): string {
    try {
      return readFileSync(join(this.#base, 'postgres.log'), 'utf8').trim().split('\n').slice(-3).join(' | ')
    } catch {
      return ''
    }
  }

  #identity(): { uid?: number; gid?: number } {
    return this.#account ? { uid: this.#account.uid, gid: this.#account.gid } : {}
  }

  #environment(): NodeJS.ProcessEnv {
    return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
  }

  #own(path: string): void {
    mkdirSync(path.endsWith(String(process.pid)) ? this.#base : path, { recursive: true })
    if (!this.#account) return
    chownSync(path, this.#account.uid, this.#account.gid)
    if (path === this.#base) chmodSync(path, 0o755)
  }
}

/**
 * Where the cluster lives: in the data folder, unless we are root and the account PostgreSQL runs under
 * cannot pass through the folders above it. Then it lives under /var/lib/vinculo and the data folder says so.
 */
function placeFor(data: string, account: Account | undefined): string {
  const pointer = join(data, 'postgres-place')
  if (existsSync(pointer)) return readFileSync(pointer, 'utf8').trim()
  const inside = join(data, 'postgres')
  if (!account || existsSync(join(inside, 'pg')) || isReachable(join(inside, 'pg'), account)) {
    mkdirSync(inside, { recursive: true })
    return inside
  }
  const outside = `/var/lib/vinculo/${createHash('sha256').update(data).digest('hex').slice(0, 16)}`
  mkdirSync(outside, { recursive: true, mode: 0o755 })
  writeFileSync(pointer, `${outside}\n`)
  return outside
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
