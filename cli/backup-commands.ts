import type { Command } from 'commander'
import type { Environment } from '../server/config/env.ts'
import { type CallOf, json, withDatabaseOptions } from './options.ts'

/** Commands that make and restore backups. */
export function addBackups(program: Command, callOf: CallOf, env: Environment): void {
  withDatabaseOptions(program.command('backup <pasta>'))
    .description(
      'copia banco e arquivos para uma subpasta nova da pasta, com a plataforma em uso; as chaves só com --with-keys',
    )
    .option(
      '--with-keys',
      'inclui as chaves, cifradas com a frase-senha de VINCULO_BACKUP_PASSPHRASE ou perguntada',
    )
    .option(
      '--files-only',
      'só os arquivos: para um PostgreSQL próprio, copiado antes com as ferramentas dele',
    )
    .addOption(json)
    .action(async (folder, options) =>
      (await import('./backup.ts')).backupCommand(callOf(options), folder, options, env),
    )
  program
    .command('restore <cópia>')
    .description('restaura uma cópia de segurança em uma pasta de dados nova, ou ensaia a restauração')
    .option('--data <pasta>', 'a pasta de dados nova; no ensaio, a que tem as chaves (VINCULO_DATA)')
    .option('--rehearse', 'restaura em um lugar temporário, compara com o que foi copiado e remove tudo')
    .addOption(json)
    .action(async (backup, options) =>
      (await import('./restore.ts')).restoreCommand(callOf(options), backup, options, env),
    )
}

/** Commands for clusters that are not in their data folder. */
export function addData(program: Command, callOf: CallOf): void {
  const data = program.command('data').description('onde ficam os dados')
  const commands = () => import('./data.ts')
  data
    .command('list')
    .description('mostra a pasta de dados e os bancos guardados fora de pastas de dados, com seus donos')
    .option('--data <pasta>', 'pasta de dados (VINCULO_DATA)')
    .addOption(json)
    .action(async (options) => (await commands()).listDataCommand(callOf(options), options))
  data
    .command('remove <banco>')
    .description('remove um banco cuja pasta de dados não existe mais; nunca um em uso')
    .option('--yes', 'remove um órfão sem perguntar')
    .option(
      '--confirm <pasta>',
      'remove também o banco de uma pasta de dados que existe: a pasta, por extenso',
    )
    .action(async (cluster, options) =>
      (await commands()).removeDataCommand(callOf(options), cluster, options),
    )
}
