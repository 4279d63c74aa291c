import { type Command, Option } from 'commander'
import { unknownText, unknownVariables } from '../server/config/check.ts'
import type { Environment } from '../server/config/env.ts'
import type { Call } from './call.ts'
import { addRenamed, type CallOf, json, withDatabaseOptions } from './options.ts'

const operator = () => import('./operator.ts')
const sealing = () => import('./encryption.ts')

/** Long-running roles, and the migration before them. */
export function addRoles(program: Command, callOf: CallOf, env: Environment): void {
  const start = async (role: 'runServe' | 'runWork', call: Call) => {
    const unknown = unknownVariables(env)
    for (const one of unknown) call.warn(`vinculo: ${unknownText(one)}`)
    await (await import('./roles.ts'))[role](call.config, unknown)
  }
  withDatabaseOptions(program.command('serve'))
    .description('serve as operações HTTP e processa os lotes')
    .option('--port <número>', 'porta (VINCULO_PORT, padrão 8080)')
    .option('--host <endereço>', 'endereço em que escuta (VINCULO_HOST, padrão 127.0.0.1)')
    .option('--workers <número>', 'lotes processados ao mesmo tempo (VINCULO_WORKERS, padrão 2)')
    .option('--no-demo', 'não cria o cliente de demonstração em um banco vazio (VINCULO_DEMO=0)')
    .action((options) => start('runServe', callOf(options)))

  withDatabaseOptions(program.command('work'))
    .description('só processa lotes e trabalhos de fundo, ao lado de processos que servem')
    .option('--workers <número>', 'lotes processados ao mesmo tempo (VINCULO_WORKERS, padrão 2)')
    .action((options) => start('runWork', callOf(options)))

  withDatabaseOptions(program.command('migrate'))
    .description('cria ou atualiza o esquema do banco')
    .action(async (options) => (await operator()).migrateCommand(callOf(options)))
}

/** Institutions. */
export function addClients(program: Command, callOf: CallOf): void {
  const client = program.command('client').description('clientes: as instituições da plataforma')
  const createClient = withDatabaseOptions(client.command('create <código>')).description('cria um cliente')
  addRenamed(createClient, new Option('--name <nome>', 'nome da instituição'), 'nome')
  addRenamed(
    createClient,
    new Option('--time-zone <zona>', 'fuso horário IANA').default('America/Sao_Paulo'),
    'fuso',
  )
  createClient
    .addOption(json)
    .action(async (codigo, options) =>
      (await operator()).createClientCommand(callOf(options), codigo, options),
    )
  withDatabaseOptions(client.command('settings <código> [nome=valor...]'))
    .description('mostra os ajustes de um cliente, depois de mudar os informados')
    .addOption(json)
    .action(async (codigo, assignments, options) => {
      const { clientSettingsCommand } = await import('./client-settings.ts')
      await clientSettingsCommand(callOf(options), codigo, assignments, options)
    })

  withDatabaseOptions(client.command('list'))
    .description('lista os clientes')
    .addOption(json)
    .action(async (options) => (await operator()).listClientsCommand(callOf(options), options))
}

/** Encryption keys. */
export function addEncryption(program: Command, callOf: CallOf): void {
  const encryption = program.command('encryption').description('chaves que selam os dados guardados')
  withDatabaseOptions(encryption.command('status'))
    .description('mostra quantos valores cada chave sela')
    .addOption(json)
    .action(async (options) => (await sealing()).encryptionStatusCommand(callOf(options), options))
  withDatabaseOptions(encryption.command('reseal'))
    .description(
      'sela tudo de novo com a chave mais nova, com a plataforma em uso; pode ser interrompido e repetido',
    )
    .addOption(json)
    .action(async (options) => (await sealing()).resealCommand(callOf(options), options))
}

