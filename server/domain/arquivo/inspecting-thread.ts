import type { Message } from '../../../catalogue/message.ts'
import { answering } from '../../threads/answering.ts'
import { inspectPdf, PdfRefused } from './pdf/inspect.ts'

/** Bytes of a PDF, transferred to the thread and back. */
export interface Wanted {
  bytes: ArrayBuffer
  /** The file's length; the buffer may be longer. */
  length: number
}

export interface Inspected {
  bytes: ArrayBuffer
  refused: Message | undefined
}

answering(
  async ({ bytes, length }: Wanted): Promise<Inspected> => {
    try {
      await inspectPdf(Buffer.from(bytes, 0, length))
      return { bytes, refused: undefined }
    } catch (error) {
      if (error instanceof PdfRefused) return { bytes, refused: error.said }
      throw error
    }
  },
  ({ bytes }) => [bytes],
)
