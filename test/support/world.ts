import { EventEmitter, once } from 'node:events'
import type { Scope } from '../../catalogue/doors.ts'
import type { Config } from '../../server/config/config.ts'
import type { Context } from '../../server/context.ts'
import { createClient } from '../../server/domain/cliente/create.ts'
import { insertAccount } from '../../server/domain/conta/insert.ts'
import { insertCredential } from '../../server/domain/credencial/insert.ts'
import type { Fact } from '../../server/facts.ts'
import { runProcessor } from '../../server/inbound/run/processor.ts'
import { send } from './http-request.ts'
import { tellInstitution } from './institution-data.ts'
import { openServer, type RunningServer, shareServer } from './test-server.ts'

type Json = Record<string, unknown>

type Opening = Partial<Config> & { processing?: boolean }

export interface Institution {
  id: number
  codigo: string
  nome: string
  token: string
  key: string
  /** Account that requests temporary tokens. */
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

/** A running server with a batch processor, for one test file. */
export class World {
  readonly context: Context
  readonly base: string
  readonly databaseUrl: string
  readonly logs: string[]
  readonly #server: RunningServer
  readonly #processor: Promise<void>
  readonly #stop = new AbortController()
  /** Emits the events of batches processed in this process. */
  readonly #stirring = new EventEmitter().setMaxListeners(0)

  private constructor(server: RunningServer, processing: boolean) {
    this.#server = server
    this.context = server.context
    this.base = server.base
    this.databaseUrl = server.databaseUrl
    this.logs = server.logs
    this.#processor = processing ? this.#processBatches() : Promise.resolve()
  }

  /** A server for this test file only. */
  static async open({ processing = true, ...flags }: Opening = {}): Promise<World> {
    return new World(await openServer(flags), processing)
  }

  /**
   * The server that test files of this process share, with clients of earlier files: for files that only look
   * at clients of their own. Starting a new one takes a seventh of a second.
   */
  static async share({ processing = true }: Pick<Opening, 'processing'> = {}): Promise<World> {
    return new World(await shareServer(), processing)
  }

  async close(): Promise<void> {
    this.#stop.abort()
    await this.#processor
    await this.#server.leave()
  }

  #processBatches(): Promise<void> {
    const { sealer, files, events, location } = this.context
    return runProcessor({
      url: location.url,
      sealer,
      files,
      report: (fact) => {
        events.report(fact)
        this.#stir(fact)
      },
      signal: this.#stop.signal,
    })
  }

  /** A new client with credentials of every kind. By default its records do not wait for references. */
  async institution(
    scopes: Scope[] = ['recebe', 'consulta', 'financeiro', 'auditoria'],
    waitHours = 0,
  ): Promise<Institution> {
    const number = ++this.#server.clients
    const codigo = `cliente${number}`
    const nome = `Instituição ${number}`
    const usuario = `sistema${number}`
    let [token, key, senha] = ['', '', '']
    const client = { codigo, nome, esperaReferencias: waitHours }
    // One transaction instead of four, because tests create hundreds of clients.
    const id = await createClient(this.context.owner, client, undefined, async (tx) => {
      await tellInstitution(tx)
      token = (await insertCredential(tx, { kind: 'integracao', name: 'teste', scopes })).token
      key = (await insertCredential(tx, { kind: 'workforce', name: 'teste', scopes: ['workforce'] })).token
      senha = (await insertAccount(tx, { usuario, scopes }))!.senha
    })
    return { id, codigo, nome, token, key, usuario, senha }
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

  /** Sends a batch and returns its id. */
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
    let patience = 40
    for (const end = Date.now() + seconds * 1000; Date.now() < end; patience = Math.min(2 * patience, 320)) {
      // Subscribed before the query, so that no event is missed.
      const stir = this.#nextStir(patience)
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

  /** A further part does not mean that the batch is complete. */
  #stir({ kind }: Fact): void {
    if (kind !== 'batch.part') this.#stirring.emit('fact')
  }

  /** The next event of a batch, or a timeout, because another process or thread may do the work. */
  #nextStir(patience: number): Promise<unknown> {
    const signal = AbortSignal.timeout(patience)
    return once(this.#stirring, 'fact', { signal }).catch(() => {})
  }

  /** Processes batches while `meanwhile` runs. */
  async work<T>(meanwhile: () => Promise<T>, report: (fact: Fact) => void = () => {}): Promise<T> {
    const stop = new AbortController()
    const { sealer, files } = this.context
    const { signal } = stop
    const stir = (fact: Fact) => {
      report(fact)
      this.#stir(fact)
    }
    const working = runProcessor({ url: this.databaseUrl, sealer, files, report: stir, signal })
    try {
      return await meanwhile()
    } finally {
      stop.abort()
      await working
    }
  }

  /** Runs a statement for one client with the application's role. */
  rows<T>(clienteId: number, statement: string, values?: readonly unknown[]): Promise<T[]> {
    return this.#server.statements.query(clienteId, statement, values)
  }
}
