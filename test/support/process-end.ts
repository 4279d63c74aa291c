const endings: (() => Promise<void>)[] = []

/** Registers work for the end of the test process. */
export function atEnd(work: () => Promise<void>): void {
  endings.push(work)
}

/** Runs the registered work. */
export async function end(): Promise<void> {
  for (const work of endings.splice(0)) await work()
}
