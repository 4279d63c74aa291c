import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '../../server/config/config.ts'
import { passwordOf } from '../../server/store/embedded/passwords.ts'

export type Settings = Record<string, string>

export interface Identity {
  uid?: number
  gid?: number
}

export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

/** Settings without demo data and console, and with limits that tests do not reach by accident. */
export const plainSettings = {
  VINCULO_DEMO: '0',
  VINCULO_CONSOLE: '0',
  VINCULO_LOG: 'warn',
  VINCULO_RATE_TOKEN: '1000000',
  VINCULO_RATE_UNPAGED: '1000000',
  VINCULO_RATE_FAILED: '1000000',
  VINCULO_RATE_GETTOKEN: '1000000',
}

const program = join(projectRoot, 'bin/vinculo.mjs')

/** A temporary folder that every account can enter. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'vinculo-processo-'))
  chmodSync(path, 0o755)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Polling interval in milliseconds; it grows so that a wait does not slow what it waits for. */
const soonest = 5
const latest = 100

/** Polls a condition, with a timeout. */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  seconds = 120,
): Promise<NonNullable<T>> {
  const end = Date.now() + seconds * 1000
  for (let pause = soonest; ; pause = Math.min(latest, pause * 1.5)) {
    const found = await look()
    if (found) return found
    if (Date.now() > end) throw new Error(`${what}: not within ${seconds} s`)
    await sleep(pause)
  }
}

/** Running child processes, killed when this process exits. */
const started = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of started) child.kill()
})

/** Starts the program with a minimal environment. */
function launch(args: string[], settings: Settings, identity: Identity = {}, input?: string): ChildProcess {
  const child = spawn(process.execPath, [program, ...args], {
    ...identity,
    env: { PATH: process.env.PATH, ...plainSettings, ...settings },
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  })
  child.stdin?.end(input)
  started.add(child)
  child.once('close', () => started.delete(child))
  return child
}

/** A running process of the program and its output so far. */
export class Running {
  readonly child: ChildProcess
  stdout = ''
  stderr = ''

  constructor(args: string[], settings: Settings, identity?: Identity, input?: string) {
    this.child = launch(args, settings, identity, input)
    this.child.stdout!.setEncoding('utf8').on('data', (text) => {
      this.stdout += text
    })
    this.child.stderr!.setEncoding('utf8').on('data', (text) => {
      this.stderr += text
    })
  }

  /** Sends a signal and waits for the process to end. */
  async end(signal: NodeJS.Signals, seconds = 60): Promise<Ended> {
    this.child.kill(signal)
    return this.ended(seconds)
  }

  async ended(seconds = 60): Promise<Ended> {
    const { child } = this
    if (child.exitCode === null && child.signalCode === null) {
      const late = AbortSignal.timeout(seconds * 1000)
      await once(child, 'close', { signal: late }).catch(() => {
        child.kill('SIGKILL')
        throw new Error(`the process did not end within ${seconds} s: ${this.stderr}${this.stdout}`)
      })
    }
    return { code: child.exitCode, stdout: this.stdout, stderr: this.stderr }
  }
}

export class Serving extends Running {
  base = ''

  /** Starts; it may not listen yet. */
  constructor(settings: Settings, args: string[] = [], identity?: Identity) {
    super(['serve', '--port', '0', ...args], settings, identity)
  }

  static async start(settings: Settings, args: string[] = [], identity?: Identity): Promise<Serving> {
    return new Serving(settings, args, identity).listening()
  }

  async listening(): Promise<this> {
    const { child } = this
    this.base = await until('the address', () => {
      const gone = child.exitCode !== null || child.signalCode !== null
      if (gone) throw new Error(`serve ended: ${this.stderr}${this.stdout}`)
      return /Vínculo em (\S+)/.exec(this.stderr)?.[1]
    })
    return this
  }

  async status(path: string): Promise<number> {
    const response = await fetch(this.base + path)
    await response.arrayBuffer()
    return response.status
  }

  async post(path: string, body: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(this.base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    })
    return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) }
  }
}

/** Runs one command to its end. */
export async function command(args: string[], settings: Settings, identity?: Identity): Promise<Ended> {
  return new Running(args, settings, identity).ended()
}

/** Runs one command with something on its standard input. */
export async function commandWith(input: string, args: string[], settings: Settings): Promise<Ended> {
  return new Running(args, settings, undefined, input).ended()
}

/** The lines of postmaster.pid of a data folder's embedded PostgreSQL. */
function lockFile(data: string): string[] {
  const pointer = join(data, 'postgres-place')
  const base = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(data, 'postgres')
  return readFileSync(join(base, 'pg/postmaster.pid'), 'utf8').split('\n')
}

/** The pid of a data folder's embedded PostgreSQL, if it runs. */
export function postmasterOf(data: string): number | undefined {
  try {
    const [pid, cluster] = lockFile(data)
    // The pid may have been reused by another program.
    return commandOf(pid!).includes(cluster!) && isAlive(Number(pid)) ? Number(pid) : undefined
  } catch {
    return undefined
  }
}

function commandOf(pid: string): string {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  return spawnSync('ps', ['-o', 'command=', '-p', pid], { encoding: 'utf8' }).stdout
}

/** The current URL of a data folder's embedded PostgreSQL for one of its roles. */
export function embeddedUrl(data: string, role = 'vinculo'): string {
  const { databasePassword } = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'))
  const [, , , port, socket] = lockFile(data)
  const password = encodeURIComponent(passwordOf(databasePassword, role))
  return `postgres://${role}:${password}@localhost:${port}/vinculo?host=${encodeURIComponent(socket!)}`
}

/** Whether a process runs; a zombie does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    const zombie = process.platform === 'linux' && readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
    return !zombie
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Stops the PostgreSQL that a killed process may have left. */
export async function stopPostgres(data: string): Promise<void> {
  const pid = postmasterOf(data)
  if (pid === undefined) return
  process.kill(pid, 'SIGINT')
  await until('the end of PostgreSQL', () => !isAlive(pid))
}
