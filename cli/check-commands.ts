import type { Command } from 'commander'
import type { Environment } from '../server/config/env.ts'
import type { Terminal } from './call.ts'
import { type CallOf, json } from './options.ts'

/** Commands that look at an installation and change nothing. */
export function addChecks(program: Command, _callOf: CallOf, env: Environment, terminal: Terminal): void {
  const config = program.command('config').description('configurações')
  config
    .command('check')
    .description('mostra cada configuração e sua origem; termina com 2 se alguma não serve')
    .addOption(json)
    .action(async (options) => (await import('./settings.ts')).checkSettingsCommand(env, terminal, options))
}
