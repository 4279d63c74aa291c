import { type Message, said } from '../../../catalogue/message.ts'
import { Crowded, Gate } from '../../gate/gate.ts'
import { Refusal } from '../../refusal.ts'
import { Desk, DeskError } from '../../threads/desk.ts'
import type { Inspected, Wanted } from './inspecting-thread.ts'

/** The inspection's own limits end it within a second; under load it may take longer. `memory` is in MiB. */
const limits = { longest: 20_000, memory: 64 }
/** Maximum number of waiting inspections. The memory of their bytes is limited where they arrive. */
const line = 100

export interface Sender {
  clienteId: number
  /** Identifies the sender within the client. */
  remetente: string
}

/**
 * Inspects PDFs in a worker thread, one at a time: clients take turns, and each sender has at most one
 * inspection.
 */
export class Inspector {
  readonly #desk: Desk<Wanted, Inspected>
  readonly #senders = new Gate({ most: Number.POSITIVE_INFINITY, mostOfCrowd: 1, lines: [line] })
  readonly #clients = new Gate({ most: 1, lines: [line] })

  constructor(thread = new URL('./inspecting-thread.ts', import.meta.url), options = limits) {
    this.#desk = new Desk(thread, options)
  }

  /**
   * Returns why a PDF is refused, or undefined. The bytes are transferred to the thread and back, so the
   * given buffer cannot be used afterwards; the returned one has the same content.
   */
  async inspect(sent: Buffer, sender: Sender): Promise<{ bytes: Buffer; refused: Message | undefined }> {
    const bytes = alone(sent)
    const { length } = sent
    const ask = () => this.#desk.ask({ bytes, length }, [bytes])
    try {
      const { bytes: back, refused } = await this.#inTurn(sender, ask)
      return { bytes: Buffer.from(back, 0, length), refused }
    } catch (error) {
      if (error instanceof Crowded) throw tooMany()
      if (!(error instanceof DeskError)) throw error
      if (error.reason === 'ended') throw new Refusal('INDISPONIVEL')
      return { bytes: Buffer.alloc(0), refused: said('arquivo.pdfTrabalhoDemais') }
    }
  }

  #inTurn<T>({ clienteId, remetente }: Sender, work: () => Promise<T>): Promise<T> {
    const client = { crowds: [String(clienteId)] }
    const sender = { crowds: [`${clienteId} ${remetente}`] }
    return this.#senders.run(sender, () => this.#clients.run(client, work))
  }

  stop(): Promise<void> {
    return this.#desk.stop()
  }
}

const tooMany = () =>
  new Refusal('SIMULTANEOS_DEMAIS', { detalhe: said('arquivo.haArquivosDemaisEsperaSerem'), segundos: 5 })

/** An ArrayBuffer that is not shared and can be transferred. */
function alone(bytes: Buffer): ArrayBuffer {
  const { buffer, byteOffset, length } = bytes
  const moves = buffer instanceof ArrayBuffer && byteOffset === 0 && length > Buffer.poolSize
  return moves ? buffer : new Uint8Array(bytes).buffer
}

export const inspector = new Inspector()
