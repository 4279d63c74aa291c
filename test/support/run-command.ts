import { Readable, Writable } from 'node:stream'
import { run } from '../../cli/run.ts'
import { type Ended, plainSettings, type Settings } from './process.ts'

/** Runs one CLI command in this process, with the same output and exit code. */
export async function call(args: readonly string[], settings: Settings, input = ''): Promise<Ended> {
  const output = new Heard()
  const errors = new Heard()
  const terminal = { input: Readable.from(input ? [input] : []), output, errors }
  const code = await run(args, { ...plainSettings, ...settings }, terminal)
  return { code, stdout: output.text, stderr: errors.text }
}

class Heard extends Writable {
  text = ''

  constructor() {
    super({ decodeStrings: false })
  }

  override _write(chunk: string | Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString()
    done()
  }
}
