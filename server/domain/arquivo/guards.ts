import { arquivoMachine } from '../../../catalogue/machines/arquivo.ts'
import { bind } from '../machine/bound.ts'

export const arquivos = bind({ machine: arquivoMachine, columns: [], guards: {} })
