import type { TipoDocumento } from '../../../catalogue/values/arquivo.ts'

/** Documents by whose last signature a contract, or its amendment, comes into force. */
export const terms: readonly string[] = [
  'Termo de compromisso',
  'Termo de monitoria',
  'Termo aditivo',
] satisfies TipoDocumento[]
