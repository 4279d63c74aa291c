import { type Command, Option } from 'commander'
import type { Connection } from '../client/connection.ts'
import type { Environment } from '../server/config/env.ts'
import type { Call } from './call.ts'
import { Unfinished, UsageError } from './errors.ts'
import { type CallOf, json } from './options.ts'
import type { ServerOptions } from './remote/connection.ts'

/** Commands whose exit code reports on records: 0 all accepted, 2 some refused, 1 any other failure. */
export const commandsWithOutcome: readonly string[] = ['send', 'export', 'watch']

const withServer = (command: Command): Command =>
  command
    .option('--server <url>', 'endereço do servidor (VINCULO_SERVER, padrão http://127.0.0.1:8080)')
    .option('--token-file <arquivo>', 'arquivo com o token de integração; sem ele, VINCULO_TOKEN')
    .option('--attempts <número>', 'tentativas de cada pedido, até 100', '11')
    .addOption(json)

type Work = (call: Call, connection: Connection) => Promise<void>

/**
 * Runs a command with a connection. Keeps exit code 2 for refused records: usage errors of these commands
 * exit with 1.
 */
async function calling(call: Call, options: ServerOptions, env: Environment, work: Work): Promise<void> {
  const { connected } = await import('./remote/connection.ts')
  try {
    await connected(call, options, env, (connection) => work(call, connection))
  } catch (error) {
    throw error instanceof UsageError ? new Unfinished(error.message) : error
  }
}

const several = (value: string, before: readonly string[] = []) => [...before, value]

/** Commands for integrations, interactive or scheduled, against any server. */
export function addRemote(program: Command, callOf: CallOf, env: Environment): void {
  withServer(program.command('send <arquivo>'))
    .description('envia os registros de um arquivo CSV, XLSX, JSON ou NDJSON, em lotes, e espera o resultado')
    .requiredOption('--operation <nome>', 'operação que os recebe, como RecebeAlunos')
    .option('--map <arquivo>', 'JSON que diz o campo de cada coluna: {"Nome": "ESIAL_ALUNO", "Obs": null}')
    .addOption(
      new Option('--empty <modo>', 'célula vazia: keep mantém o que está gravado, clear apaga')
        .choices(['keep', 'clear'])
        .default('keep'),
    )
    .option('--dry-run', 'só confere: nada é gravado')
    .option('--refused <arquivo>', 'CSV que recebe as linhas recusadas, com os motivos')
    .option('--label <texto>', 'rótulo do envio (RETORNO), até 50 caracteres')
    .option('--batch-size <número>', 'registros por lote, no máximo', '5000')
    .option('--state <arquivo>', 'onde fica o andamento; sem ela, ao lado do arquivo enviado')
    .addHelpText(
      'after',
      `
As colunas são reconhecidas pelo nome do campo, com ou sem prefixo, ou pelo rótulo. Interrompido, o mesmo comando continua de
onde parou, sem enviar nada em dobro. Termina com 0 se tudo foi aceito, 2 se algo foi recusado, 1 se não foi possível enviar.

Exemplo:
  VINCULO_TOKEN=... vinculo send alunos.csv --operation RecebeAlunos --dry-run --refused recusados.csv`,
    )
    .action((file, options) =>
      calling(callOf({}), options, env, async (call, connection) =>
        (await import('./remote/send.ts')).sendCommand(call, connection, file, options),
      ),
    )

  withServer(program.command('export <operação>'))
    .description('traz para um arquivo tudo o que uma consulta responde')
    .requiredOption('--out <arquivo>', 'arquivo a escrever: .csv, .xlsx ou .ndjson')
    .option('--from <data>', 'primeiro dia do período (dataInicio)')
    .option('--to <data>', 'último dia do período (dataFim); sem ele, hoje')
    .option('--filter <nome=valor>', 'filtro da consulta; pode ser repetido', several)
    .option('--state <arquivo>', 'onde fica o andamento; sem ela, ao lado do arquivo')
    .addHelpText(
      'after',
      `
Interrompida há menos de 45 minutos, a mesma exportação continua de onde parou. CSV e XLSX têm uma coluna por valor; as listas
de um elemento só vêm em NDJSON.

Exemplo:
  VINCULO_TOKEN=... vinculo export RetornaDadosContratos --from 2026-01-01 --filter situacao=Ativo --out contratos.xlsx`,
    )
    .action((name, options) =>
      calling(callOf({}), options, env, async (call, connection) =>
        (await import('./remote/export.ts')).exportCommand(call, connection, name, options),
      ),
    )

  withServer(program.command('watch <lote>'))
    .description('acompanha um lote até o fim; termina com 0, 2 se algo foi recusado, ou 1 se ele falhou')
    .addHelpText(
      'after',
      `
Exemplo:
  VINCULO_TOKEN=... vinculo watch 57 --server https://vinculo.exemplo.edu.br`,
    )
    .action((number, options) =>
      calling(callOf({}), options, env, async (call, connection) =>
        (await import('./remote/watch.ts')).watchCommand(call, connection, number, options),
      ),
    )
}
