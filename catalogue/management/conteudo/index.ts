import { linkDeCurriculo } from './link-de-curriculo.ts'
import { linkDeDocumento } from './link-de-documento.ts'

/** How people get the contents that batches brought. */
export const conteudoOperations = [linkDeCurriculo, linkDeDocumento] as const
