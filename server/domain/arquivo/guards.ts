import { arquivoMachine } from '../../../catalogue/machines/arquivo.ts'
import { bind } from '../machine/bound.ts'

/** Files: what was sent, and what the platform made. */
export const arquivos = bind({ machine: arquivoMachine, columns: [], guards: {} })
