import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import type { Config } from '../config/config.ts'
import { describeError, type Fact } from '../facts.ts'
import { Refusal } from '../refusal.ts'
import { networkOf } from '../values/network.ts'
import { Allowance, type Wait } from './allowance.ts'
import { Counter } from './counter.ts'
import { Tally } from './tally.ts'

export type Rates = Pick<Config, 'rateToken' | 'rateUnpaged' | 'rateFailed' | 'rateGetToken'>

/** A credential of an account or of its own, or the session or the link of somebody. */
type Spender = { credencialId: number; contaId: number | null } | { sessaoId: number } | { linkId: number }

const quietTime = 60_000
/** How long an address that showed a valid credential is taken for a known one. */
const welcomeTime = 600_000
const manyAddresses = 10_000
const manyCredentials = 1_000

/** A refusal that holds for a while, and whether its caller wants 200 on failures. */
interface Tired {
  refusal: Refusal
  always200: boolean
  until: number
}

/** Every rate limit. What goes beyond one is refused with the time to wait. */
export class Limits {
  readonly #requests: Allowance
  readonly #unpaged: Allowance
  readonly #failures: Tally
  readonly #attempts: Tally
  readonly #key: Buffer
  readonly #report: (fact: Fact) => void
  readonly #welcome = new Map<string, number>()
  /** Credentials that have nothing left, by what hides them, with whoever refused them last. */
  readonly #tired = new Map<string, Tired>()
  #troubleTold = Number.NEGATIVE_INFINITY

  constructor(pool: Pool, rates: Rates, key: Buffer, report: (fact: Fact) => void) {
    const trouble = (error: unknown) => this.#tell(error)
    this.#requests = new Allowance(new Counter(pool, 'pedidos'), rates.rateToken, trouble)
    this.#unpaged = new Allowance(new Counter(pool, 'inteiras'), rates.rateUnpaged, trouble)
    this.#failures = new Tally(new Counter(pool, 'recusas'), rates.rateFailed, trouble)
    this.#attempts = new Tally(new Counter(pool, 'emissoes'), rates.rateGetToken, trouble)
    this.#key = key
    this.#report = report
  }

  /**
   * A credential that was just told that it has nothing left is told so again before the database is asked whose it
   * is: a loop that does not listen must not cost as much as one that is served.
   */
  tirednessOf(token: string): Tired | undefined {
    if (this.#tired.size === 0) return undefined
    const key = this.#hidden(token)
    const tired = this.#tired.get(key)
    if (!tired) return undefined
    const left = tired.until - Date.now()
    if (left > 0) return { ...tired, refusal: after(tired.refusal, left) }
    this.#tired.delete(key)
    return undefined
  }

  /** Remembers a refusal of `spendRequest` for as long as it holds. */
  noteTired(token: string, refusal: Refusal, always200: boolean): void {
    if (this.#tired.size >= manyCredentials) this.#tired.delete(this.#tired.keys().next().value!)
    const until = Date.now() + Number(refusal.detail.segundos) * 1000
    this.#tired.set(this.#hidden(token), { refusal, always200, until })
  }

  /** One request of a credential. The tokens of an account share what one token has. */
  async spendRequest(caller: Spender): Promise<void> {
    const wait = await this.#requests.take(spenderKey(caller))
    const whose =
      'sessaoId' in caller ? 'desta sessão' : 'linkId' in caller ? 'deste link' : 'desta credencial'
    requireNone(wait, this.#requests, `pedidos ${whose}`)
  }

  /** One question about a token, which costs no credential: the address stands for it. */
  async spendLook(address: string): Promise<void> {
    const wait = await this.#requests.take(this.#hidden(networkOf(address)))
    requireNone(wait, this.#requests, 'conferências deste endereço')
  }

  async spendUnpaged(caller: Spender): Promise<void> {
    const wait = await this.#unpaged.take(spenderKey(caller))
    requireNone(wait, this.#unpaged, 'consultas sem paginação desta credencial')
  }

  /** One token issued to a client. Only who holds a right secret gets here. */
  async spendIssue(clienteId: number): Promise<void> {
    const wait = await this.#attempts.count(`cliente ${clienteId}`)
    requireNone(wait, this.#attempts, 'tokens emitidos a este cliente')
  }

  /** An attempt on an account that failed counts for the client it named and the address it came from. */
  async failIssue(cliente: string, address: string): Promise<void> {
    const wait = await this.#attempts.count(this.#hidden(`${networkOf(address)} ${cliente}`))
    requireNone(wait, this.#attempts, 'tentativas deste endereço')
  }

  /** Counts a refused credential of an address, and refuses even that beyond the limit. */
  async failCredential(address: string): Promise<void> {
    const wait = await this.#failures.count(this.#hidden(networkOf(address)))
    requireNone(wait, this.#failures, failed)
  }

  /**
   * Turns away, before a long body is read, an address whose credentials keep being refused. One that showed a
   * valid credential lately is heard: others behind it must not be able to lock it out.
   */
  requireOpenDoor(address: string): void {
    const network = networkOf(address)
    const known = (this.#welcome.get(network) ?? 0) > Date.now()
    if (!known) requireNone(this.#failures.waitOf(this.#hidden(network)), this.#failures, failed)
  }

  /** A valid credential came from this address. */
  welcome(address: string): void {
    const network = networkOf(address)
    if (this.#welcome.size >= manyAddresses) this.#welcome.delete(this.#welcome.keys().next().value!)
    this.#welcome.set(network, Date.now() + welcomeTime)
  }

  /** Counters are kept in the database; addresses are not, in clear. */
  #hidden(text: string): string {
    return createHmac('sha256', this.#key).update(`limite ${text}`).digest('base64url')
  }

  #tell(error: unknown): void {
    const now = Date.now()
    if (now - this.#troubleTold < quietTime) return
    this.#troubleTold = now
    this.#report({ kind: 'limits.trouble', reason: describeError(error) })
  }
}

/** The same refusal with the time that is left of it. */
const after = ({ code, detail }: Refusal, ms: number) =>
  new Refusal(code, { ...detail, segundos: Math.ceil(ms / 1000) })

const failed = 'credenciais recusadas deste endereço'

function spenderKey(spender: Spender): string {
  if ('sessaoId' in spender) return `sessao ${spender.sessaoId}`
  if ('linkId' in spender) return `link ${spender.linkId}`
  return spender.contaId === null ? `credencial ${spender.credencialId}` : `conta ${spender.contaId}`
}

function requireNone(wait: Wait, { limit }: { limit: number }, detalhe: string): void {
  if (wait === undefined) return
  throw new Refusal('LIMITE_EXCEDIDO', { limite: limit, detalhe, segundos: Math.ceil(wait / 1000) || 1 })
}
