import { Command, CommanderError, Option } from 'commander'
import { type Config, readConfig, SettingError } from '../server/config/config.ts'
import { readEnvironment } from '../server/config/env.ts'
import type { CredentialKind } from '../server/domain/credencial/token.ts'
import { UsageError } from './errors.ts'

// What a command needs is loaded when it runs: an operator's command need not wait for the whole server.
const operator = () => import('./operator.ts')
const credentials = () => import('./credentials.ts')
const accounts = () => import('./accounts.ts')
const people = () => import('./people.ts')
const sealing = () => import('./encryption.ts')
const start = async (role: 'runServe' | 'runWork', settings: Config) =>
  (await import('./roles.ts'))[role](settings)

const env = readEnvironment()
const titles: Record<string, string> = {
  'Usage:': 'Uso:',
  'Options:': 'Opções:',
  'Commands:': 'Comandos:',
  'Arguments:': 'Argumentos:',
}
const inPortuguese = (text: string) =>
  text.replace('[options]', '[opções]').replace('[command]', '[comando]').replace('(default: ', '(padrão: ')
const program = new Command('vinculo')
  .description('Plataforma de estágios, monitoria, recrutamento e força de trabalho.')
  .version('0.1.0', '-V, --version', 'mostra a versão')
  .helpOption('-h, --help', 'mostra esta ajuda')
  .helpCommand('help [comando]', 'mostra a ajuda de um comando')
  .configureHelp({
    styleTitle: (title) => titles[title] ?? title,
    styleUsage: inPortuguese,
    styleSubcommandTerm: inPortuguese,
    styleOptionDescription: inPortuguese,
  })
  .configureOutput({ outputError: () => {} })
  .exitOverride()
  .addHelpText(
    'after',
    '\nAs configurações vêm das opções, depois do ambiente (VINCULO_PORT, DATABASE_URL, ...), depois dos padrões.\nVeja docs/OPERATIONS.md.',
  )

/** Settings that every command understands. */
function withPlace(command: Command): Command {
  return command
    .option('--data <pasta>', 'pasta de dados do banco embutido (VINCULO_DATA)')
    .option('--database-url <url>', 'servidor PostgreSQL 16 ou mais novo (DATABASE_URL)')
}

/** An option that once had a Portuguese name, which scripts may still use. */
function addRenamed(command: Command, option: Option, formerly: string): Command {
  const former = new Option(`--${formerly} <valor>`).hideHelp()
  return command
    .addOption(option)
    .addOption(former)
    .on(`option:${formerly}`, (value: string) =>
      command.setOptionValueWithSource(option.attributeName(), value, 'cli'),
    )
}

const config = (options: Record<string, unknown>) =>
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

withPlace(program.command('serve'))
  .description('serve as operações HTTP e processa os lotes')
  .option('--port <número>', 'porta (VINCULO_PORT, padrão 8080)')
  .option('--host <endereço>', 'endereço em que escuta (VINCULO_HOST, padrão 127.0.0.1)')
  .option('--workers <número>', 'lotes processados ao mesmo tempo (VINCULO_WORKERS, padrão 2)')
  .option('--no-demo', 'não cria o cliente de demonstração em um banco vazio (VINCULO_DEMO=0)')
  .action((options) => start('runServe', config(options)))

withPlace(program.command('work'))
  .description('só processa lotes e trabalhos de fundo, ao lado de processos que servem')
  .option('--workers <número>', 'lotes processados ao mesmo tempo (VINCULO_WORKERS, padrão 2)')
  .action((options) => start('runWork', config(options)))

withPlace(program.command('migrate'))
  .description('cria ou atualiza o esquema do banco')
  .action(async (options) => (await operator()).migrateCommand(config(options)))

const json = new Option('--json', 'escreve o resultado em JSON')

const client = program.command('client').description('clientes: as instituições da plataforma')
const createClient = withPlace(client.command('create <código>')).description('cria um cliente')
addRenamed(createClient, new Option('--name <nome>', 'nome da instituição'), 'nome')
addRenamed(
  createClient,
  new Option('--time-zone <zona>', 'fuso horário IANA').default('America/Sao_Paulo'),
  'fuso',
)
createClient
  .addOption(json)
  .action(async (codigo, options) => (await operator()).createClientCommand(config(options), codigo, options))
