import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Scope } from '../../catalogue/doors.ts'
import { type Config, readConfig } from '../../server/config/config.ts'
import { type Context, openContext } from '../../server/context.ts'
import { createClient } from '../../server/domain/cliente/create.ts'
import { createAccount } from '../../server/domain/conta/create.ts'
import { createCredential } from '../../server/domain/credencial/create.ts'
import type { Fact } from '../../server/facts.ts'
import { createServer } from '../../server/http/server.ts'
import { runProcessor } from '../../server/inbound/run/processor.ts'
import type { Resolve } from '../../server/net/names.ts'
import { createDatabase } from './database.ts'
import { Desk } from './desk.ts'
import { send } from './sending.ts'

type Json = Record<string, unknown>

/** Limits that no test reaches unless it means to. */
const plenty = {
  rateToken: 1_000_000,
  rateUnpaged: 1_000_000,
  rateFailed: 1_000_000,
  rateGetToken: 1_000_000,
}

export interface Institution {
  id: number
  codigo: string
  token: string
  key: string
  /** An account that asks for temporary tokens. */
  usuario: string
  senha: string
}

export interface BatchResult {
  lote: number
  situacao: string
  /** One letter per record: I, A, N, R or E. */
  resultados: string
  ocorrencias: { sequencia: number; campo: string; codigo: string; gravidade: string; chave: string }[]
}

/** No test asks the network for a name. */
const unknownName: Resolve = async () => {
  throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
}

/** A running server on a database of its own, with a batch processor, for one test file. */
export class World {
  readonly context: Context
  readonly base: string
  readonly databaseUrl: string
  readonly logs: string[]
  readonly #close: () => Promise<void>
  readonly #desk: Desk
  /** Told of whatever happens to a batch that is processed in this process. */
  readonly #stirring: EventEmitter
  #clients = 0

  private constructor(
    context: Context,
    base: string,
    databaseUrl: string,
    logs: string[],
    stirring: EventEmitter,
    close: () => Promise<void>,
  ) {
    this.context = context
    this.base = base
    this.databaseUrl = databaseUrl
    this.logs = logs
    this.#stirring = stirring
    this.#close = close
    this.#desk = new Desk(context.place.url)
  }

  static async open(settings: Partial<Config> & { processing?: boolean } = {}): Promise<World> {
    const { processing = true, ...flags } = settings
    const database = await createDatabase()
    const folder = mkdtempSync(join(tmpdir(), 'vinculo-mundo-'))
    const logs: string[] = []
    const config = readConfig(
      {},
      {
        data: folder,
        databaseUrl: database.applicationUrl,
        databaseOwnerUrl: database.url,
        logLevel: 'trace',
        // Tests of the console ask for it.
        console: false,
        ...plenty,
        ...flags,
      },
    )
    const context = await openContext(config, { logStream: { write: (line) => logs.push(line) } })
    context.outbound.resolve = unknownName
    const server = createServer(context)
    await server.listen({ host: '127.0.0.1', port: 0 })
    const stop = new AbortController()
    const { sealer, files, events } = context
    const stirring = new EventEmitter().setMaxListeners(0)
    const processor = processing
      ? runProcessor({
          url: context.place.url,
          sealer,
          files,
          report: (fact) => {
            events.report(fact)
            stirring.emit('fact')
          },
          signal: stop.signal,
        })
      : Promise.resolve()
    const { port } = server.server.address() as AddressInfo
    return new World(context, `http://127.0.0.1:${port}`, database.url, logs, stirring, async () => {
      stop.abort()
      await processor
      await server.close()
      await context.close()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    })
  }

  async close(): Promise<void> {
    await this.#desk.close()
    await this.#close()
  }

