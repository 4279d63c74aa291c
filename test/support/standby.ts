import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseClient } from '../../server/store/client.ts'
import { installBinaries } from '../../server/store/embedded/binaries.ts'
import { type Location, locate, spawnAs } from '../../server/store/embedded/location.ts'
import { passwordOf } from '../../server/store/embedded/passwords.ts'
import { runningPostmaster } from '../../server/store/embedded/postmaster.ts'
import { serverFlags } from '../../server/store/embedded/settings.ts'
import { until } from './process.ts'

const port = 5432

/** A real streaming standby of the embedded PostgreSQL of a data folder, which must be running. */
export class Standby {
  readonly #folder: string
  readonly #location: Location
  readonly #binaries: string
  readonly #password: string

  private constructor(data: string, password: string) {
    this.#password = password
    this.#folder = mkdtempSync(join(tmpdir(), 'vinculo-standby-'))
    chmodSync(this.#folder, 0o755)
    const { base, account } = locate(data)
    this.#location = { base, account }
    this.#binaries = installBinaries(base)
  }

  /** Copies the cluster with PostgreSQL's backup API and starts streaming. */
  static async start(data: string, password: string): Promise<Standby> {
    const standby = new Standby(data, password)
    const primary = runningPostmaster(join(standby.#location.base, 'pg'))
    if (!primary) throw new Error('the primary does not run')
    const login = `host=${primary.socket} port=${primary.port} user=postgres password=${password}`
    await standby.#copy(primary.socket, primary.port)
    standby.#run('sh', ['-c', 'touch "$1/standby.signal"', 'sh', standby.#cluster])
    standby.#conninfo = `${login} application_name=standby`
    await standby.launch()
    return standby
  }

  #conninfo = ''

  get #cluster(): string {
    return join(this.#folder, 'pg')
  }

  get #socket(): string {
    return join(this.#folder, 'socket')
  }

  /** URL for a role. */
  url(role = 'vinculo_app', database = 'vinculo'): string {
    return address(this.#socket, port, role, passwordOf(this.#password, role), database)
  }

  get pid(): number | undefined {
    return runningPostmaster(this.#cluster)?.pid
  }

  /** Starts it, also after a kill: a remaining lock may delay the start, so it retries. */
  async launch(): Promise<void> {
    let server = this.#spawn()
    await until('the standby', () => {
      if (server.exitCode !== null) server = this.#spawn()
      return this.query('select 1').then(
        () => true,
        () => false,
      )
    })
  }

  #spawn(): ChildProcess {
    const flags = serverFlags({ socket: this.#socket, port, listen: false })
    const server = spawn(
      join(this.#binaries, 'bin/postgres'),
      ['-D', this.#cluster, ...flags, '-c', `primary_conninfo=${this.#conninfo}`],
      { ...spawnAs(this.#location), stdio: 'ignore', detached: true },
    )
    server.unref()
    return server
  }

  /** Pauses replay; receiving goes on. */
  pause(): Promise<unknown> {
    return this.query('select pg_wal_replay_pause()')
  }

  resume(): Promise<unknown> {
    return this.query('select pg_wal_replay_resume()')
  }

  promote(): Promise<unknown> {
    return this.query('select pg_promote(true)')
  }

  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    const { pid } = this
    if (pid === undefined) return
    process.kill(pid, signal)
    await until('the end of the standby', () => this.pid === undefined)
  }

  async close(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  query(statement: string): Promise<unknown[]> {
    return query(this.url('postgres', 'postgres'), statement)
  }

  async #copy(socket: string, primaryPort: number): Promise<void> {
    const { base, account } = this.#location
    for (const folder of [this.#cluster, this.#socket]) {
      mkdirSync(folder, { mode: 0o700 })
      if (account) chownSync(folder, account.uid, account.gid)
    }
    const session = new DatabaseClient({
      connectionString: address(socket, primaryPort, 'postgres', this.#password, 'postgres'),
    })
    await session.connect()
    try {
      await session.query(`select pg_backup_start('standby', true)`)
      const files = readdirSync(join(base, 'pg')).filter((name) => name !== 'postmaster.pid')
      // Files that vanish during the copy are restored from the WAL.
      const copy = 'to="$1"; shift; cp -a "$@" "$to" 2>/dev/null; true'
      this.#run('sh', ['-c', copy, 'sh', this.#cluster, ...files.map((name) => join(base, 'pg', name))])
      const { rows } = await session.query('select labelfile from pg_backup_stop(false)')
      const label = rows[0].labelfile
      this.#run('sh', ['-c', 'printf %s "$1" > "$2/backup_label"', 'sh', label, this.#cluster])
    } finally {
      await session.end()
    }
  }

  #run(program: string, args: string[]): void {
    execFileSync(program, args, spawnAs(this.#location))
  }
}

function address(socket: string, port: number, role: string, password: string, database: string): string {
  const login = `${role}:${encodeURIComponent(password)}@localhost:${port}`
  return `postgres://${login}/${database}?host=${encodeURIComponent(socket)}`
}

async function query(connectionString: string, statement: string): Promise<unknown[]> {
  const client = new DatabaseClient({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(statement)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