withPlace(client.command('settings <código> [nome=valor...]'))
  .description('mostra os ajustes de um cliente, depois de mudar os informados')
  .addOption(json)
  .action(async (codigo, assignments, options) => {
    const { clientSettingsCommand } = await import('./client-settings.ts')
    await clientSettingsCommand(config(options), codigo, assignments, options)
  })

withPlace(client.command('list'))
  .description('lista os clientes')
  .addOption(json)
  .action(async (options) => (await operator()).listClientsCommand(config(options), options))

const overlap = new Option('--overlap <tempo>', 'por quanto tempo valem os dois: 7d, 12h, 30m ou 0').default(
  '7d',
)

const token = program.command('token').description('tokens de integração')
withPlace(token.command('create'))
  .description('cria um token; ele é mostrado uma única vez')
  .requiredOption('--client <código>', 'cliente a que pertence')
  .option('--scope <lista>', 'escopos separados por vírgula', 'recebe,consulta')
  .option('--name <nome>', 'nome para reconhecê-lo', 'integração')
  .option('--expires <data>', 'deixa de valer nesta data e hora (ISO 8601)')
  .addOption(json)
  .action(async (options) =>
    (await credentials()).createCredentialCommand(config(options), 'integracao', options),
  )
withPlace(token.command('list'))
  .description('lista tokens e chaves de um cliente, sem os segredos')
  .requiredOption('--client <código>', 'cliente')
  .addOption(json)
  .action(async (options) => (await credentials()).listCredentialsCommand(config(options), options))
withPlace(token.command('revoke <id>'))
  .description('revoga um token ou uma chave pelo número da lista')
  .requiredOption('--client <código>', 'cliente')
  .action(async (id, options) => (await credentials()).revokeCommand(config(options), id, options))

function addRotation(command: Command, kind: CredentialKind, description: string): void {
  withPlace(command.command('rotate <credencial>'))
    .description(description)
    .requiredOption('--client <código>', 'cliente')
    .addOption(overlap)
    .addOption(json)
    .action(async (which, options) =>
      (await credentials()).rotateCommand(config(options), kind, which, options),
    )
}

addRotation(
  token,
  'integracao',
  'substitui um token, dito pelo número ou pelo início, por outro de mesmos escopos; os dois valem por um tempo',
)

const key = program.command('key').description('chaves das operações de força de trabalho')
withPlace(key.command('create'))
  .description('cria uma chave para o cabeçalho Authorization; ela é mostrada uma única vez')
  .requiredOption('--client <código>', 'cliente a que pertence')
  .option('--name <nome>', 'nome para reconhecê-la', 'força de trabalho')
  .option('--expires <data>', 'deixa de valer nesta data e hora (ISO 8601)')
  .addOption(json)
  .action(async (options) =>
    (await credentials()).createCredentialCommand(config(options), 'workforce', {
      ...options,
      scope: 'workforce',
    }),
  )

addRotation(
  key,
  'workforce',
  'substitui uma chave, dita pelo número ou pelo início; as duas valem por um tempo',
)

const managementKey = program
  .command('management-key')
  .description('chaves das operações de gestão, para programas da equipe')
withPlace(managementKey.command('create'))
  .description('cria uma chave para o cabeçalho Authorization; ela é mostrada uma única vez')
  .requiredOption('--client <código>', 'cliente a que pertence')
  .option('--permission <lista>', 'permissões separadas por vírgula', 'integracao.ver')
  .option('--name <nome>', 'nome para reconhecê-la', 'gestão')
  .option('--expires <data>', 'deixa de valer nesta data e hora (ISO 8601)')
  .addOption(json)
  .action(async ({ permission, ...options }) =>
    (await credentials()).createCredentialCommand(config(options), 'gestao', {
      ...options,
      scope: permission,
    }),
  )
addRotation(
  managementKey,
  'gestao',
  'substitui uma chave, dita pelo número ou pelo início; as duas valem por um tempo',
)

const account = program.command('account').description('contas de integração, que pedem tokens em GetToken')
withPlace(account.command('create'))
  .description('cria uma conta; a senha é gerada e mostrada uma única vez')
  .requiredOption('--client <código>', 'cliente a que pertence')
  .option('--scope <lista>', 'escopos separados por vírgula', 'recebe,consulta')
  .option('--user <usuário>', 'nome de usuário; sem ele, um é gerado')
  .addOption(json)
  .action(async (options) => (await accounts()).createAccountCommand(config(options), options))
