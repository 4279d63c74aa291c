interface Guest {
  destinoId: number
  clienteId: number
  aflito: boolean
}

/** Targets served at once by a process: in total, of one client, and failing ones of each. */
const most = { all: 64, ofClient: 16, troubled: 32, troubledOfClient: 8 }

/**
 * Slots for targets being served. A hanging target keeps its slot for long, so failing targets can never take
 * all slots of the process or of their client.
 */
export class Places {
  readonly #guests = new Map<number, Guest>()

  taken(): number[] {
    return [...this.#guests.keys()]
  }

  hasRoom({ clienteId, aflito }: Guest): boolean {
    const guests = [...this.#guests.values()]
    const own = guests.filter((guest) => guest.clienteId === clienteId)
    if (guests.length >= most.all || own.length >= most.ofClient) return false
    if (!aflito) return true
    const troubled = (list: readonly Guest[]) => list.filter((guest) => guest.aflito).length
    return troubled(guests) < most.troubled && troubled(own) < most.troubledOfClient
  }

  take(guest: Guest): void {
    this.#guests.set(guest.destinoId, guest)
  }

  leave({ destinoId }: Guest): void {
    this.#guests.delete(destinoId)
  }
}
