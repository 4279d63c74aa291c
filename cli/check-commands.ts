import type { Command } from 'commander'
import type { Environment } from '../server/config/env.ts'
import type { Terminal } from './call.ts'
import { type CallOf, json, withDatabaseOptions } from './options.ts'

/** Commands that check an installation. */
export function addChecks(program: Command, callOf: CallOf, env: Environment, terminal: Terminal): void {
  const config = program.command('config').description('configurações')
  config
    .command('check')
    .description('mostra cada configuração e sua origem; termina com 2 se alguma não serve')
    .addOption(json)
    .action(async (options) => (await import('./settings.ts')).checkSettingsCommand(env, terminal, options))

  withAddress(withDatabaseOptions(program.command('doctor')))
    .description('mostra o que há de errado com a plataforma e o que fazer; termina com 1 se há algo')
    .option('--work', 'não pergunta pelo endereço: esta máquina só tem vinculo work')
    .addOption(json)
    .action(async (options) => {
      const { doctorCommand } = await import('./doctor/doctor.ts')
      await doctorCommand(env, terminal, () => callOf(options), options)
    })

  withAddress(program.command('healthcheck'))
    .description('pergunta ao processo que serve nesta máquina se ele vive; termina com 1 se não responde')
    .option('--ready', 'também pergunta se o banco de dados responde (/readyz)')
    .addOption(json)
    .action(async (options) =>
      (await import('./healthcheck.ts')).healthcheckCommand(callOf(options), options),
    )

  withDatabaseOptions(program.command('mail').description('e-mail da plataforma').command('test'))
    .description('envia uma mensagem de verdade e mostra como foi cada passo; termina com 1 se não saiu')
    .requiredOption('--to <endereço>', 'quem recebe a mensagem')
    .option('--client <código>', 'põe o nome desta instituição na mensagem')
    .option('--plain-password', 'envia a senha também por uma conexão sem cifra com outra máquina')
    .addOption(json)
    .action(async (options) => (await import('./mail/test.ts')).testMailCommand(callOf(options), options))
}

const withAddress = (command: Command) =>
  command
    .option('--port <número>', 'porta (VINCULO_PORT, padrão 8080)')
    .option('--host <endereço>', 'endereço em que o processo escuta (VINCULO_HOST, padrão 127.0.0.1)')
