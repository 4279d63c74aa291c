import type { aprovaArquivo } from '../../../catalogue/management/arquivo/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { arquivos } from './guards.ts'

/** Accepts files. */
export const aprova: Verb<typeof aprovaArquivo> = making(arquivos, 'aprovar')
