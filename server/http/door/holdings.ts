import type { Config } from '../../config/config.ts'
import { Refusal } from '../../refusal.ts'
import { sizeText } from './size.ts'

/** Memory limits for bodies, in bytes. */
export interface Room {
  /** All authenticated callers together. */
  known: number
  /** One client. */
  client: number
  /** All unauthenticated callers together, and one of them. */
  strangers: number
  stranger: number
}

/**
 * A client may hold half of the total and always one body of the largest size; unauthenticated callers a
 * sixth of it, one of them half of that.
 */
export function roomFor({ maxHeld, maxBody }: Pick<Config, 'maxHeld' | 'maxBody'>): Room {
  const strangers = Math.floor(maxHeld / 6)
  return {
    known: maxHeld,
    client: Math.max(maxBody, Math.floor(maxHeld / 2)),
    strangers,
    stranger: Math.floor(strangers / 2),
  }
}

/** Memory held by bodies that arrive or are processed, over all connections. */
export class Holdings {
  readonly room: Room
  readonly #clients = new Map<number, number>()
  /** In order of arrival. */
  readonly #strangers = new Set<Hold>()
  #known = 0
  #unknown = 0

  constructor(room: Room) {
    this.room = room
  }

  get held(): { known: number; strangers: number } {
    return { known: this.#known, strangers: this.#unknown }
  }

  open(): Hold {
    return new Hold(this)
  }

  /**
   * Evicts the oldest unauthenticated body when memory runs out, so that slow senders cannot block new ones.
   */
  lendStranger(hold: Hold, more: number): void {
    if (hold.bytes + more > this.room.stranger) {
      throw new Refusal('CREDENCIAL_TARDIA', { limite: sizeText(this.room.stranger) })
    }
    for (const oldest of this.#strangers) {
      if (this.#unknown + more <= this.room.strangers) break
      if (oldest !== hold && !oldest.pinned) oldest.giveUp(new Refusal('SOBRECARGA'))
    }
    if (this.#unknown + more > this.room.strangers) throw new Refusal('SOBRECARGA')
    this.#strangers.add(hold)
    this.#unknown += more
  }

  takeBackStranger(hold: Hold): void {
    if (this.#strangers.delete(hold)) this.#unknown -= hold.bytes
  }

  lendClient(client: number, more: number): void {
    const held = this.#clients.get(client) ?? 0
    if (held + more > this.room.client) {
      const detalhe = `este cliente já tem ${sizeText(held)} de envios em andamento`
      throw new Refusal('SIMULTANEOS_DEMAIS', { detalhe, segundos: 5 })
    }
    if (this.#known + more > this.room.known) throw new Refusal('SOBRECARGA')
    this.#clients.set(client, held + more)
    this.#known += more
  }

  takeBackClient(client: number, bytes: number): void {
    const left = this.#clients.get(client)! - bytes
    if (left === 0) this.#clients.delete(client)
    else this.#clients.set(client, left)
    this.#known -= bytes
  }
}

/** Memory held by one body. It counts as unauthenticated until `belongTo` is called. */
export class Hold {
  /** Called when the hold is evicted. */
  onLoss: (refusal: Refusal) => void = () => {}
  bytes = 0
  /** Not evicted while its credential is being checked. */
  pinned = false
  readonly #holdings: Holdings
  #client: number | undefined
  #over = false

  constructor(holdings: Holdings) {
    this.#holdings = holdings
  }

  get known(): boolean {
    return this.#client !== undefined
  }

  /** Upper bound for this body, whatever else is held. */
  get most(): number {
    const { room } = this.#holdings
    return this.known ? room.client : room.stranger
  }

  /** Raises the hold to a total number of bytes, or refuses. */
  ensure(bytes: number): void {
    const more = bytes - this.bytes
    if (more <= 0 || this.#over) return
    if (this.#client === undefined) this.#holdings.lendStranger(this, more)
    else this.#holdings.lendClient(this.#client, more)
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
    if (this.#client === undefined) this.#holdings.takeBackStranger(this)
    else if (this.bytes > 0) this.#holdings.takeBackClient(this.#client, this.bytes)
    this.bytes = 0
    this.#over = true
  }
}
