import { linkDeDocumento } from './link-de-documento.ts'

/** How people get the contents that batches brought with invoices' papers; those of résumés are with the résumés. */
export const conteudoOperations = [linkDeDocumento] as const
