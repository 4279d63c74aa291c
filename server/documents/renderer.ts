import { largestDocument } from '../domain/modelo/template.ts'
import { Crowded, Gate } from '../gate/gate.ts'
import { Desk, DeskError, type DeskOptions } from '../threads/desk.ts'
import type { Sealing } from './evidence.ts'
import type { Drawing } from './pdf.ts'
import type { Block } from './template.ts'
import type { Wanted } from './thread.ts'

/** A document within its limits takes a few seconds; the limit leaves room for a busy machine. */
const limits: DeskOptions = { longest: 60_000, memory: 512 }
/** Maximum queue length of each rank. */
const lines = [60, 20]

/** Previews, for which a person waits, go before background work. The gate starves neither. */
export const ranks = { preview: 0, background: 1 } as const

/** Client and rank, by which the gate orders documents. */
export interface Turn {
  clienteId: number
  rank: (typeof ranks)[keyof typeof ranks]
}

/** The content of the document prevents drawing it. The message is Portuguese, for users. */
export class DocumentRefused extends Error {}

/** The queue of documents is full. */
export class TooManyDocuments extends Error {}

/** Draws documents in a worker thread, one at a time, clients by turns. */
export class Renderer {
  readonly #desk: Desk<Wanted, Uint8Array>
  readonly #gate = new Gate({ most: 1, lines })

  constructor(thread = new URL('./thread.ts', import.meta.url), options = limits) {
    this.#desk = new Desk(thread, options)
  }

  async draw(draw: Drawing, turn: Turn): Promise<Uint8Array> {
    requireSmall(draw.blocks)
    return this.#inTurn(turn, { draw })
  }

  seal(seal: Sealing, turn: Turn): Promise<Uint8Array> {
    return this.#inTurn(turn, { seal })
  }

  async #inTurn({ clienteId, rank }: Turn, wanted: Wanted): Promise<Uint8Array> {
    try {
      return await this.#gate.run({ crowds: [String(clienteId)], rank }, () => this.#desk.ask(wanted))
    } catch (error) {
      if (error instanceof Crowded) throw new TooManyDocuments()
      if (error instanceof DeskError && error.reason !== 'ended')
        throw new DocumentRefused('o documento dá trabalho demais para ser feito', { cause: error })
      throw error
    }
  }

  stop(): Promise<void> {
    return this.#desk.stop()
  }
}

/** Refuses a document that would become too long. */
export function requireSmall(blocks: readonly Block[]): void {
  const letters = blocks.reduce((sum, { text }) => sum + text.length, 0)
  if (letters > largestDocument.letters)
    throw new DocumentRefused(`preenchido, o texto passa de ${largestDocument.letters} letras`)
  if (blocks.length > largestDocument.blocks)
    throw new DocumentRefused(`preenchido, o texto passa de ${largestDocument.blocks} parágrafos`)
}

/** One per process. */
export const renderer = new Renderer()
