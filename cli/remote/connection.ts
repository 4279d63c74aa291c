import { type Connection, connect } from '../../client/connection.ts'
import type { Environment } from '../../server/config/env.ts'
import type { Call } from '../call.ts'
import { UsageError } from '../errors.ts'
import { smallTextOf } from '../unreadable.ts'
import { sayRetry, withAddress } from './failure.ts'

export interface ServerOptions {
  server?: string
  tokenFile?: string
  attempts?: string
}

const usualServer = 'http://127.0.0.1:8080'
const longestToken = 4_096
/** Attempts that cover a restart of the server. */
const usualAttempts = 11

const mostAttempts = 100

/** The address that a command calls. */
export function addressOf({ server }: ServerOptions, env: Environment): string {
  const address = server ?? env.VINCULO_SERVER ?? usualServer
  const url = URL.parse(address)
  const credentials = url && (url.username || url.password)
  if (!url || !/^https?:$/.test(url.protocol) || credentials || url.search || url.hash) {
    // A password in the address is not repeated.
    const shown = address.replace(/\/\/.*@/s, '//…@')
    throw new UsageError(`"${shown}" não é o endereço de um servidor, como https://vinculo.exemplo.edu.br.`)
  }
  return url.href.replace(/\/+$/, '')
}

/** Runs `work` with the server's address and the token. Failures of requests name the address. */
export async function connected(
  call: Call,
  options: ServerOptions,
  env: Environment,
  work: (connection: Connection) => Promise<void>,
): Promise<void> {
  const address = addressOf(options, env)
  const token = options.tokenFile === undefined ? env.VINCULO_TOKEN : tokenIn(options.tokenFile)
  if (!token?.trim()) {
    throw new UsageError('falta o token: ponha-o em VINCULO_TOKEN ou em um arquivo, com --token-file.')
  }
  const connection = connect(address, {
    token: token.trim(),
    retries: attemptsOf(options) - 1,
    onUnknownFields: unknownTeller(call),
    onRetry: (retry) => call.warn(sayRetry(retry, address)),
  })
  try {
    await work(connection)
  } catch (error) {
    throw withAddress(error, address)
  }
}

/** Says each unknown name once. */
function unknownTeller(call: Call): NonNullable<Connection['onUnknownFields']> {
  const told = new Set<string>()
  return (fields) => {
    for (const { campo, parecido } of fields) {
      if (told.has(campo)) continue
      told.add(campo)
      call.warn(
        `O servidor ignorou o campo ${campo}, que a operação não tem${parecido ? `; seria ${parecido}?` : '.'}`,
      )
    }
  }
}

function attemptsOf({ attempts = String(usualAttempts) }: ServerOptions): number {
  const told = /^\d{1,3}$/.test(attempts) ? Number(attempts) : 0
  if (told >= 1 && told <= mostAttempts) return told
  throw new UsageError(`--attempts: esperava um número de 1 a ${mostAttempts}.`)
}

const tokenIn = (file: string): string => smallTextOf(file, longestToken, 'um token')
