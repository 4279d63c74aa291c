import type { Wanted } from '../../server/documents/thread.ts'
import { answering } from '../../server/threads/answering.ts'

/** Answers with the title of the document; one title makes it loop forever. */
answering((wanted: Wanted): Uint8Array => {
  const title = 'draw' in wanted ? wanted.draw.title : ''
  while (title === 'preso') {
    // Runs until the thread is terminated.
  }
  return new Uint8Array(Buffer.from(title))
})
