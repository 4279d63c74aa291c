import { type ComponentType, createContext } from 'react'
import type { CommandOperation } from '../../catalogue/operation.ts'
import type { FormField, Typed } from '../derive/controls.ts'

/** Part of a command's form that a record's own form inside it uses. */
export interface FormProps {
  command: CommandOperation
  initial: Typed
  draft: string
  busy: boolean
  error: unknown
  onSubmit: (told: Readonly<Record<string, unknown>>, onDone: () => void) => void
  onClose: () => void
}

/** A form whose pickers may include the record that they do not find. */
export interface Including {
  /** Fields and values of the form, of which those of the included record follow. */
  fields: readonly FormField[]
  typed: Typed
  draft: string
  /** Given here because a form that imported itself through its fields would be a cycle. */
  Form: ComponentType<FormProps>
}

export const IncludingContext = createContext<Including | undefined>(undefined)

/** Open dialogs inside a form. The dialog around that form must not close by their Escape. */
let inside = 0
const listeners = new Set<() => void>()

export function openedInside(): () => void {
  const change = (by: number) => {
    inside += by
    for (const listener of listeners) listener()
  }
  change(1)
  return () => change(-1)
}

export const insideCount = () => inside
export function onInside(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
