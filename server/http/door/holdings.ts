import type { Config } from '../../config/config.ts'
import { Refusal } from '../../refusal.ts'
import { sizeText } from './size.ts'

/** Bytes that bodies may take in memory. */
export interface Room {
  /** Of all known callers together. */
  known: number
  /** Of one client. */
  client: number
  /** Of everybody who has not said yet who they are, together; and of one of them. */
  strangers: number
  stranger: number
}

/** A client may take half of all, and always one body of the largest size; strangers a sixth, each half of that. */
export function roomFor({ maxHeld, maxBody }: Pick<Config, 'maxHeld' | 'maxBody'>): Room {
  const strangers = Math.floor(maxHeld / 6)
  return {
    known: maxHeld,
    client: Math.max(maxBody, Math.floor(maxHeld / 2)),
    strangers,
    stranger: Math.floor(strangers / 2),
  }
}

/** What bodies hold in memory while they arrive and are worked on, of all connections together. */
export class Holdings {
  readonly room: Room
  readonly #clients = new Map<number, number>()
  /** In the order in which they came. */
  readonly #strangers = new Set<Hold>()
  #known = 0
  #unknown = 0

  constructor(room: Room) {
    this.room = room
  }

  /** Bytes held now, by known callers and by strangers. */
  get held(): { known: number; strangers: number } {
    return { known: this.#known, strangers: this.#unknown }
  }

  open(): Hold {
    return new Hold(this)
  }

  /** Who stays unknown longest makes room for who comes: a stranger who lingers keeps nobody out. */
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

/** What one body holds: a stranger's, until it is known whose it is. */
export class Hold {
  /** Called when it has to end before its time. */
  onLoss: (refusal: Refusal) => void = () => {}
  bytes = 0
  /** It makes room for nobody: whose it is is being found out. */
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

  /** More than this is refused whatever else is held. */
  get most(): number {
    const { room } = this.#holdings
    return this.known ? room.client : room.stranger
  }

  /** Makes sure of so many bytes in all, or refuses. */
  ensure(bytes: number): void {
    const more = bytes - this.bytes
    if (more <= 0 || this.#over) return
    if (this.#client === undefined) this.#holdings.lendStranger(this, more)
    else this.#holdings.lendClient(this.#client, more)
    this.bytes = bytes
  }

  /** From here on the bytes are a client's. */
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