/** The database as files, to move it to another PostgreSQL. */
export function addDataExport(program: Command, callOf: CallOf): void {
  const data =
    program.commands.find((command) => command.name() === 'data') ??
    program.command('data').description('pasta de dados')
  const commands = () => import('./data-export.ts')
  withDatabaseOptions(data.command('export <pasta>'))
    .description(
      'escreve todo o banco em uma pasta nova, com a plataforma em uso, para levá-lo a outro PostgreSQL; sem chaves e sem arquivos',
    )
    .addOption(json)
    .action(async (target, options) => (await commands()).exportDataCommand(callOf(options), target, options))
  withDatabaseOptions(data.command('import <pasta>'))
    .description('faz de uma exportação um banco novo, e o confere; a pasta de dados já tem o secrets.json')
    .addOption(json)
    .action(async (source, options) => (await commands()).importDataCommand(callOf(options), source, options))
}

/** Batches that cannot continue by themselves. */
export function addBatches(program: Command, callOf: CallOf): void {
  const batch = program.command('batch').description('lotes que não seguem sozinhos')
  withDatabaseOptions(batch.command('abandon <lote>'))
    .description(
      'desiste de um lote cujo conteúdo guardado se danificou: recusa os registros não processados e libera os lotes seguintes',
    )
    .requiredOption('--client <código>', 'cliente')
    .option('--yes', 'desiste sem perguntar')
    .addOption(json)
    .action(async (lote, options) =>
      (await import('./batches.ts')).abandonBatchCommand(callOf(options), lote, options),
    )
}

/** Reasons that earlier versions wrote to the wrong record. */
export function addReasons(program: Command, callOf: CallOf): void {
  const reasons = program
    .command('reasons')
    .description('motivos que versões anteriores gravaram no histórico de outro registro')
  const commands = () => import('./reasons.ts')
  withDatabaseOptions(reasons.command('check'))
    .description('lista as linhas que têm o motivo de outro registro; nada é mudado')
    .option('--client <código>', 'cliente (padrão: todos)')
    .addOption(json)
    .action(async (options) => (await commands()).checkReasonsCommand(callOf(options), options))
  withDatabaseOptions(reasons.command('correct'))
    .description('lista as linhas, pede confirmação e as corrige; o livro de movimentos recebe retificações')
    .option('--client <código>', 'cliente (padrão: todos)')
    .option('--yes', 'corrige sem perguntar')
    .addOption(json)
    .action(async (options) => (await commands()).correctReasonsCommand(callOf(options), options))
}

/** Sample data. */
export function addDemo(program: Command, callOf: CallOf): void {
  const demo = withDatabaseOptions(program.command('demo'))
    .description('preenche um cliente com dados de exemplo realistas, de qualquer tamanho')
    .option('--client <código>', 'cliente, criado se preciso', 'demo')
  addRenamed(
    demo,
    new Option('--students <número>', 'alunos a gerar (padrão: tantos quantos os contratos, ao menos 200)'),
    'alunos',
  )
  addRenamed(
    demo,
    new Option('--contracts <número>', 'contratos a gerar (padrão: um para cada dez alunos)'),
    'contratos',
  )
  addRenamed(
    demo,
    new Option('--seed <número>', 'semente; a mesma gera os mesmos dados').default('1'),
    'semente',
  )
  demo.option('--status', 'só diz quanto dos dados de exemplo do cliente já está feito').addOption(json)
  demo.action(async (options) => {
    const { demoCommand } = await import('./demo.ts')
    await demoCommand(callOf(options), options)
  })
}

/** Import of existing contracts. */
export function addContracts(program: Command, callOf: CallOf): void {
  const contracts = program.command('contracts').description('contratos')
  withDatabaseOptions(contracts.command('import <arquivo>'))
    .description(
      'traz contratos que já existem, de um CSV ou XLSX; o resultado de cada linha fica ao lado do arquivo',
    )
    .requiredOption('--client <código>', 'cliente')
    .option('--dry-run', 'só confere: nada é gravado')
    .addOption(json)
    .action(async (file, options) => {
      const { importContractsCommand } = await import('./import/contracts.ts')
      await importContractsCommand(callOf(options), file, options)
    })
}
