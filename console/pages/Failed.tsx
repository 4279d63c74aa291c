import { Notice } from '../ui/Notice.tsx'

/** A page that broke. The others still work. */
export function Failed({ error, reset }: { error: unknown; reset: () => void }) {
  return <Notice error={error} onRetry={reset} />
}
