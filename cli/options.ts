import { type Command, Option } from 'commander'
import { usualSilence } from '../catalogue/management/credencial/parts.ts'
import type { Call } from './call.ts'

/** Combines the options of a command line with the environment. */
export type CallOf = (options: Record<string, unknown>) => Call

/** Options of every command that opens the database. */
export function withDatabaseOptions(command: Command): Command {
  return command
    .option('--data <pasta>', 'pasta de dados do banco embutido (VINCULO_DATA)')
    .option('--database-url <url>', 'servidor PostgreSQL 16 ou mais novo (DATABASE_URL)')
}

/** An option that formerly had a Portuguese name, which scripts may still use. */
export function addRenamed(command: Command, option: Option, formerly: string): Command {
  const former = new Option(`--${formerly} <valor>`).hideHelp()
  return command
    .addOption(option)
    .addOption(former)
    .on(`option:${formerly}`, (value: string) =>
      command.setOptionValueWithSource(option.attributeName(), value, 'cli'),
    )
}

export const json = new Option('--json', 'escreve o resultado em JSON')

export const overlap = new Option(
  '--overlap <tempo>',
  'por quanto tempo valem os dois: 7d, 12h, 30m ou 0',
).default('7d')

export const overlapOrUse = new Option(
  '--overlap <tempo>',
  `por quanto tempo valem os dois: 7d, 12h, 30m ou 0; sem isto, até que a nova seja usada e a velha fique ${usualSilence} dias sem uso`,
)
