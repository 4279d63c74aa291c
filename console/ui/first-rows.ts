import { useDeferredValue } from 'react'

/** Rows that fill a usual screen. */
const firstDrawn = 20

/** Renders the rows of the first screen first, and then all. */
export function useFirstRows<R>(rows: readonly R[]): readonly R[] {
  const whole = useDeferredValue(true, false)
  return whole ? rows : rows.slice(0, firstDrawn)
}
