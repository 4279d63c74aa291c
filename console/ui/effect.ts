import { createContext } from 'react'

/** Where the last command took effect, and what it did. */
export interface Effect {
  told: string
  /** Part of the record that changed; undefined if only its state did. */
  part: string | undefined
}

export const EffectContext = createContext<Effect>({ told: '', part: undefined })
