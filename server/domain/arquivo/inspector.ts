import { type Message, said } from '../../../catalogue/message.ts'
import { Crowded, Gate } from '../../gate/gate.ts'
import { Refusal } from '../../refusal.ts'
import { Desk, DeskError } from '../../threads/desk.ts'
import type { Inspected, Wanted } from './inspecting-thread.ts'

/** The limits of an inspection end it within a second; a machine that is busy with requests may take longer. */
const limits = { longest: 20_000, memory: 64 }
/** Inspections that wait, of everybody. The memory that their bytes take is counted where they arrive. */
const line = 100

/** Who sent a file. */
export interface Sender {
  clienteId: number
  /** Tells the senders of one client apart. */
  remetente: string
}

/** Looks at PDFs in a thread of its own, one after the other: clients by turns, and each sender with one at a time. */
export class Inspector {
  readonly #desk: Desk<Wanted, Inspected>
  readonly #senders = new Gate({ most: Number.POSITIVE_INFINITY, mostOfCrowd: 1, lines: [line] })
  readonly #clients = new Gate({ most: 1, lines: [line] })

  constructor(thread = new URL('./inspecting-thread.ts', import.meta.url), options = limits) {
    this.#desk = new Desk(thread, options)
  }

  /**
   * Why a PDF is not taken, or nothing. The bytes are moved to the thread and back: those that are given back are the
   * same, and the ones that were given cannot be used any more.
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

/** Memory that nothing else shares, which can be moved. */
function alone(bytes: Buffer): ArrayBuffer {
  const { buffer, byteOffset, length } = bytes
  const moves = buffer instanceof ArrayBuffer && byteOffset === 0 && length > Buffer.poolSize
  return moves ? buffer : new Uint8Array(bytes).buffer
}

/** The one of this process. */
export const inspector = new Inspector()
