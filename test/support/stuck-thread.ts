import type { Inspected, Wanted } from '../../server/domain/arquivo/inspecting-thread.ts'
import { answering } from '../../server/threads/answering.ts'

/** Accepts every file except one text, with which it loops forever. */
answering(({ bytes, length }: Wanted): Inspected => {
  while (Buffer.from(bytes, 0, length).toString() === 'preso') {
    // Runs until the thread is terminated.
  }
  return { bytes, refused: undefined }
})
