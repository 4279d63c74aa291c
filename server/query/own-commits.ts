/** So many commits are known. */
const mostKnown = 1_024
/** Of two moments with more between them it is not found out what happened. */
const mostBetween = 256

/** Which transactions were over at a moment, as the database tells it: all before one of them, but for some. */
interface Moment {
  before: number
  except: Set<number>
}

/**
 * What this process itself wrote about readers: where their walks have come to, and in the audit trail who read what. It
 * changes no answer but the trail's own, which is never read ahead: two moments between which nothing else was committed
 * see the same.
 */
export class OwnCommits {
  readonly #known = new Set<number>()

  add(transaction: string): void {
    this.#known.add(Number(transaction))
    if (this.#known.size > mostKnown) this.#known.delete(this.#known.values().next().value!)
  }

  /** Whether whoever looks at the later moment sees what was to be seen at the earlier one. */
  seesTheSame(earlier: string, later: string): boolean {
    if (earlier === later) return true
    const then = momentOf(earlier)
    const now = momentOf(later)
    if (now.before < then.before || now.before - then.before > mostBetween) return false
    const since = [...then.except]
    for (let one = then.before; one < now.before; one++) since.push(one)
    return since.every((one) => now.except.has(one) || this.#known.has(one))
  }
}

function momentOf(text: string): Moment {
  const [, before, except = ''] = text.split(':')
  return { before: Number(before), except: new Set(except ? except.split(',').map(Number) : []) }
}
