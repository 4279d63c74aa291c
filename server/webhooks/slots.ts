interface Target {
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
export class TargetSlots {
  readonly #targets = new Map<number, Target>()

  taken(): number[] {
    return [...this.#targets.keys()]
  }

  hasRoom({ clienteId, aflito }: Target): boolean {
    const targets = [...this.#targets.values()]
    const own = targets.filter((target) => target.clienteId === clienteId)
    if (targets.length >= most.all || own.length >= most.ofClient) return false
    if (!aflito) return true
    const troubled = (list: readonly Target[]) => list.filter((target) => target.aflito).length
    return troubled(targets) < most.troubled && troubled(own) < most.troubledOfClient
  }

  take(target: Target): void {
    this.#targets.set(target.destinoId, target)
  }

  leave({ destinoId }: Target): void {
    this.#targets.delete(destinoId)
  }
}
