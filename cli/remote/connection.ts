import { readFileSync, statSync } from 'node:fs'
import { type Connection, connect } from '../../client/connection.ts'
import type { Environment } from '../../server/config/env.ts'
import { UsageError } from '../errors.ts'

export interface ServerOptions {
  server?: string
  tokenFile?: string
}

const usualServer = 'http://127.0.0.1:8080'
const longestToken = 4_096
/** Retries that cover a restart of the server. */
const patient = 10

/** Address and token of the server that a command calls. */
export function connectionFor(options: ServerOptions, env: Environment): Connection {
  const address = options.server ?? env.VINCULO_SERVER ?? usualServer
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) {
    throw new UsageError(`"${address}" não é o endereço de um servidor, como https://vinculo.exemplo.edu.br.`)
  }
  const token = options.tokenFile === undefined ? env.VINCULO_TOKEN : tokenIn(options.tokenFile)
  if (!token?.trim()) {
    throw new UsageError('falta o token: ponha-o em VINCULO_TOKEN ou em um arquivo, com --token-file.')
  }
  return connect(url.href, { token: token.trim(), retries: patient })
}

function tokenIn(file: string): string {
  try {
    if (statSync(file).size <= longestToken) return readFileSync(file, 'utf8')
  } catch {
    throw new UsageError(`o arquivo do token, ${file}, não pôde ser lido.`)
  }
  throw new UsageError(`o arquivo ${file} é grande demais para ser um token.`)
}
