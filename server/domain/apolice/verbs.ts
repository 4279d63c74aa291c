import { altera } from './altera.ts'
import { inclui } from './inclui.ts'
import { renova } from './renova.ts'

/** What the commands of insurance policies do. */
export const apoliceVerbs = { IncluiApolice: inclui, AlteraApolice: altera, RenovaApolice: renova }
