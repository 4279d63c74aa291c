import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { environment, flags } from '../bin/process.mjs'
import { projectRoot } from '../server/config/config.ts'
import { loadSecrets, type Secrets } from '../server/config/secrets.ts'
import { ownerConnection } from '../server/store/connection.ts'

const run = promisify(execFile)
/** Linux reports CPU time in ticks of 10 ms. */
const msOfTick = 10

export interface Client {
  id: number
  token: string
}

/** A server process on its own embedded database, started as an operator would. */
export class Installation {
  readonly data = openFolder()
  readonly #command: string
  port = 0
  #process: ChildProcess | undefined

  /** `folder` is the version of the program, by default this one. */
  constructor(folder = projectRoot) {
    this.#command = join(folder, 'cli/main.ts')
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get pid(): number {
    return this.#process!.pid!
  }

  async start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    this.port = await freePort()
    const serve = [...flags, this.#command, 'serve', '--port', String(this.port), '--no-demo']
    this.#process = spawn(process.execPath, serve, {
      env: {
        ...process.env,
        ...environment,
        VINCULO_DATA: this.data,
        VINCULO_LOG: 'warn',
        // Limits are counted as usual but never reached.
        VINCULO_RATE_TOKEN: '1000000',
        VINCULO_RATE_UNPAGED: '1000000',
        VINCULO_WEBHOOK_DEV: '1',
        // Building the console would take CPU time.
        VINCULO_CONSOLE: '0',
        ...settings,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    // From its sources, on a busy machine, the program needs a minute.
    for (let waited = 0; waited < 1_200; waited++) {
      const ready = await fetch(`${this.base}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (ready) return
      await sleep(100)
    }
    throw new Error('the server did not start')
  }

  async stop(): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.data, { recursive: true, force: true })
  }

  async cli<T>(...args: string[]): Promise<T> {
    const { stdout } = await run(process.execPath, [this.#command, ...args, '--json'], {
      env: { ...process.env, VINCULO_DATA: this.data },
    })
    return JSON.parse(stdout)
  }

  async demo(...args: string[]): Promise<void> {
    await run(process.execPath, [this.#command, 'demo', ...args], {
      env: { ...process.env, VINCULO_DATA: this.data },
      maxBuffer: 2 ** 26,
    })
  }

  /** A client with students, and monitoring contracts inserted as rows. */
  async volume(codigo: string, students: number, contracts: number): Promise<void> {
    await this.demo('--client', codigo, '--students', String(students), '--contracts', '0')
    await run(process.execPath, [join(import.meta.dirname, 'volume/main.ts'), codigo, String(contracts)], {
      env: { ...process.env, VINCULO_DATA: this.data },
    })
  }

  async client(codigo: string): Promise<Client> {
    const { id } = await this.cli<{ id: number }>('client', 'create', codigo)
    return { id, token: await this.token(codigo) }
  }

  async token(codigo: string): Promise<string> {
    return (await this.cli<{ token: string }>('token', 'create', '--client', codigo)).token
  }

  get secrets(): Secrets {
    return loadSecrets({ data: this.data, keys: undefined })
  }

  /** The database's superuser, for the ceilings. */
  async superuser(): Promise<pg.Client> {
    const lock = readFileSync(join(this.data, 'postgres/pg/postmaster.pid'), 'utf8').split('\n')
    const [, , , port, socket] = lock as [string, string, string, string, string]
    const login = `postgres:${this.secrets.databasePassword}@localhost:${port}`
    const client = new pg.Client(
      ownerConnection(`postgres://${login}/vinculo?host=${encodeURIComponent(socket)}`),
    )
    await client.connect()
    return client
  }

  /** Resident memory of the server process, in MiB. */
  memory(): number {
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  }

  /** CPU time of the server, its database and their children, in milliseconds. */
  processorMs(): number {
    const parents = new Map<number, number>()
    const ticks = new Map<number, number>()
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue
      const stat = statOf(name)
      if (!stat) continue
      parents.set(Number(name), Number(stat[1]))
      // User and system time, its own and that of ended children.
      ticks.set(
        Number(name),
        stat.slice(11, 15).reduce((sum, one) => sum + Number(one), 0),
      )
    }
    const isOurs = (pid: number | undefined): boolean =>
      pid === this.pid || (pid !== undefined && pid > 1 && isOurs(parents.get(pid)))
    return [...ticks].reduce((sum, [pid, count]) => (isOurs(pid) ? sum + count * msOfTick : sum), 0)
  }

  /** Sends a body as is, with little CPU time. */
  send(path: string, body: Buffer): Promise<number> {
    return new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': body.length }
      const sending = request(this.base + path, { method: 'POST', headers }, (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      })
      sending.on('error', reject)
      sending.end(body)
    })
  }

  post(path: string, body: unknown): Promise<Response> {
    return fetch(this.base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: body instanceof Uint8Array ? (body as NonNullable<RequestInit['body']>) : JSON.stringify(body),
    })
  }
}

/** Fields of /proc/pid/stat after the process name; undefined once it is gone. */
function statOf(pid: string): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/** A folder that the database's account can reach. */
function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vinculo-bench-'))
  chmodSync(folder, 0o755)
  return folder
}

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

export const rounded = (value: number, digits = 2) => Number(value.toFixed(digits))

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
