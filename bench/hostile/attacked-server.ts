import { setTimeout as sleep } from 'node:timers/promises'
import { environment, flags } from '../../bin/process.mjs'
import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { recebeUsuarios } from '../../catalogue/academic/recebe-usuarios.ts'
import { type InboundOperation, pathOf } from '../../catalogue/operation.ts'
import { alunoRecord } from '../../demo/alunos.ts'
import { Browser } from '../../test/support/browser.ts'
import {
  commandWith,
  Serving,
  type Settings,
  stopPostgres,
  temporaryFolder,
  until,
} from '../../test/support/process.ts'
import { user } from '../../test/support/records.ts'
import { LedgerClient } from '../ledger/client.ts'
import { createClient, createKey, createToken, operate } from '../ledger/institutions.ts'
import type { Target } from './attack.ts'
import { attacks } from './attacks/index.ts'
import { openSurroundings, type Surroundings } from './surroundings.ts'

/** The honest user. */
export const person = { client: 'gente', login: 'maria.silva', senha: 'a senha de Maria' }
export const honestCodes = ['alfa', 'beta']
const hostileCode = 'hostil'
const pollEvery = 250
/** Enough for answers that exceed all buffers on the way. */
const hostileStudents = 30_000

/** Default limits of an installation. */
const asInstalled: Settings = {
  VINCULO_RATE_TOKEN: '600',
  VINCULO_RATE_UNPAGED: '60',
  VINCULO_RATE_FAILED: '10',
  VINCULO_RATE_GETTOKEN: '10',
  VINCULO_LOG: 'fatal',
  ...environment,
  NODE_OPTIONS: flags.join(' '),
}

/** The server under attack, its clients and its surroundings. */
export class AttackedServer {
  readonly #folder = temporaryFolder()
  readonly settings: Settings = {
    ...asInstalled,
    VINCULO_DATA: this.#folder.path,
    // Webhook attacks stay on this machine.
    VINCULO_WEBHOOK_DEV: '1',
  }
  readonly serving: Serving
  readonly surroundings: Surroundings
  readonly tokens: Record<string, string> = {}
  target!: Target
  /** Management key with which the user previews a template. */
  #key = ''
  #template = 0

  private constructor(surroundings: Surroundings) {
    this.surroundings = surroundings
    this.serving = new Serving(this.settings)
  }

  static async open(): Promise<AttackedServer> {
    const place = new AttackedServer(await openSurroundings())
    try {
      await place.serving.listening()
      await place.#prepare()
      return place
    } catch (error) {
      await place.remove()
      throw error
    }
  }

  get base(): string {
    return this.serving.base
  }

  /** Whether the started process still serves. */
  get isAlive(): boolean {
    return this.serving.child.exitCode === null && this.serving.child.signalCode === null
  }

  token = (code: string) => createToken(this.settings, code)

  async remove(): Promise<void> {
    this.surroundings.close()
    await this.serving.end('SIGKILL')
    await stopPostgres(this.#folder.path)
    this.#folder.remove()
  }

  async #prepare(): Promise<void> {
    for (const code of [...honestCodes, person.client, hostileCode]) {
      await createClient(this.settings, code)
      this.tokens[code] = await this.token(code)
    }
    const tokens: Record<string, string> = {}
    for (const { name, token, key } of attacks) {
      if (token) tokens[name] = await this.token(hostileCode)
      if (key) tokens[name] = await createKey(this.settings, hostileCode, key)
    }
    this.#key = await createKey(this.settings, person.client, ['configuracao.alterar'])
    const { issuer, silentPort } = this.surroundings
    await operate(
      this.settings,
      'oidc',
      'set',
      '--client',
      hostileCode,
      '--issuer',
      issuer,
      '--client-id',
      'vinculo',
    )
    await this.#load()
    this.target = {
      port: Number(new URL(this.base).port),
      code: hostileCode,
      tokens,
      person: { client: person.client, login: person.login },
      silentPort,
    }
  }

  /** Data for slow readers, and a user with a password. */
  async #load(): Promise<void> {
    const many = Array.from({ length: hostileStudents }, (_, at) => alunoRecord(at, 1))
    await this.#send(hostileCode, recebeAlunos, many)
    const { client, login, senha } = person
    await operate(this.settings, 'register', 'add', 'perfil', 'ADM', 'Administração', '--client', client)
    const record = user({ ESIUS_LOGIN: login, ESIUS_AUTENTICA: 'N', ESIUS_SENHA: senha })
    await this.#send(client, recebeUsuarios, [record])
    // Passwords of batches are hashed later; this command hashes at once.
    const args = ['user', 'password', '--client', client, '--login', login, '--stdin']
    const { code, stderr } = await commandWith(`${senha}\n`, args, this.settings)
    if (code !== 0) throw new Error(stderr)
    if ((await this.signIn()) !== 200) throw new Error('the person cannot sign in')
    const template = { tipo: 'Declaração', titulo: 'Declaração', corpo: 'Cursa {{curso}} {{aluno.nome}}.' }
    const { body } = await this.#manage('IncluiModelo', template)
    this.#template = body?.resultados?.[0]?.id
    if ((await this.preview()) !== 200) throw new Error('the template cannot be shown')
  }

  /** Status of a preview of a short document. */
  async preview(): Promise<number> {
    return (await this.#manage('PreviaModelo', { id: this.#template })).status
  }

  #manage = (operation: string, body: object) =>
    new Browser(this.base).go('POST', `/gestao/${operation}`, body, { authorization: this.#key })

  /** Status of a sign-in from an unknown browser. */
  async signIn(): Promise<number> {
    const { client, login, senha } = person
    return (await new Browser(this.base).signIn(client, login, senha)).status
  }

  /** Sends a batch and waits for its end. */
  async #send(code: string, operation: InboundOperation, records: object[]): Promise<void> {
    const token = this.tokens[code]!
    const { status, headers, body } = await this.serving.post(pathOf(operation), {
      TOKEN: token,
      [operation.list]: records,
    })
    if (status !== 200) throw new Error(`${code}: ${JSON.stringify(body)}`)
    const client = new LedgerClient({ code, token, base: () => this.base })
    await until('the end of a batch', async () => {
      await sleep(pollEvery)
      return client.hasEnded(Number(headers.get('x-lote-id')))
    })
  }
}
