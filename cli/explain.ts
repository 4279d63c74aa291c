import type { CommanderError } from 'commander'
import { SettingError } from '../server/config/config.ts'
import { Unfinished, UsageError } from './errors.ts'
import { RemoteFailure } from './remote/failure.ts'

/** The parser's error in Portuguese; the quoted part of its message names the argument. */
export function callProblem({ code, message }: CommanderError): string {
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

/** Message for the operator, and whether the call or a setting was wrong. */
export async function explain(error: unknown): Promise<{ text: string | undefined; wrongCall: boolean }> {
  const { code = '', message, ...where } = error as NodeJS.ErrnoException & { port?: number }
  if (error instanceof SettingError || error instanceof UsageError) return { text: message, wrongCall: true }
  if (error instanceof RemoteFailure || error instanceof Unfinished)
    return { text: message, wrongCall: false }
  const { ClientExists } = await import('../server/domain/cliente/create.ts')
  const { DataInUse, EmbeddedFailure } = await import('../server/store/embedded/failure.ts')
  const { MigrationBlocked } = await import('../server/store/migrate.ts')
  const { CopyFailure, CopyRefused } = await import('../server/copy-failure.ts')
  const { isUnavailable } = await import('../server/store/connection.ts')
  const refused = [ClientExists, DataInUse, CopyRefused]
  if (refused.some((kind) => error instanceof kind)) return { text: message, wrongCall: true }
  const failed = (text?: string) => ({ text, wrongCall: false })
  const expected = [EmbeddedFailure, MigrationBlocked, CopyFailure]
  if (expected.some((kind) => error instanceof kind)) return failed(message)
  if (code === 'EADDRINUSE') {
    return failed(`a porta ${where.port} já está em uso. Escolha outra com --port ou VINCULO_PORT.`)
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return failed(`o disco${where.path ? ` de ${where.path}` : ''} está cheio (${code}). Libere espaço.`)
  }
  if (code === 'EROFS' || (code === 'ENOENT' && where.syscall === 'mkdir')) {
    const text = `não é possível criar nada em ${where.path} (${code}).`
    return failed(`${text} Escolha em VINCULO_DATA uma pasta de um disco em que se escreve.`)
  }
  if (['EACCES', 'EPERM', 'ENOTDIR'].includes(code) && where.path) {
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
