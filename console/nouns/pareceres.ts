import { linkDeArquivo } from '../../catalogue/management/arquivo/link-de-arquivo.ts'
import { consultaPendencia } from '../../catalogue/management/pendencia/consulta-pendencia.ts'
import { devolvePendencia, opinaProfessor } from '../../catalogue/management/pendencia/index.ts'
import { listaPendencias } from '../../catalogue/management/pendencia/lista-pendencias.ts'

/** Operations of the page on which deliveries are decided one after another. */
export const pareceres = [
  opinaProfessor,
  devolvePendencia,
  listaPendencias,
  consultaPendencia,
  linkDeArquivo,
] as const
