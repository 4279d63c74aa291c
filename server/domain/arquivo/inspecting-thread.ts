import type { Message } from '../../../catalogue/message.ts'
import { answering } from '../../threads/answering.ts'
import { inspectPdf, PdfRefused } from './pdf/inspect.ts'

/** The bytes of a PDF, which come back with the answer. */
export interface Wanted {
  bytes: ArrayBuffer
  /** The part of them that is the file. */
  length: number
}

export interface Inspected {
  bytes: ArrayBuffer
  /** Why it is not taken, in words. */
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
