/** The reporter of a lane: prints tests as the usual one does, and tells the parent of failures and counts. */
import { EventEmitter } from 'node:events'
import { Readable } from 'node:stream'
import type { TestEvent } from 'node:test/reporters'
import { spec } from 'node:test/reporters'
import { inspect } from 'node:util'
import type { Counts, FromLane } from './lanes.ts'

const events = new EventEmitter<{ event: [TestEvent] }>()

/**
 * Watches the tests of a file from before it is read. What comes back is for after that: it waits for the last of them, and
 * tells how long they took.
 */
export function watch(file: string): () => Promise<number> {
  let known = 0
  let left = 0
  let took = 0
  let wake = () => {}
  const look = ({ type, data }: TestEvent) => {
    if (!data || !('nesting' in data && 'file' in data) || data.nesting !== 0 || data.file !== file) return
    if (type === 'test:enqueue') {
      known++
      left++
    }
    if (type === 'test:complete') {
      took += data.details.duration_ms
      left--
      wake()
    }
  }
  events.on('event', look)
  return async () => {
    // All of them were made known by the time the file was read, and are told in their order.
    while (known === 0 || left > 0) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    events.off('event', look)
    return Math.round(took)
  }
}

function tell(message: FromLane): void {
  process.send?.(message)
}

function tellParent({ type, data }: TestEvent): void {
  // The types of Node leave out `failed`.
  if (type === 'test:summary') tell({ counts: data.counts as typeof data.counts & Counts })
  if (type !== 'test:fail' || data.todo) return
  const { file, line, column, name, details } = data
  const { failureType, cause } = details.error as Error & { failureType?: string }
  // A suite fails by its tests, which are told.
  if (failureType !== 'subtestsFailed')
    tell({ failed: `test at ${file}:${line}:${column}\n✖ ${name}\n${inspect(cause ?? details.error)}\n` })
}

async function* watched(source: AsyncIterable<TestEvent>): AsyncGenerator<TestEvent> {
  for await (const event of source) {
    events.emit('event', event)
    tellParent(event)
    yield event
  }
}

export default async function* report(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  yield* Readable.from(watched(source)).pipe(new spec())
}
