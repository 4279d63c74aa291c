import type { recusaArquivo } from '../../../catalogue/management/arquivo/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { arquivos } from './guards.ts'

/** Refuses files, so that others are sent. */
export const recusa: Verb<typeof recusaArquivo> = making(arquivos, 'recusar', ({ motivo }) => ({
  motivo_recusa: motivo,
}))
