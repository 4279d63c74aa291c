import type { Config } from '../server/config/config.ts'

/** Where a command reads and writes: the streams of a process, or what stands for them. */
export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream
  errors: NodeJS.WritableStream & { isTTY?: boolean }
}

/** One call of a command: its settings, and where what it says goes. */
export class Call {
  readonly config: Config
  readonly terminal: Terminal

  constructor(config: Config, terminal: Terminal) {
    this.config = config
    this.terminal = terminal
  }

  say(text: string): void {
    this.terminal.output.write(`${text}\n`)
  }

  warn(text: string): void {
    this.terminal.errors.write(`${text}\n`)
  }

  print(options: { json?: boolean }, data: unknown, text: string): void {
    this.say(options.json ? JSON.stringify(data) : text)
  }
}
