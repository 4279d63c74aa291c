import { createInterface } from 'node:readline/promises'
import type { Call } from './call.ts'
import { UsageError } from './errors.ts'

/** Refuses a command that needs confirmation when the input is no terminal. */
export function requireConfirmable({ terminal }: Call, { yes }: { yes?: boolean }, what: string): void {
  if (!yes && !terminal.input.isTTY) {
    throw new UsageError(`${what} pede confirmação no terminal; em scripts, use --yes.`)
  }
}

/** Asks a question in the terminal. Any answer but yes means no. */
export async function confirmed({ terminal: { input, errors } }: Call, question: string): Promise<boolean> {
  const lines = createInterface({ input, output: errors })
  try {
    const answer = await lines.question(`${question} [s/N] `)
    return /^s(im)?$/i.test(answer.trim())
  } finally {
    lines.close()
  }
}
