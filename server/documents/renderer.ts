import { Desk } from '../threads/desk.ts'
import type { Sealing } from './evidence.ts'
import type { Drawing } from './pdf.ts'
import type { Wanted } from './thread.ts'

/** Makes documents in a thread of its own, so that nobody's request waits for a drawing. */
class Renderer {
  readonly #desk = new Desk<Wanted, Uint8Array>(new URL('./thread.ts', import.meta.url), {
    longest: 60_000,
    memory: 512,
  })

  draw(draw: Drawing): Promise<Uint8Array> {
    return this.#desk.ask({ draw })
  }

  seal(seal: Sealing): Promise<Uint8Array> {
    return this.#desk.ask({ seal })
  }

  stop(): Promise<void> {
    return this.#desk.stop()
  }
}

/** The one of this process. */
export const renderer = new Renderer()