  /** A new client with credentials of every kind. Unless told, its records do not wait for references. */
  async institution(
    scopes: Scope[] = ['recebe', 'consulta', 'financeiro', 'auditoria'],
    waitHours = 0,
  ): Promise<Institution> {
    const codigo = `cliente${++this.#clients}`
    const { owner } = this.context
    const id = await createClient(owner, {
      codigo,
      nome: `Instituição ${this.#clients}`,
      esperaReferencias: waitHours,
    })
    const token = await createCredential(owner, { clienteId: id, kind: 'integracao', name: 'teste', scopes })
    const key = await createCredential(owner, {
      clienteId: id,
      kind: 'workforce',
      name: 'teste',
      scopes: ['workforce'],
    })
    const usuario = `sistema${this.#clients}`
    const senha = await createAccount(owner, { clienteId: id, usuario, scopes })
    return { id, codigo, token, key, usuario, senha }
  }

  /** Posts to a path and returns status, headers and parsed body. */
  async post(path: string, body: unknown, headers: Record<string, string> = {}) {
    const told = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body)
    const json = { 'content-type': 'application/json', ...headers }
    const answer = await send(this.base + path, 'POST', json, told)
    return { ...answer, body: JSON.parse(answer.text) as Json }
  }

  query(operation: string, body: Json) {
    return this.post(`/apiconsultadadosplataforma/${operation}`, body)
  }

  control(operation: string, body: Json) {
    return this.post(`/APIPlataformaIntegracao/${operation}`, body)
  }

  workforce(operation: string, key: string, body: unknown) {
    return this.post(`/apiworkforceintegracao/${operation}`, body, { authorization: key })
  }

  /** Sends a batch and returns its number. */
  async send(
    { token }: Institution,
    operation: string,
    list: string,
    records: unknown[],
    more: Json = {},
  ): Promise<number> {
    const answer = await this.post(`/APIPlataformaIntegracao/${operation}`, {
      TOKEN: token,
      RETORNO: '',
      ...more,
      [list]: records,
    })
    if (answer.status !== 200) throw new Error(`${operation}: ${answer.status} ${answer.text}`)
    return Number(answer.headers.get('x-lote-id'))
  }

  /** Sends a batch and waits for the outcome of every record. */
  async process(
    institution: Institution,
    operation: string,
    list: string,
    records: unknown[],
    more: Json = {},
  ): Promise<BatchResult> {
    return this.outcome(institution, await this.send(institution, operation, list, records, more))
  }

  async outcome({ id }: Institution, lote: number, seconds = 60): Promise<BatchResult> {
    for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
      // Asked for before the look: what happens meanwhile must not be missed.
      const stir = this.#nextStir()
      const found = await this.rows<{ situacao: string }>(id, `select situacao from lote where id = ${lote}`)
      const situacao = found[0]?.situacao ?? ''
      if (situacao.startsWith('Processado') || situacao === 'Falhou') {
        const parts = await this.rows<{ resultados: string }>(
          id,
          `select resultados from lote_resultado where lote_id = ${lote} order by parte`,
        )
        const ocorrencias = await this.rows<BatchResult['ocorrencias'][number]>(
          id,
          `select sequencia, coalesce(campo, '') as campo, codigo, gravidade, chave from ocorrencia
            where lote_id = ${lote} order by sequencia, id`,
        )
        return { lote, situacao, resultados: parts.map(({ resultados }) => resultados).join(''), ocorrencias }
      }
      await stir
    }
    throw new Error(`batch ${lote} did not end in time`)
  }

  /** The next sign of a batch, or a moment, where another process or thread may be at work. */
  #nextStir(): Promise<unknown> {
    const signal = AbortSignal.timeout(40)
    return once(this.#stirring, 'fact', { signal }).catch(() => {})
  }

  /** Processes batches while something is waited for. */
  async work<T>(meanwhile: () => Promise<T>, report: (fact: Fact) => void = () => {}): Promise<T> {
    const stop = new AbortController()
    const { sealer, files } = this.context
    const { signal } = stop
    const stir = (fact: Fact) => {
      report(fact)
      this.#stirring.emit('fact')
    }
    const working = runProcessor({ url: this.databaseUrl, sealer, files, report: stir, signal })
    try {
      return await meanwhile()
    } finally {
      stop.abort()
      await working
    }
  }

  /** Rows of one client, by a statement with the application's own role. */
  rows<T>(clienteId: number, statement: string, values?: readonly unknown[]): Promise<T[]> {
    return this.#desk.query(clienteId, statement, values)
  }
}
