const endings: (() => Promise<void>)[] = []

/** Has something done when every test of this process is over. */
export function atEnd(work: () => Promise<void>): void {
  endings.push(work)
}

/** Does it. */
export async function end(): Promise<void> {
  for (const work of endings.splice(0)) await work()
}
