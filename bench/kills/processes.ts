import {
  postmasterOf,
  Running,
  Serving,
  type Settings,
  stopPostgres,
  temporaryFolder,
  until,
} from '../../test/support/process.ts'

/** A process to kill; killing also restarts it. */
export interface Victim {
  name: string
  kill: () => Promise<void>
}

/** A standby that queries may read from. */
export interface Follower {
  url: string
  /** Kills and restarts it. */
  kill: () => Promise<void>
  close: () => Promise<void>
}

/** Creates a standby of a data folder's running PostgreSQL. */
export type Follow = (data: string) => Promise<Follower>

/** A server, a worker and their PostgreSQL, restarted after each kill. */
export class Processes {
  readonly #folder = temporaryFolder()
  readonly settings: Settings = { VINCULO_DATA: this.#folder.path, VINCULO_LOG: 'fatal' }
  /** Processes that exited without a kill, and their output. */
  readonly endedAlone: string[] = []
  readonly #killed = new WeakSet<Running>()
  #follower: Follower | undefined
  #serving!: Serving
  #worker!: Running
  #base = ''
  #stopping = false

  /** `follow` adds a standby. */
  static async open({ follow, settings = {} }: { follow?: Follow; settings?: Settings }): Promise<Processes> {
    const place = new Processes()
    Object.assign(place.settings, settings)
    try {
      place.#serve()
      await place.#serving.listening()
      if (follow) await place.#follow(follow)
      place.#work()
      return place
    } catch (error) {
      await place.remove()
      throw error
    }
  }

  /** Current or last address of the server. */
  get base(): string {
    return this.#base
  }

  readonly victims: Victim[] = [
    {
      name: 'server',
      kill: async () => {
        await this.#kill(this.#serving)
        this.#serve()
      },
    },
    {
      name: 'worker',
      kill: async () => {
        await this.#kill(this.#worker)
        this.#work()
      },
    },
    {
      name: 'postgres',
      // The server process detects it and restarts it.
      kill: async () => {
        process.kill(await until('PostgreSQL', () => postmasterOf(this.#folder.path)), 'SIGKILL')
      },
    },
  ]

  /** Stops both processes as an operator would, and returns their exit codes. */
  async stop(): Promise<(number | null)[]> {
    this.#stopping = true
    const worker = await this.#worker.end('SIGTERM')
    const serving = await this.#serving.end('SIGTERM')
    return [worker.code, serving.code]
  }

  /** Stops and deletes everything, however the run ended. */
  async remove(): Promise<void> {
    this.#stopping = true
    await Promise.all([this.#serving?.end('SIGKILL'), this.#worker?.end('SIGKILL')])
    await this.#follower?.close()
    await stopPostgres(this.#folder.path)
    this.#folder.remove()
  }

  /** Adds a standby and restarts the server with it. */
  async #follow(follow: Follow): Promise<void> {
    const follower = await follow(this.#folder.path)
    this.#follower = follower
    this.settings.DATABASE_READ_URL = follower.url
    this.victims.push({ name: 'standby', kill: follower.kill })
    await this.#kill(this.#serving)
    this.#serve()
    await this.#serving.listening()
  }

  #serve(): void {
    const serving = new Serving(this.settings)
    this.#serving = serving
    this.#watch('server', serving, () => this.#serve())
    serving.listening().then(
      ({ base }) => {
        if (serving === this.#serving) this.#base = base
      },
      () => {},
    )
  }

  #work(): void {
    this.#worker = new Running(['work'], this.settings)
    this.#watch('worker', this.#worker, () => this.#work())
  }

  async #kill(running: Running): Promise<void> {
    this.#killed.add(running)
    await running.end('SIGKILL')
  }

  /** Restarts a process that exits by itself, as a service manager would, and records it. */
  #watch(name: string, running: Running, again: () => void): void {
    running.child.once('close', (code) => {
      if (this.#stopping || this.#killed.has(running)) return
      this.endedAlone.push(`${name} ended with ${code}: ${running.stderr.slice(-500)}`)
      again()
    })
  }
}
