import type { Inspected, Wanted } from '../../server/domain/arquivo/inspecting-thread.ts'
import { answering } from '../../server/threads/answering.ts'

/** Takes every file but one that says otherwise, with which it never ends. */
answering(({ bytes, length }: Wanted): Inspected => {
  while (Buffer.from(bytes, 0, length).toString() === 'preso') {
    // Until somebody ends this thread.
  }
  return { bytes, refused: undefined }
})
