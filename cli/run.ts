import { inspect } from 'node:util'
import { CommanderError } from 'commander'
import type { Environment } from '../server/config/env.ts'
import type { Terminal } from './call.ts'
import { SomeRefused } from './errors.ts'
import { callProblem, explain } from './explain.ts'
import { programFor } from './program.ts'
import { commandsWithOutcome } from './remote-commands.ts'

/**
 * Runs one command line and returns its exit code: 0 success, 1 failure, 2 wrong usage; for commands that
 * send and fetch records, 2 means that some were refused.
 */
export async function run(args: readonly string[], env: Environment, terminal: Terminal): Promise<number> {
  const warn = (text: string) => terminal.errors.write(`${text}\n`)
  try {
    await programFor(env, terminal).parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) {
      const shown = error.code === 'commander.help' || error.exitCode === 0
      if (!shown) warn(`vinculo: ${callProblem(error)} Use --help para ver as opções.`)
      if (error.exitCode === 0) return 0
      return commandsWithOutcome.includes(args[0] ?? '') ? 1 : 2
    }
    if (error instanceof SomeRefused) {
      warn(`vinculo: ${error.message}`)
      return 2
    }
    const { text, wrongCall } = await explain(error)
    warn(text === undefined ? inspect(error) : `vinculo: ${text}`)
    return wrongCall ? 2 : 1
  }
}
