import { createContext } from 'react'

/** The record that the command of a form is about. */
export const AboutContext = createContext<number | undefined>(undefined)
