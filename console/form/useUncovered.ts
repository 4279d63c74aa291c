import { useSyncExternalStore } from 'react'
import { insideCount, onInside } from './including.ts'

/** Whether no dialog is open inside the form of this one, so that Escape closes it. */
export const useUncovered = (): boolean => useSyncExternalStore(onInside, insideCount) === 0
