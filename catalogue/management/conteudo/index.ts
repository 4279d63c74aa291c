import { linkDeDocumento } from './link-de-documento.ts'

/** Contents that batches brought with documents of invoices; those of résumés are declared with résumés. */
export const conteudoOperations = [linkDeDocumento] as const
