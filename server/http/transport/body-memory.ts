import { said } from '../../../catalogue/message.ts'
import { bytesText } from '../../bytes-text.ts'
import type { Config } from '../../config/config.ts'
import { Refusal } from '../../refusal.ts'

/** Memory limits for bodies, in bytes. */
export interface BodyLimits {
  /** All authenticated callers together. */
  authenticated: number
  /** One client. */
  client: number
  /** All unauthenticated callers together, and each of them. */
  unauthenticated: number
  perCaller: number
}

/**
 * A client may hold half of the total and always one body of the largest size; unauthenticated callers a
 * sixth of it, one of them half of that.
 */
export function bodyLimits({ maxHeld, maxBody }: Pick<Config, 'maxHeld' | 'maxBody'>): BodyLimits {
  const unauthenticated = Math.floor(maxHeld / 6)
  return {
    authenticated: maxHeld,
    client: Math.max(maxBody, Math.floor(maxHeld / 2)),
    unauthenticated,
    perCaller: Math.floor(unauthenticated / 2),
  }
}

/** Memory held by bodies that arrive or are processed, over all connections. */
export class BodyMemory {
  readonly limits: BodyLimits
  readonly #clients = new Map<number, number>()
  /** In order of arrival. */
  readonly #evictable = new Set<BodyHold>()
  #authenticated = 0
  #unauthenticated = 0

  constructor(limits: BodyLimits) {
    this.limits = limits
  }

  get held(): { authenticated: number; unauthenticated: number } {
    return { authenticated: this.#authenticated, unauthenticated: this.#unauthenticated }
  }

  open(): BodyHold {
    return new BodyHold(this)
  }

  /**
   * Evicts the oldest unauthenticated body when memory runs out, so that slow senders cannot block new ones.
   */
  lendUnauthenticated(hold: BodyHold, more: number): void {
    if (hold.bytes + more > this.limits.perCaller) {
      throw new Refusal('CREDENCIAL_TARDIA', { limite: bytesText(this.limits.perCaller) })
    }
    for (const oldest of this.#evictable) {
      if (this.#unauthenticated + more <= this.limits.unauthenticated) break
      if (oldest !== hold && !oldest.pinned) oldest.giveUp(new Refusal('SOBRECARGA'))
    }
    if (this.#unauthenticated + more > this.limits.unauthenticated) throw new Refusal('SOBRECARGA')
    this.#evictable.add(hold)
    this.#unauthenticated += more
  }

  takeBackUnauthenticated(hold: BodyHold): void {
    if (this.#evictable.delete(hold)) this.#unauthenticated -= hold.bytes
  }

  lendClient(client: number, more: number): void {
    const held = this.#clients.get(client) ?? 0
    if (held + more > this.limits.client) {
      const detalhe = said('pedido.esteClienteTemEnviosAndamento', { tamanho: bytesText(held) })
      throw new Refusal('SIMULTANEOS_DEMAIS', { detalhe, segundos: 5 })
    }
    if (this.#authenticated + more > this.limits.authenticated) throw new Refusal('SOBRECARGA')
    this.#clients.set(client, held + more)
    this.#authenticated += more
  }

  takeBackClient(client: number, bytes: number): void {
    const left = this.#clients.get(client)! - bytes
    if (left === 0) this.#clients.delete(client)
    else this.#clients.set(client, left)
    this.#authenticated -= bytes
  }
}

/** Memory held by one body. It counts as unauthenticated until `belongTo` is called. */
export class BodyHold {
  /** Called when the hold is evicted. */
  onLoss: (refusal: Refusal) => void = () => {}
  bytes = 0
  /** Not evicted while its credential is being checked. */
  pinned = false
  readonly #memory: BodyMemory
  #client: number | undefined
  #over = false

  constructor(memory: BodyMemory) {
    this.#memory = memory
  }

  get authenticated(): boolean {
    return this.#client !== undefined
  }

  /** Upper bound for this body, whatever else is held. */
  get most(): number {
    const { limits } = this.#memory
    return this.authenticated ? limits.client : limits.perCaller
  }

  /** Raises the hold to a total number of bytes, or refuses. */
  ensure(bytes: number): void {
    const more = bytes - this.bytes
    if (more <= 0 || this.#over) return
    if (this.#client === undefined) this.#memory.lendUnauthenticated(this, more)
    else this.#memory.lendClient(this.#client, more)
    this.bytes = bytes
  }

  /** Accounts the bytes to a client from here on. */
  belongTo(client: number): void {
    const { bytes } = this
    this.release()
    this.#over = false
    this.#client = client
    this.ensure(bytes)
  }

  giveUp(refusal: Refusal): void {
    this.release()
    this.onLoss(refusal)
  }

  release(): void {
    if (this.#client === undefined) this.#memory.takeBackUnauthenticated(this)
    else if (this.bytes > 0) this.#memory.takeBackClient(this.#client, this.bytes)
    this.bytes = 0
    this.#over = true
  }
}
