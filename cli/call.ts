import type { Config } from '../server/config/config.ts'

/** Streams of a command; a test passes its own. */
export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream
  errors: NodeJS.WritableStream & { isTTY?: boolean }
}

/** One run of a command: its settings and its streams. */
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