withPlace(account.command('list'))
  .description('lista as contas de um cliente, sem as senhas')
  .requiredOption('--client <código>', 'cliente')
  .addOption(json)
  .action(async (options) => (await accounts()).listAccountsCommand(config(options), options))
withPlace(account.command('rotate <conta>'))
  .description(
    'troca a senha de uma conta, dita pelo número ou pelo usuário; a anterior vale por um tempo, ou acaba já, com seus tokens',
  )
  .requiredOption('--client <código>', 'cliente')
  .addOption(overlap)
  .addOption(json)
  .action(async (which, options) => (await accounts()).rotateAccountCommand(config(options), which, options))
withPlace(account.command('revoke <conta>'))
  .description('revoga uma conta, pelo número ou pelo usuário, e os tokens emitidos a ela')
  .requiredOption('--client <código>', 'cliente')
  .action(async (which, options) => (await accounts()).revokeAccountCommand(config(options), which, options))

const register = program.command('register').description('cadastros a que os registros se referem')
withPlace(register.command('add <cadastro> <código> <descrição>'))
  .description('acrescenta ou renomeia um item do cadastro deficiencia ou perfil')
  .requiredOption('--client <código>', 'cliente')
  .option(
    '--permission <lista>',
    'o que um perfil permite nas operações de gestão, entre vírgulas, ou "nenhuma"; sem ela, fica como está',
  )
  .option(
    '--by-integration <S|N>',
    'se RecebeUsuarios pode conceder o perfil, ainda que tenha permissões reservadas; sem ela, fica como está',
  )
  .option(
    '--by-unit <S|N>',
    'se o que o perfil permite vale só na unidade de cada usuário e nas que ficam abaixo; sem ela, fica como está',
  )
  .action(async (name, code, text, options) =>
    (await import('./registers.ts')).registerCommand(config(options), name, code, text, options),
  )

withPlace(register.command('list [cadastro]'))
  .description('lista os itens do cadastro deficiencia ou perfil, ou dos dois')
  .requiredOption('--client <código>', 'cliente')
  .addOption(json)
  .action(async (name, options) => {
    const { listRegistersCommand } = await import('./registers.ts')
    await listRegistersCommand(config(options), name, options)
  })

const user = program.command('user').description('pessoas que entram na plataforma')
const password = withPlace(user.command('password'))
  .description('troca a senha de alguém e encerra suas sessões')
  .requiredOption('--client <código>', 'cliente')
  .requiredOption('--login <login>', 'login da pessoa')
addRenamed(password, new Option('--type <tipo>', 'usuario, professor ou aluno').default('usuario'), 'tipo')
password
  .option('--stdin', 'lê a senha da entrada padrão, sem perguntar')
  .action(async (options) => (await people()).passwordCommand(config(options), options))

withPlace(user.command('profile <perfil>'))
  .description('concede um perfil a um usuário, também um que nenhuma integração concede')
  .requiredOption('--client <código>', 'cliente')
  .requiredOption('--login <login>', 'login do usuário')
  .action(async (profile, options) => (await people()).profileCommand(config(options), profile, options))

const oidc = program.command('oidc').description('login único da instituição (OpenID Connect)')
withPlace(oidc.command('set'))
  .description('configura o provedor de um cliente')
  .requiredOption('--client <código>', 'cliente')
  .requiredOption('--issuer <endereço>', 'emissor, em https (http só na própria máquina)')
  .requiredOption('--client-id <id>', 'identificador da plataforma no provedor')
  .option('--secret-stdin', 'lê o segredo da entrada padrão; sem ele, o cliente é público')
  .option('--login-claim <campo>', 'campo que traz o login; email também serve', 'preferred_username')
  .option('--scopes <lista>', 'escopos pedidos', 'openid profile email')
  .option('--label <texto>', 'texto do botão', 'Entrar com a conta da instituição')
  .option('--allow-password', 'todos continuam podendo entrar também com senha')
  .action(async (options) => (await people()).setProviderCommand(config(options), options))
withPlace(oidc.command('show'))
  .description('mostra o provedor de um cliente, sem o segredo')
  .requiredOption('--client <código>', 'cliente')
  .addOption(json)
  .action(async (options) => (await people()).showProviderCommand(config(options), options))
withPlace(oidc.command('remove'))
  .description('remove o provedor de um cliente')
  .requiredOption('--client <código>', 'cliente')
  .action(async (options) => (await people()).removeProviderCommand(config(options), options))

