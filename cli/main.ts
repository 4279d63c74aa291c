import { Command, Option } from 'commander'
import { readConfig, SettingError } from '../server/config/config.ts'
import { readEnvironment } from '../server/config/env.ts'
import { ClientExists } from '../server/domain/cliente/create.ts'
import { DataInUse } from '../server/store/place.ts'
import { isUnavailable } from '../server/store/database.ts'
import { UsageError } from './errors.ts'
import * as operator from './operator.ts'
import { runMigrate, runServe, runWork } from './roles.ts'

const env = readEnvironment()
const program = new Command('vinculo')
  .description('Plataforma de estágios, monitoria, recrutamento e força de trabalho.')
  .version('0.1.0', '-V, --version', 'mostra a versão')
  .helpOption('-h, --help', 'mostra esta ajuda')
  .helpCommand('help [comando]', 'mostra a ajuda de um comando')
  .showHelpAfterError('(use --help para ver as opções)')
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
  .action((options) => runServe(config(options)))

withPlace(program.command('work'))
  .description('só processa lotes e trabalhos de fundo, ao lado de processos que servem')
  .option('--workers <número>', 'lotes processados ao mesmo tempo (VINCULO_WORKERS, padrão 2)')
  .action((options) => runWork(config(options)))

withPlace(program.command('migrate'))
  .description('cria ou atualiza o esquema do banco')
  .action((options) => runMigrate(config(options)))

const json = new Option('--json', 'escreve o resultado em JSON')

const client = program.command('client').description('clientes: as instituições da plataforma')
withPlace(client.command('create <código>'))
  .description('cria um cliente')
  .option('--nome <nome>', 'nome da instituição')
  .option('--fuso <zona>', 'fuso horário IANA', 'America/Sao_Paulo')
  .addOption(json)
  .action((codigo, options) => operator.createClientCommand(config(options), codigo, options))
withPlace(client.command('list'))
  .description('lista os clientes')
  .addOption(json)
  .action((options) => operator.listClientsCommand(config(options), options))

const token = program.command('token').description('tokens de integração')
withPlace(token.command('create'))
  .description('cria um token; ele é mostrado uma única vez')
  .requiredOption('--client <código>', 'cliente a que pertence')
  .option('--scope <lista>', 'escopos separados por vírgula', 'recebe,consulta')
  .option('--name <nome>', 'nome para reconhecê-lo', 'integração')
  .option('--expires <data>', 'deixa de valer nesta data e hora (ISO 8601)')
  .addOption(json)
  .action((options) => operator.createCredentialCommand(config(options), 'integracao', options))
withPlace(token.command('list'))
  .description('lista tokens e chaves de um cliente, sem os segredos')
  .requiredOption('--client <código>', 'cliente')
  .addOption(json)
  .action((options) => operator.listCredentialsCommand(config(options), options))
withPlace(token.command('revoke <id>'))
  .description('revoga um token ou uma chave pelo número da lista')
  .requiredOption('--client <código>', 'cliente')
  .action((id, options) => operator.revokeCommand(config(options), id, options))

const key = program.command('key').description('chaves das operações de força de trabalho')
withPlace(key.command('create'))
  .description('cria uma chave para o cabeçalho Authorization; ela é mostrada uma única vez')
  .requiredOption('--client <código>', 'cliente a que pertence')
  .option('--name <nome>', 'nome para reconhecê-la', 'força de trabalho')
  .option('--expires <data>', 'deixa de valer nesta data e hora (ISO 8601)')
  .addOption(json)
  .action((options) =>
    operator.createCredentialCommand(config(options), 'workforce', { ...options, scope: 'workforce' }),
  )

const register = program.command('register').description('cadastros a que os registros se referem')
withPlace(register.command('add <cadastro> <código> <descrição>'))
  .description('acrescenta ou renomeia um item do cadastro deficiencia ou perfil')
  .requiredOption('--client <código>', 'cliente')
  .action((name, code, text, options) => operator.registerCommand(config(options), name, code, text, options))

withPlace(program.command('demo'))
  .description('preenche um cliente com dados de exemplo realistas, de qualquer tamanho')
  .option('--client <código>', 'cliente, criado se preciso', 'demo')
  .option('--alunos <número>', 'alunos a gerar', '200')
  .option('--contratos <número>', 'contratos de monitoria a gerar (padrão: um para cada dez alunos)')
  .option('--semente <número>', 'semente; a mesma gera os mesmos dados', '1')
  .action(async (options) => {
    const { demoCommand } = await import('./demo.ts')
    await demoCommand(config(options), options)
  })

try {
  await program.parseAsync()
} catch (error) {
  const known = [SettingError, ClientExists, DataInUse, UsageError].some((kind) => error instanceof kind)
  if (known) console.error(`vinculo: ${(error as Error).message}`)
  else if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    console.error('vinculo: a porta já está em uso. Escolha outra com --port ou VINCULO_PORT.')
  } else if (isUnavailable(error)) console.error('vinculo: o banco de dados não responde. Confira DATABASE_URL.')
  else console.error(error)
  process.exitCode = known ? 2 : 1
}
