import type { Wanted } from '../../server/documents/thread.ts'
import { answering } from '../../server/threads/answering.ts'

/** Answers with the title of what it is to draw, but for one title with which it never ends. */
answering((wanted: Wanted): Uint8Array => {
  const title = 'draw' in wanted ? wanted.draw.title : ''
  while (title === 'preso') {
    // Until somebody ends this thread.
  }
  return new Uint8Array(Buffer.from(title))
})
