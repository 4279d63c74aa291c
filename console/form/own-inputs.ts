import { type ComponentType, createContext } from 'react'
import type { FieldProps } from './FieldInput.tsx'

/** Inputs of a page's own for some fields of its form, by the name of the field. */
export const OwnInputs = createContext<Readonly<Record<string, ComponentType<FieldProps>>>>({})
