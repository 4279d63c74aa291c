import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { type Message, said } from '../../catalogue/message.ts'
import type { Config } from '../config/config.ts'
import { describeError, type Fact } from '../facts.ts'
import { Refusal } from '../refusal.ts'
import { networkOf } from '../values/network.ts'
import { Allowance, type Wait } from './allowance.ts'
import { Counter } from './counter.ts'
import { Tally } from './tally.ts'

export type Rates = Pick<Config, 'rateToken' | 'rateUnpaged' | 'rateFailed' | 'rateGetToken'>

/** Key of the request limit: a credential or its account, a session, or a link. */
type Spender = { credencialId: number; contaId: number | null } | { sessaoId: number } | { linkId: number }

const reportEvery = 60_000
/** How long an address counts as known after a valid credential. */
const knownTime = 600_000
const manyAddresses = 10_000
const manyCredentials = 1_000

/** A remembered refusal, and whether its caller wants status 200 for failures. */
interface RememberedRefusal {
  refusal: Refusal
  always200: boolean
  until: number
}

/** All rate limits. A request above one is refused with the time to wait. */
export class Limits {
  readonly #requests: Allowance
  readonly #unpaged: Allowance
  readonly #failures: Tally
  readonly #attempts: Tally
  readonly #key: Buffer
  readonly #report: (fact: Fact) => void
  readonly #knownAddresses = new Map<string, number>()
  /** Credentials over their limit, by keyed hash, with their last refusal. */
  readonly #refused = new Map<string, RememberedRefusal>()
  #reportedAt = Number.NEGATIVE_INFINITY

  constructor(pool: Pool, rates: Rates, key: Buffer, report: (fact: Fact) => void) {
    const trouble = (error: unknown) => this.#reportTrouble(error)
    this.#requests = new Allowance(new Counter(pool, 'pedidos'), rates.rateToken, trouble)
    this.#unpaged = new Allowance(new Counter(pool, 'inteiras'), rates.rateUnpaged, trouble)
    this.#failures = new Tally(new Counter(pool, 'recusas'), rates.rateFailed, trouble)
    this.#attempts = new Tally(new Counter(pool, 'emissoes'), rates.rateGetToken, trouble)
    this.#key = key
    this.#report = report
  }

  /**
   * Repeats a refusal from memory, before the credential is looked up: a client that ignores the limit must
   * not cost as much as a request that is served.
   */
  repeatedRefusal(token: string): RememberedRefusal | undefined {
    if (this.#refused.size === 0) return undefined
    const key = this.#keyed(token)
    const known = this.#refused.get(key)
    if (!known) return undefined
    const left = known.until - Date.now()
    if (left > 0) return { ...known, refusal: after(known.refusal, left) }
    this.#refused.delete(key)
    return undefined
  }

  /** Remembers a refusal of `spendRequest` until it expires. */
  rememberRefusal(token: string, refusal: Refusal, always200: boolean): void {
    if (this.#refused.size >= manyCredentials) this.#refused.delete(this.#refused.keys().next().value!)
    const until = Date.now() + Number(refusal.detail.segundos) * 1000
    this.#refused.set(this.#keyed(token), { refusal, always200, until })
  }

  /** Counts a request of a credential. Tokens of one account share its limit. */
  async spendRequest(caller: Spender): Promise<void> {
    const wait = await this.#requests.take(spenderKey(caller))
    const whose =
      'sessaoId' in caller
        ? said('pedido.destaSessao')
        : 'linkId' in caller
          ? said('pedido.desteLink')
          : said('pedido.destaCredencial')
    requireNone(wait, this.#requests, said('pedido.pedidosDe', { dono: whose }))
  }

  /** Counts a check of a token, which is limited by address because it needs no credential. */
  async spendCheck(address: string): Promise<void> {
    const wait = await this.#requests.take(this.#keyed(networkOf(address)))
    requireNone(wait, this.#requests, said('pedido.conferenciasDesteEndereco'))
  }

  async spendUnpaged(caller: Spender): Promise<void> {
    const wait = await this.#unpaged.take(spenderKey(caller))
    requireNone(wait, this.#unpaged, said('pedido.consultasSemPaginacaoDestaCredencial'))
  }

  /** Counts a token issued to a client, after its secret was verified. */
  async spendIssue(clienteId: number): Promise<void> {
    const wait = await this.#attempts.count(`cliente ${clienteId}`)
    requireNone(wait, this.#attempts, said('pedido.tokensEmitidosEsteCliente'))
  }

  /** Counts a failed attempt on an account by address and client. */
  async failIssue(cliente: string, address: string): Promise<void> {
    const wait = await this.#attempts.count(this.#keyed(`${networkOf(address)} ${cliente}`))
    requireNone(wait, this.#attempts, said('pedido.tentativasDesteEndereco'))
  }

  /** Counts a refused credential of an address. */
  async failCredential(address: string): Promise<void> {
    const wait = await this.#failures.count(this.#keyed(networkOf(address)))
    requireNone(wait, this.#failures, failed)
  }

  /**
   * Refuses an address with too many refused credentials before its body is read. An address that lately
   * showed a valid credential is exempt, so that others behind the same address cannot lock it out.
   */
  requireFewFailures(address: string): void {
    const network = networkOf(address)
    const known = (this.#knownAddresses.get(network) ?? 0) > Date.now()
    if (!known) requireNone(this.#failures.waitOf(this.#keyed(network)), this.#failures, failed)
  }

  /** Records that a valid credential came from this address. */
  noteValidCredential(address: string): void {
    const network = networkOf(address)
    if (this.#knownAddresses.size >= manyAddresses)
      this.#knownAddresses.delete(this.#knownAddresses.keys().next().value!)
    this.#knownAddresses.set(network, Date.now() + knownTime)
  }

  /** Keys are stored as an HMAC, so that the database holds no address in clear. */
  #keyed(text: string): string {
    return createHmac('sha256', this.#key).update(`limite ${text}`).digest('base64url')
  }

  #reportTrouble(error: unknown): void {
    const now = Date.now()
    if (now - this.#reportedAt < reportEvery) return
    this.#reportedAt = now
    this.#report({ kind: 'limits.trouble', reason: describeError(error) })
  }
}

/** The same refusal with the remaining time. */
const after = ({ code, detail }: Refusal, ms: number) =>
  new Refusal(code, { ...detail, segundos: Math.ceil(ms / 1000) })

const failed = said('pedido.credenciaisRecusadasDesteEndereco')

function spenderKey(spender: Spender): string {
  if ('sessaoId' in spender) return `sessao ${spender.sessaoId}`
  if ('linkId' in spender) return `link ${spender.linkId}`
  return spender.contaId === null ? `credencial ${spender.credencialId}` : `conta ${spender.contaId}`
}

function requireNone(wait: Wait, { limit }: { limit: number }, detalhe: Message): void {
  if (wait === undefined) return
  throw new Refusal('LIMITE_EXCEDIDO', { limite: limit, detalhe, segundos: Math.ceil(wait / 1000) || 1 })
}
