import { useDeferredValue } from 'react'

/** Rows that fill a usual screen. */
const firstDrawn = 20

/** What a table draws of its rows: first those that a screen shows, so that they are there sooner, and then all. */
export function useFirstRows<R>(rows: readonly R[]): readonly R[] {
  const whole = useDeferredValue(true, false)
  return whole ? rows : rows.slice(0, firstDrawn)
}
