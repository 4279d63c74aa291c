import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text as readAll } from 'node:stream/consumers'
import type { Call } from './call.ts'
import { UsageError } from './errors.ts'

export const longestPassword = 100

/** The first line of standard input. */
export const firstLine = async ({ terminal }: Call): Promise<string> =>
  (await readAll(terminal.input)).split(/\r?\n/, 1)[0] ?? ''

/** Asks questions in the terminal without showing the answers. */
async function askSecretly(call: Call, questions: readonly string[]): Promise<string[]> {
  const { input, errors } = call.terminal
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input, output: silent, terminal: true })
  try {
    const answers: string[] = []
    for (const question of questions) {
      errors.write(`${question}: `)
      answers.push(await lines.question(''))
      errors.write('\n')
    }
    return answers
  } finally {
    lines.close()
  }
}

/** A secret, asked once. */
export const askOnce = async (call: Call, question: string): Promise<string> =>
  (await askSecretly(call, [question]))[0]!

/** A new secret, asked twice. */
export async function askTwice(call: Call, question: string, different: string): Promise<string> {
  const [first, second] = await askSecretly(call, [question, 'Repita'])
  if (first !== second) throw new UsageError(different)
  return first!
}
