import { createContext } from 'react'
import type { Finding } from '../../client/types.ts'

/** Where a finding of the shown record is resolved. */
export interface Remedy {
  label: string
  to: string
  /** Command whose dialog the page at the address opens. */
  acao?: string
  /** Words with which the page at the address is searched. */
  busca?: string
  /** Purpose with which the page at the address begins. */
  finalidade?: string
}

/** Undefined where nothing is offered: in dialogs, which have their own fields, and outside records. */
export const RemedyContext = createContext<((finding: Finding) => Remedy | undefined) | undefined>(undefined)
