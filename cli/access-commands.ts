import type { Command } from 'commander'
import type { CredentialKind } from '../server/domain/credencial/token.ts'
import { type CallOf, json, overlap, overlapOrUse, withDatabaseOptions } from './options.ts'

const credentials = () => import('./credentials.ts')
const accounts = () => import('./accounts.ts')

/** Tokens and keys of systems. */
export function addCredentials(program: Command, callOf: CallOf): void {
  const token = program.command('token').description('tokens de integração')
  withDatabaseOptions(token.command('create'))
    .description('cria um token; ele é mostrado uma única vez')
    .requiredOption('--client <código>', 'cliente a que pertence')
    .option('--scope <lista>', 'escopos separados por vírgula', 'recebe,consulta')
    .option('--name <nome>', 'nome para reconhecê-lo', 'integração')
    .option('--expires <data>', 'deixa de valer nesta data e hora (ISO 8601)')
    .addOption(json)
    .action(async (options) =>
      (await credentials()).createCredentialCommand(callOf(options), 'integracao', options),
    )
  withDatabaseOptions(token.command('list'))
    .description('lista tokens e chaves de um cliente, sem os segredos')
    .requiredOption('--client <código>', 'cliente')
    .addOption(json)
    .action(async (options) => (await credentials()).listCredentialsCommand(callOf(options), options))
  withDatabaseOptions(token.command('revoke <id>'))
    .description('revoga um token ou uma chave pelo número da lista')
    .requiredOption('--client <código>', 'cliente')
    .action(async (id, options) => (await credentials()).revokeCommand(callOf(options), id, options))

  addRotation(
    callOf,
    token,
    'integracao',
    'substitui um token, dito pelo número ou pelo início, por outro de mesmos escopos; os dois valem por um tempo',
  )

  const key = program.command('key').description('chaves das operações de força de trabalho')
  withDatabaseOptions(key.command('create'))
    .description('cria uma chave para o cabeçalho Authorization; ela é mostrada uma única vez')
    .requiredOption('--client <código>', 'cliente a que pertence')
    .option('--name <nome>', 'nome para reconhecê-la', 'força de trabalho')
    .option('--expires <data>', 'deixa de valer nesta data e hora (ISO 8601)')
    .addOption(json)
    .action(async (options) =>
      (await credentials()).createCredentialCommand(callOf(options), 'workforce', {
        ...options,
        scope: 'workforce',
      }),
    )

  addRotation(
    callOf,
    key,
    'workforce',
    'substitui uma chave, dita pelo número ou pelo início; as duas valem por um tempo',
  )

  const managementKey = program
    .command('management-key')
    .description('chaves das operações de gestão, para programas da equipe')
  withDatabaseOptions(managementKey.command('create'))
    .description('cria uma chave para o cabeçalho Authorization; ela é mostrada uma única vez')
    .requiredOption('--client <código>', 'cliente a que pertence')
    .option('--permission <lista>', 'permissões separadas por vírgula', 'integracao.ver')
    .option('--name <nome>', 'nome para reconhecê-la', 'gestão')
    .option('--owner <login>', 'usuário por quem ela age onde duas pessoas respondem; sem ele, ali não serve')
    .option('--expires <data>', 'deixa de valer nesta data e hora (ISO 8601)')
    .addOption(json)
    .action(async ({ permission, ...options }) =>
      (await credentials()).createCredentialCommand(callOf(options), 'gestao', {
        ...options,
        scope: permission,
      }),
    )
  addRotation(
    callOf,
    managementKey,
    'gestao',
    'substitui uma chave, dita pelo número ou pelo início; as duas valem por um tempo',
  )
}

function addRotation(callOf: CallOf, command: Command, kind: CredentialKind, description: string): void {
  const rotate = withDatabaseOptions(command.command('rotate <credencial>'))
    .description(description)
    .requiredOption('--client <código>', 'cliente')
    .addOption(overlapOrUse)
  if (kind === 'gestao') rotate.option('--owner <login>', 'usuário a quem a nova pertence; sem ele, o mesmo')
  rotate
    .addOption(json)
    .action(async (which, options) =>
      (await credentials()).rotateCommand(callOf(options), kind, which, options),
    )
}

/** Accounts that request tokens. */
export function addAccounts(program: Command, callOf: CallOf): void {
  const account = program.command('account').description('contas de integração, que pedem tokens em GetToken')
  withDatabaseOptions(account.command('create'))
    .description('cria uma conta; a senha é gerada e mostrada uma única vez')
    .requiredOption('--client <código>', 'cliente a que pertence')
    .option('--scope <lista>', 'escopos separados por vírgula', 'recebe,consulta')
    .option('--user <usuário>', 'nome de usuário; sem ele, um é gerado')
    .addOption(json)
    .action(async (options) => (await accounts()).createAccountCommand(callOf(options), options))
  withDatabaseOptions(account.command('list'))
    .description('lista as contas de um cliente, sem as senhas')
    .requiredOption('--client <código>', 'cliente')
    .addOption(json)
    .action(async (options) => (await accounts()).listAccountsCommand(callOf(options), options))
  withDatabaseOptions(account.command('rotate <conta>'))
    .description(
      'troca a senha de uma conta, dita pelo número ou pelo usuário; a anterior vale por um tempo, ou acaba já, com seus tokens',
    )
    .requiredOption('--client <código>', 'cliente')
    .addOption(overlap)
    .addOption(json)
    .action(async (which, options) =>
      (await accounts()).rotateAccountCommand(callOf(options), which, options),
    )
  withDatabaseOptions(account.command('revoke <conta>'))
    .description('revoga uma conta, pelo número ou pelo usuário, e os tokens emitidos a ela')
    .requiredOption('--client <código>', 'cliente')
    .action(async (which, options) =>
      (await accounts()).revokeAccountCommand(callOf(options), which, options),
    )
}
