import { useDebouncedValue } from '@mantine/hooks'
import { createContext, use } from 'react'
import { verificaModelo } from '../../../catalogue/management/modelo/verifica-modelo.ts'
import type { Answer, Input } from '../../../client/types.ts'
import { useQuestion } from '../../api/hooks.ts'

export type Checked = Answer<typeof verificaModelo>
export type Fault = NonNullable<Checked['falhas']>[number]

/** Context of the editor and the preview of a template. */
export interface Showing {
  /** Type of a template that exists; a new one has it in its form. */
  tipo?: string | undefined
  /** Contract that fills the preview; without one a sample does. */
  contrato: string
  /** Line in which the caret stands. */
  line: number
  /** Absent where the text is only shown. */
  onLine?: (line: number) => void
}

export const ShowingContext = createContext<Showing>({ contrato: '', line: 0 })

/** Milliseconds without typing before the text is checked. */
const pause = 400

/** Checks a text after a pause in typing. Editor and preview ask the same question, which is asked once. */
export function useChecked(typed: { tipo?: unknown; corpo?: unknown }) {
  const { tipo: known, contrato } = use(ShowingContext)
  const tipo = known ?? String(typed.tipo ?? '')
  const [corpo] = useDebouncedValue(String(typed.corpo ?? ''), pause)
  const input = { tipo, ...(corpo && { corpo }), ...(contrato && { contrato: Number(contrato) }) }
  return useQuestion('verificacao', verificaModelo, input as Input<typeof verificaModelo>, {
    enabled: tipo !== '',
  })
}
