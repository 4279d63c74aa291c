/** Reporter of a lane: prints tests as the spec reporter does, and sends failures and counts to the parent. */
import { EventEmitter } from 'node:events'
import { Readable } from 'node:stream'
import type { TestEvent } from 'node:test/reporters'
import { spec } from 'node:test/reporters'
import { inspect } from 'node:util'
import type { Counts, FromLane } from './lanes.ts'

const events = new EventEmitter<{ event: [TestEvent] }>()

/**
 * Watches the tests of a file; call it before the import. The returned function waits for the last test and
 * returns the duration.
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
    // All tests are registered when the file is loaded, and complete in order.
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
  // Node's types lack `failed`.
  if (type === 'test:summary') tell({ counts: data.counts as typeof data.counts & Counts })
  if (type !== 'test:fail' || data.todo) return
  const { file, line, column, name, details } = data
  const { failureType, cause } = details.error as Error & { failureType?: string }
  // A suite fails because of its tests, which are reported.
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