const encryption = program.command('encryption').description('chaves que selam os dados guardados')
withPlace(encryption.command('status'))
  .description('mostra quantos valores cada chave sela')
  .addOption(json)
  .action(async (options) => (await sealing()).encryptionStatusCommand(config(options), options))
withPlace(encryption.command('reseal'))
  .description(
    'sela tudo de novo com a chave mais nova, com a plataforma em uso; pode ser interrompido e repetido',
  )
  .addOption(json)
  .action(async (options) => (await sealing()).resealCommand(config(options), options))

const demo = withPlace(program.command('demo'))
  .description('preenche um cliente com dados de exemplo realistas, de qualquer tamanho')
  .option('--client <código>', 'cliente, criado se preciso', 'demo')
addRenamed(demo, new Option('--students <número>', 'alunos a gerar').default('200'), 'alunos')
addRenamed(
  demo,
  new Option('--contracts <número>', 'contratos de monitoria a gerar (padrão: um para cada dez alunos)'),
  'contratos',
)
addRenamed(
  demo,
  new Option('--seed <número>', 'semente; a mesma gera os mesmos dados').default('1'),
  'semente',
)
demo.action(async (options) => {
  const { demoCommand } = await import('./demo.ts')
  await demoCommand(config(options), options)
})

/** What the parser found wrong with a call, in Portuguese. The quoted part names the culprit. */
function callProblem({ code, message }: CommanderError): string {
  const [, named = ''] = /'(.+?)'/.exec(message) ?? []
  switch (code) {
    case 'commander.missingArgument':
      return `falta o argumento <${named}>.`
    case 'commander.optionMissingArgument':
      return `a opção "${named}" precisa de um valor.`
    case 'commander.missingMandatoryOptionValue':
      return `a opção "${named}" é obrigatória.`
    case 'commander.unknownOption':
      return `a opção "${named}" não existe.`
    case 'commander.unknownCommand':
      return `o comando "${named}" não existe.`
    case 'commander.excessArguments':
      return 'há argumentos demais.'
    default:
      return message
  }
}

/** What to tell the operator of an error, and whether the call or a setting was wrong. */
async function explain(error: unknown): Promise<{ text: string | undefined; wrongCall: boolean }> {
  const { code = '', message, ...where } = error as NodeJS.ErrnoException & { port?: number }
  if (error instanceof SettingError || error instanceof UsageError) return { text: message, wrongCall: true }
  const { ClientExists } = await import('../server/domain/cliente/create.ts')
  const { DataInUse, EmbeddedFailure } = await import('../server/store/embedded/failure.ts')
  const { isUnavailable } = await import('../server/store/connection.ts')
  if (error instanceof ClientExists || error instanceof DataInUse) return { text: message, wrongCall: true }
  const failed = (text?: string) => ({ text, wrongCall: false })
  if (error instanceof EmbeddedFailure) return failed(message)
  if (code === 'EADDRINUSE') {
    return failed(`a porta ${where.port} já está em uso. Escolha outra com --port ou VINCULO_PORT.`)
  }
  if (['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR'].includes(code) && where.path) {
    return failed(
      `não foi possível usar ${where.path} (${code}). Confira VINCULO_DATA e as permissões da pasta.`,
    )
  }
  if (code === 'ENOTFOUND') {
    return failed('o servidor do banco de dados não foi encontrado. Confira o nome em DATABASE_URL.')
  }
  if (/^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)|SSL connections/.test(code || message)) {
    return failed(
      'a conexão segura com o banco de dados falhou. Confira sslmode e sslrootcert em DATABASE_URL.',
    )
  }
  if (isUnavailable(error)) return failed('o banco de dados não responde. Confira DATABASE_URL.')
  if (/^(28|3D)/.test(code)) {
    return failed(
      'o banco de dados recusou a conexão. Confira usuário, senha e nome do banco em DATABASE_URL e DATABASE_OWNER_URL.',
    )
  }
  return failed()
}

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) {
    const shown = error.code === 'commander.help' || error.exitCode === 0
    if (!shown) console.error(`vinculo: ${callProblem(error)} Use --help para ver as opções.`)
    process.exit(error.exitCode === 0 ? 0 : 2)
  }
  const { text, wrongCall } = await explain(error)
  console.error(text === undefined ? error : `vinculo: ${text}`)
  process.exit(wrongCall ? 2 : 1)
}
