import { Command } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { readConfig } from '../server/config/config.ts'
import type { Environment } from '../server/config/env.ts'
import { addAccounts, addCredentials } from './access-commands.ts'
import { addBackups, addData } from './backup-commands.ts'
import { Call, type Terminal } from './call.ts'
import { addChecks } from './check-commands.ts'
import type { CallOf } from './options.ts'
import { addCertificates, addPeople, addProviders, addRegisters } from './people-commands.ts'
import {
  addBatches,
  addClients,
  addContracts,
  addDataExport,
  addDemo,
  addEncryption,
  addReasons,
  addRoles,
} from './platform-commands.ts'
import { addRemote } from './remote-commands.ts'

const titles: Record<string, string> = {
  'Usage:': 'Uso:',
  'Options:': 'Opções:',
  'Commands:': 'Comandos:',
  'Arguments:': 'Argumentos:',
}
const inPortuguese = (text: string) =>
  text.replace('[options]', '[opções]').replace('[command]', '[comando]').replace('(default: ', '(padrão: ')

/**
 * All commands. Each imports its code when it runs, so that a small command does not load the whole server.
 */
export function programFor(env: Environment, terminal: Terminal): Command {
  const { output, errors } = terminal
  const program = new Command('vinculo')
    .description('Plataforma de estágios, monitoria, recrutamento e força de trabalho.')
    .version(manifest.version, '-V, --version', 'mostra a versão')
    .helpOption('-h, --help', 'mostra esta ajuda')
    .helpCommand('help [comando]', 'mostra a ajuda de um comando')
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      styleUsage: inPortuguese,
      styleSubcommandTerm: inPortuguese,
      styleOptionDescription: inPortuguese,
    })
    .configureOutput({
      writeOut: (text) => output.write(text),
      writeErr: (text) => errors.write(text),
      outputError: () => {},
    })
    .exitOverride()
    .addHelpText(
      'after',
      '\nAs configurações vêm das opções, depois do ambiente (VINCULO_PORT, DATABASE_URL, ...), depois dos padrões.\nVeja docs/OPERATIONS.md.',
    )

  const callOf: CallOf = (options) => new Call(configOf(env, options), terminal)
  const families = [
    addRoles,
    addChecks,
    addClients,
    addCredentials,
    addAccounts,
    addRegisters,
    addPeople,
    addProviders,
    addCertificates,
    addEncryption,
    addBackups,
    addData,
    addDataExport,
    addBatches,
    addReasons,
    addContracts,
    addRemote,
    addDemo,
  ]
  for (const add of families) add(program, callOf, env, terminal)
  return program
}

const configOf = (env: Environment, options: Record<string, unknown>) =>
  readConfig(
    {
      ...env,
      VINCULO_PORT: (options.port as string) ?? env.VINCULO_PORT,
      VINCULO_HOST: (options.host as string) ?? env.VINCULO_HOST,
      VINCULO_WORKERS: (options.workers as string) ?? env.VINCULO_WORKERS,
      VINCULO_DATA: (options.data as string) ?? env.VINCULO_DATA,
      DATABASE_URL: (options.databaseUrl as string) ?? env.DATABASE_URL,
    },
    options.demo === false ? { demo: false } : {},
  )
