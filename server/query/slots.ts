import { type Message, said } from '../../catalogue/message.ts'
import { Refusal } from '../refusal.ts'

/** Number of slots: in total, per client, and per credential. */
export interface Shares {
  all: number
  client: number
  credential: number
}

/** Caller: a credential, a session or a link. The tokens of an account count as one credential. */
export type Asker = { clienteId: number } & (
  | { credencialId: number; contaId: number | null }
  | { sessaoId: number }
  | { linkId: number }
)

function nameOf(asker: Asker): string {
  if ('sessaoId' in asker) return `sessao ${asker.sessaoId}`
  if ('linkId' in asker) return `link ${asker.linkId}`
  return asker.contaId === null ? `credencial ${asker.credencialId}` : `conta ${asker.contaId}`
}

interface Waiting {
  credential: string
  grant: () => void
}

/** Maximum wait for a slot in milliseconds, and maximum waiting callers of one client. */
const patience = 30_000
const mostWaiting = 64

/**
 * Limits concurrent work such as answers and commands. Without a free slot a caller waits, without using the
 * database; freed slots go round-robin over the clients, so that a long queue of one does not delay the others.
 */
export class Slots {
  readonly #shares: Shares
  readonly #what: Message
  readonly #patience: number
  readonly #taken = new Map<string, number>()
  /** By client, in order of their turns. */
  readonly #queues = new Map<string, Waiting[]>()
  #all = 0

  constructor(shares: Shares, what: Message, patienceMs = patience) {
    this.#shares = shares
    this.#what = what
    this.#patience = patienceMs
  }

  /** Waits for a slot and returns the function that frees it. */
  async take(asker: Asker, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted()
    const client = `cliente ${asker.clienteId}`
    const credential = nameOf(asker)
    if (!this.#fits(client, credential)) await this.#wait(client, credential, signal)
    else this.#enter(client, credential)
    return () => this.#leave(client, credential)
  }

  #count = (key: string) => this.#taken.get(key) ?? 0

  #ownFull(client: string, credential: string): boolean {
    const { client: ofClient, credential: ofCredential } = this.#shares
    return this.#count(client) >= ofClient || this.#count(credential) >= ofCredential
  }

  #fits(client: string, credential: string): boolean {
    return this.#all < this.#shares.all && !this.#ownFull(client, credential)
  }

  #enter(client: string, credential: string): void {
    this.#all++
    for (const key of [client, credential]) this.#taken.set(key, this.#count(key) + 1)
  }

  #leave(client: string, credential: string): void {
    this.#all--
    for (const key of [client, credential]) {
      const left = this.#count(key) - 1
      if (left === 0) this.#taken.delete(key)
      else this.#taken.set(key, left)
    }
    this.#pass()
  }

  #wait(client: string, credential: string, signal: AbortSignal): Promise<void> {
    const queue = this.#queues.get(client) ?? []
    if (queue.length >= mostWaiting) throw this.#tooMany()
    this.#queues.set(client, queue)
    return new Promise<void>((resolve, reject) => {
      const settle = (end: () => void) => {
        clearTimeout(late)
        signal.removeEventListener('abort', gone)
        end()
      }
      const waiting: Waiting = { credential, grant: () => settle(resolve) }
      const giveUp = (error: unknown) => {
        this.#remove(client, waiting)
        settle(() => reject(error))
      }
      const gone = () => giveUp(signal.reason)
      const late = setTimeout(
        () => giveUp(this.#ownFull(client, credential) ? this.#tooMany() : new Refusal('SOBRECARGA')),
        this.#patience,
      )
      signal.addEventListener('abort', gone, { once: true })
      queue.push(waiting)
    })
  }

  #remove(client: string, waiting: Waiting): void {
    const queue = this.#queues.get(client)!
    queue.splice(queue.indexOf(waiting), 1)
    if (queue.length === 0) this.#queues.delete(client)
  }

  /** Gives free slots to waiting callers, one client after the other. */
  #pass(): void {
    for (const [client, queue] of [...this.#queues]) {
      const next = queue.find(({ credential }) => this.#fits(client, credential))
      if (!next) continue
      this.#remove(client, next)
      // This client's next turn comes after all others.
      if (this.#queues.delete(client)) this.#queues.set(client, queue)
      this.#enter(client, next.credential)
      next.grant()
    }
  }

  #tooMany(): Refusal {
    const { client, credential } = this.#shares
    const detalhe = said('pedido.andamentoAteClienteCredencial', {
      oQue: this.#what,
      porCliente: client,
      porCredencial: credential,
    })
    return new Refusal('SIMULTANEOS_DEMAIS', { detalhe, segundos: 5 })
  }
}
