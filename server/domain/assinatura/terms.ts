import type { TipoDocumento } from '../../../catalogue/values/arquivo.ts'

/** Documents whose last signature brings a contract or its amendment into force. */
export const terms: readonly string[] = [
  'Termo de compromisso',
  'Termo de monitoria',
  'Termo aditivo',
] satisfies TipoDocumento[]
