import type { ProblemCode } from '../catalogue/problems.ts'
import { type Connection, pause } from './connection.ts'
import { Problem, Unreachable } from './problem.ts'
import type { Declared } from './types.ts'

/** Refusals that are temporary. */
const passing: readonly ProblemCode[] = [
  'LIMITE_EXCEDIDO',
  'SIMULTANEOS_DEMAIS',
  'SOBRECARGA',
  'INDISPONIVEL',
  'REGISTRO_OCUPADO',
]

/** Statuses that proxies answer while the platform is down. */
const proxyStatuses: readonly number[] = [408, 425, 429, 500, 502, 503, 504]

/** Whether the same request may succeed later. */
export function isPassing(error: unknown): boolean {
  if (error instanceof Problem) return passing.includes(error.code)
  return error instanceof Unreachable && (error.status === undefined || proxyStatuses.includes(error.status))
}

const firstPause = 500
const longestPause = 10_000
/** Longest `Retry-After`, in seconds, that is waited for; longer ones are thrown at once. */
const longestWait = 120

/** Milliseconds to wait after a number of failures; undefined when retrying makes no sense. */
export function pauseAfter(error: unknown, failures: number): number | undefined {
  if (!isPassing(error)) return undefined
  const told = error instanceof Problem ? error.retryAfter : undefined
  if (told !== undefined) return told > longestWait ? undefined : told * 1_000
  // Jitter, for many callers of one platform.
  return Math.min(longestPause, firstPause * 2 ** failures) * (0.5 + Math.random() / 2)
}

/** Whether an operation changes nothing, so that it is safe to repeat. */
export function isReading(declaration: Declared): boolean {
  if (declaration.family === 'query') return true
  if (declaration.family === 'session') return declaration.method === 'GET'
  if (declaration.family === 'management') return declaration.kind !== 'command'
  // Operations that need only a right to view change nothing.
  const { staff } = declaration.doors
  return typeof staff === 'string' && staff.endsWith('.ver')
}

/** Whether the platform accepts an idempotency key for this operation. */
export const isRepeatable = (declaration: Declared): boolean =>
  declaration.family === 'inbound' || (declaration.family === 'management' && declaration.kind === 'command')

/** Repeats temporary failures, where that is safe. */
export async function retried<T>(
  connection: Connection,
  safe: boolean,
  run: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const most = safe ? (connection.retries ?? 0) : 0
  for (let failures = 0; ; failures++) {
    try {
      return await run()
    } catch (error) {
      const wait = failures < most ? pauseAfter(error, failures) : undefined
      if (wait === undefined) throw error
      connection.onRetry?.({ error, attempt: failures + 2, of: most + 1, wait })
      await (connection.pause ?? pause)(wait, signal)
    }
  }
}
