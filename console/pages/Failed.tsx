import { Notice } from '../ui/Notice.tsx'

/** Error boundary of a page; other pages still work. */
export function Failed({ error, reset }: { error: unknown; reset: () => void }) {
  return <Notice error={error} onRetry={reset} />
}
